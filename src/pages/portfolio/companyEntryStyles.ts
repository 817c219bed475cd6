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

export const Description = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const threeColumns = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > :last-of-type': { gridColumn: 'auto', borderBlockStart: 0 },
} as const;

/** Three in a row between hairlines; where a word would not fit, the last one below the others. */
export const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockStart: '1.75rem',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  overflow: 'hidden',
  '& > :last-of-type': { gridColumn: '1 / -1', borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.between('sm', 'lg')]: threeColumns,
  [theme.breakpoints.up('xl')]: threeColumns,
}));

export const Tile = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  padding: '1rem',
  // The first column's hairline lies outside.
  marginInlineStart: '-1px',
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
}));

export const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '2rem' });
