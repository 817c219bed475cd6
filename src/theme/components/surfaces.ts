import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints } from '~/theme/layout';

/** The widths of dialogs in rem: those of the breakpoints, and for the smallest that of Material UI. */
const dialogWidths = { ...breakpoints, xs: 27.75 } as const;

/** Surfaces are flat, unless a component is given an elevation. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiAlert: { styleOverrides: { action: { alignItems: 'center', paddingBlock: 0 } } },
  // The body's `overflow-wrap: anywhere` would let a column shrink to one letter; a wider table scrolls instead.
  MuiTableCell: { styleOverrides: { root: { overflowWrap: 'break-word' } } },
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
  MuiStack: { defaultProps: { useFlexGap: true } },
};
