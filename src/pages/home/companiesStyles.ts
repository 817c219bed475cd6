import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { hangingIcon, motion, space, targetSize } from '~/theme/layout';
import { font } from '~/theme/typography';

/** On wide screens the right half shows the picture of the first row, or of the row under the pointer. */
export const Index = styled('ul')(({ theme }) => ({
  position: 'relative',
  marginBlockStart: space.block,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    paddingInlineEnd: 'calc(42% + 3rem)',
  },
}));

export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  // Pictures must stay lower than their rows.
  gridTemplateColumns: '1fr min(34%, 11rem)',
  alignItems: 'center',
  columnGap: '1.25rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    '& img': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: '42%',
      height: '100%',
      opacity: 0,
      transition: `opacity 320ms ease-out`,
    },
    '&:is(:first-of-type, :hover, :focus-within) img': { opacity: 1 },
  },
}));

/** A link, or a text above links to two sites. */
export const Entry = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  paddingBlock: '1.5rem',
  '& > .MuiTypography-root': { gridColumn: '1 / -1' },
  '& > .MuiTypography-label': { marginBlock: '0.5rem 0.25rem' },
  '& > svg': { gridArea: '1 / 2', color: theme.vars.palette.primary.main, transition: `transform ${motion.quick}` },
  '&[href]:hover': { color: theme.vars.palette.primary.main },
  '&:hover > svg': { transform: 'translate(3px,-3px)' },
})) as typeof Link;

export const Sites = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.75rem',
  gridColumn: '1 / -1',
  '& a': { padding: `0.5rem ${hangingIcon.room} 0.5rem 0`, minHeight: targetSize },
  '& svg': { marginInline: hangingIcon.marginInline, verticalAlign: '-0.2em' },
});

export const Name = styled('span')({
  fontFamily: font.serif,
  fontSize: 'clamp(1.75rem, 1.25rem + 2vw, 2.75rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
});
export const Foot = styled('div')({
  display: 'grid',
  gap: space.block,
  marginBlockStart: '2.5rem',
  justifyItems: 'start',
});
