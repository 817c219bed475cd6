/** The one Material UI theme: colours, type, space, motion and the look of every component. */
import { createTheme } from '@mui/material/styles';
import { attributes } from '~/boot/contract';
import { buttons } from './components/buttons';
import { fields } from './components/fields';
import { surfaces } from './components/surfaces';
import { text } from './components/text';
import { breakpoints } from './layout';
import { mixins } from './mixins';
import { schemes } from './palette';
import { typography } from './typography';
import { shouldSkipGeneratingVar } from './variables';

const created = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: attributes.scheme, shouldSkipGeneratingVar },
  colorSchemes: { light: { palette: schemes.light }, dark: { palette: schemes.dark } },
  typography,
  breakpoints: { values: breakpoints, unit: 'rem' },
  shape: { borderRadius: 2 },
  mixins,
  components: { ...text, ...buttons, ...surfaces, ...fields },
});

/** Its variables without a value to fall back on, as Material UI's own provider gives them: every page carries them. */
export const theme = { ...created, vars: created.generateThemeVars() };
