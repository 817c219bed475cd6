/** What the home page's hero is with and without its chart. */
import { styled } from '@mui/material/styles';

export const Band = styled('section')(({ theme }) => ({
  ...theme.mixins.nightBackground,
  position: 'relative',
  // Above the figures' hairline, along which the passage runs.
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(100svh, 60rem)',
  // Not downwards, where the passage continues.
  overflowX: 'clip',
  [theme.breakpoints.up('md')]: { justifyContent: 'center' },
}));

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.875rem',
  marginBlockStart: '2.25rem',
});
