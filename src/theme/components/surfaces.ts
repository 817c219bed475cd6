import type { Components, Theme } from '@mui/material/styles';
import { pageWidth, space } from '~/theme/layout';

export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: pageWidth, paddingInline: space.gutter } },
  },
  // Hairlines and space instead of boxes and shadows.
  MuiPaper: { defaultProps: { variant: 'outlined', square: true } },
  MuiCard: {
    styleOverrides: { root: { border: 0, backgroundColor: 'transparent', color: 'inherit', overflow: 'visible' } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 0, '&:last-child': { paddingBlockEnd: 0 } } } },
};
