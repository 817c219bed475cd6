import { styled } from '@mui/material/styles';
import { media, motion, space, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';

export type Tone = 'main' | 'quiet';

/** A row longer than the window scrolls sideways. It styles its links: every click renders all of them. */
export const Row = styled('nav')<{ ownerState: { readonly tone: Tone } }>(({ theme }) => ({
  '& > ul': {
    display: 'flex',
    columnGap: 'clamp(1.375rem, 0.9rem + 1.2vw, 2.25rem)',
    paddingInline: space.gutter,
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
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: targetSize,
    minHeight: targetSize,
    marginInline: '-0.25rem',
    paddingInline: '0.25rem',
    whiteSpace: 'nowrap',
  },
  // On touch screens a hover stays after the tap.
  [media.hover]: { '& a:hover': { color: theme.vars.palette.primary.main } },
  '& a:focus-visible': { outlineOffset: '-3px' },
  '& a > span': { position: 'relative' },
  '& a > span::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-0.3125rem',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  '& a[aria-current] > span::after': { transform: 'scaleX(1)' },
  [media.forcedColors]: { '& a[aria-current]': { textDecoration: 'underline' } },
  variants: [
    {
      props: { tone: 'main' },
      style: {
        fontSize: '1.0625rem',
        fontWeight: 500,
        '& a[aria-current]': { color: theme.vars.palette.text.primary },
        '& a > span::after': { height: '3px', backgroundColor: onNight.amber },
      },
    },
    {
      props: { tone: 'quiet' },
      style: {
        fontSize: '0.9375rem',
        '& a[aria-current]': { color: theme.vars.palette.primary.main },
        '& a > span::after': { height: '2px', backgroundColor: theme.vars.palette.primary.main },
        // A short word in a target of full width would stand too far from its neighbours.
        '& li:first-of-type': { marginInlineEnd: '-0.75rem' },
      },
    },
  ],
}));
