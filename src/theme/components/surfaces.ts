import type { ThemeOptions } from '@mui/material/styles';

/** Surfaces are flat, unless a component is given an elevation. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiAlert: { styleOverrides: { action: { alignItems: 'center', paddingBlock: 0 } } },
  // A table that is wider than its container scrolls.
  MuiTableCell: { styleOverrides: { root: { overflowWrap: 'break-word' } } },
  MuiStack: { defaultProps: { useFlexGap: true } },
};
