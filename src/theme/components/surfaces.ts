import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints } from '~/theme/layout';

/** The widths of dialogs in rem: those of the breakpoints, and for the smallest that of Material UI. */
const dialogWidths = { ...breakpoints, xs: 27.75 } as const;

/** Surfaces are flat, unless a component is given an elevation. */
export const surfaceComponents: ThemeOptions['components'] = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiAlert: { styleOverrides: { action: { alignItems: 'center', paddingBlock: 0 } } },
  // Material UI derives a paler line from the divider, which would not be seen on the site's grounds.
  MuiTableCell: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        // Material UI adds pixels to a breakpoint here, which the theme has in rem.
        variants: (['xs', 'sm', 'md', 'lg', 'xl'] as const).map((maxWidth) => ({
          props: { maxWidth, scroll: 'body' },
          style: { '&&': { maxWidth: `min(${dialogWidths[maxWidth]}rem, 100% - 64px)` } },
        })),
      },
    },
  },
  // A surface of the site's own that is dark in both schemes, so that all buttons for its action can be read.
  MuiSnackbarContent: { styleOverrides: { root: ({ theme }) => theme.mixins.nightSurface } },
  MuiStack: { defaultProps: { useFlexGap: true } },
};
