import { styled } from '@mui/material';

/** Buttons side by side. On a phone they are one below the other: it would depend on the font whether two fit side by side. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  [theme.breakpoints.up('sm')]: { flexFlow: 'wrap', alignItems: 'center' },
}));
