import type { ThemeOptions } from '@mui/material/styles';

/** Lists, cards and stacks: they bring structure, and the page that uses them draws their lines and spaces. */
export const surfaces: ThemeOptions['components'] = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disablePadding: true, disableGutters: true },
    // Items are blocks, or grids of their own tracks; Material UI's are rows.
    styleOverrides: { root: { display: 'block', width: 'auto', justifyContent: 'normal', alignItems: 'normal' } },
  },
  // The variant with a shadow writes a style attribute, which the content security policy blocks.
  MuiPaper: { defaultProps: { variant: 'outlined', square: true } },
  MuiCard: {
    styleOverrides: {
      // Focus rings stand outside a card's links, and a picture in it may be sticky.
      root: { overflow: 'visible', border: 0, backgroundColor: 'transparent' },
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 0, '&:last-child': { paddingBottom: 0 } } } },
  MuiCardActions: { defaultProps: { disableSpacing: true }, styleOverrides: { root: { padding: 0 } } },
  MuiStack: { defaultProps: { useFlexGap: true } },
};
