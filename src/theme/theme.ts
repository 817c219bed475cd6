import { createTheme } from '@mui/material/styles';
import { attributes } from '~/boot/contract';
import { schemes } from '~generated/palette';
import { site } from '~generated/site';
import { bars } from './components/bars';
import { buttons } from './components/buttons';
import { fields } from './components/fields';
import { surfaces } from './components/surfaces';
import { text } from './components/text';
import { breakpoints, pageWidth, space } from './layout';
import { mixins } from './mixins';
import { typography } from './typography';

const created = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: attributes.scheme },
  colorSchemes: { light: { palette: schemes.light }, dark: { palette: schemes.dark } },
  typography,
  breakpoints: { values: breakpoints, unit: 'rem' },
  shape: { borderRadius: site.corners },
  mixins,
  components: {
    ...text,
    ...bars,
    ...surfaces,
    ...buttons,
    ...fields,
    MuiContainer: {
      defaultProps: { maxWidth: false, disableGutters: true },
      styleOverrides: { root: { maxWidth: pageWidth, paddingInline: space.gutter } },
    },
  },
});

/** The theme with variables without fallback values, as in Material UI's own provider: every page defines them. */
export const theme = { ...created, vars: created.generateThemeVars() };
