import { Stack, styled } from '@mui/material';

/** Buttons side by side. On a phone they are one below the other: it would depend on the font whether two fit side by side. */
export const ButtonRow = styled(Stack)(({ theme }) => ({
  gap: '0.75rem',
  [theme.breakpoints.up('sm')]: { flexFlow: 'wrap', alignItems: 'center' },
}));
