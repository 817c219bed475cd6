import type { Components, Theme } from '@mui/material/styles';
import { pageWidth, space } from '~/theme/layout';

export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: pageWidth, paddingInline: space.gutter } },
  },
};
