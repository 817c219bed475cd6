import { styled } from '@mui/material';

/** One of the page's two columns, whose headings, texts and frames share rows, so that they begin and end alike. */
export const ContactColumn = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'grid', gridRow: '1 / 5', gridTemplateRows: 'subgrid' },
}));
