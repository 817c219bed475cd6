import type { ThemeOptions } from '@mui/material/styles';

/** Surfaces are flat, unless a component is given an elevation. */
export const surfaces: ThemeOptions['components'] = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiStack: { defaultProps: { useFlexGap: true } },
};
