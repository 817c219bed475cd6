import { styled } from '@mui/material/styles';
import { media, motion, space, targetSize } from '~/theme/layout';

export type Tone = 'main' | 'quiet';

/** A row longer than the window scrolls sideways. It styles its links: every click renders all of them. */
export const Row = styled('nav')<{ ownerState: { readonly tone: Tone } }>(({ theme }) => ({
  '& > ul': {
    display: 'flex',
    paddingInline: `calc(${space.gutter} - 0.25rem)`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: space.gutter,
    // A link that is cut off fades.
    [theme.breakpoints.down('lg')]: {
      paddingInlineEnd: '3rem',
      maskImage: 'linear-gradient(270deg, transparent, #000 3rem)',
    },
  },
  '& li': { flexShrink: 0, scrollSnapAlign: 'start' },
  // The focus ring stands around the button, not on it.
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: targetSize,
    paddingInline: '0.25rem',
    whiteSpace: 'nowrap',
  },
  '& a > span': {
    minWidth: targetSize,
    padding: '0.3125rem 0.75rem',
    border: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'center',
    transition: `border-color ${motion.quick}`,
  },
  // On touch screens a hover stays after the tap.
  [media.hover]: { '& a:hover > span': { borderColor: 'currentColor' } },
  '& a:focus-visible': { outlineOffset: '-3px' },
  '& a[aria-current] > span': {
    backgroundColor: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
  [media.forcedColors]: { '& a[aria-current]': { textDecoration: 'underline' } },
  variants: [
    { props: { tone: 'main' }, style: { fontSize: '1rem', fontWeight: 500 } },
    { props: { tone: 'quiet' }, style: { fontSize: '0.9375rem' } },
  ],
}));
