import { createTheme } from '@mui/material/styles';
import { color, font, type } from './tokens';

/**
 * Material UI in the site's clothes, for the forms it is used in. Colours come from the scheme's custom properties
 * by the overrides below, so that one theme serves light and dark and prints no variables of its own.
 */
export const muiTheme = createTheme({
  typography: { fontFamily: font.sans },
  shape: { borderRadius: 2 },
  components: {
    MuiInputLabel: {
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: '0.375rem',
          color: color.ink,
          ...type.label,
          whiteSpace: 'normal',
          '&.Mui-focused, &.Mui-error': { color: color.ink },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: color.ground,
          color: color.ink,
          fontSize: type.body.fontSize,
          '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: color.field, '& legend': { display: 'none' } },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.ink },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color.link, borderWidth: 2 },
        },
        input: {
          height: 'auto',
          minHeight: '1.5rem',
          lineHeight: 1.5,
          padding: '0.8125rem 0.875rem',
          // The browser scrolls to a field that lacks something: its label is to be seen too.
          scrollMarginBlockStart: '2.5rem',
          '&:focus-visible': { outline: 'none' },
        },
        multiline: { padding: 0 },
      },
    },
    MuiNativeSelect: {
      styleOverrides: {
        icon: { color: color.ink },
        select: { '& option': { backgroundColor: color.ground, color: color.ink } },
      },
    },
  },
});
