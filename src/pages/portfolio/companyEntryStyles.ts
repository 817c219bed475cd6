import { styled } from '@mui/material/styles';

/** Picture and text, side by side on wide screens; every other entry has the picture on the right. */
export const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(12, 1fr)', alignItems: 'center' },
}));

export const Frame = styled('figure')(({ theme }) => ({
  '& img': { aspectRatio: '3 / 2' },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 8',
    gridRow: 1,
    'article:nth-of-type(even) > &': { gridColumn: '6 / 13' },
  },
}));

export const Text = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    gridColumn: '8 / 13',
    gridRow: 1,
    paddingInlineStart: '1.5rem',
    'article:nth-of-type(even) > &': { gridColumn: '1 / 6', paddingInline: '0 1.5rem' },
  },
}));

export const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlockStart: '1.75rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

export const Tile = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: 'clamp(1rem, 4vw, 2rem)',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { color: theme.vars.palette.text.secondary, minWidth: 'min(6rem, 30vw)' },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
}));

export const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '2rem' });
