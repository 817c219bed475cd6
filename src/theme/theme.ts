import { alpha, createTheme, darken } from '@mui/material/styles';
import { attributes } from '~/config/documentNames';
import { buttonComponents } from './components/buttons';
import { fieldComponents } from './components/fields';
import { surfaceComponents } from './components/surfaces';
import { textComponents } from './components/text';
import { breakpoints as values, pageWidth, space } from './layout';
import { mixins } from './mixins';
import { hoverShade, onNight, schemes } from './palette';
import { typography } from './typography';

/** Adds colours that follow from the site's. `onNight` is the same in both schemes. */
const toPalette = (scheme: (typeof schemes)['light' | 'dark']) => ({
  ...scheme,
  tonalOffset: { light: 0.2, dark: hoverShade },
  action: { hover: alpha(scheme.text.primary, hoverShade), hoverOpacity: hoverShade },
  // Texts on filled components have the contrast of WCAG 2.2 AA.
  contrastThreshold: 4.5,
  onNight: {
    main: onNight.ink,
    light: onNight.ink,
    dark: darken(onNight.ink, hoverShade),
    contrastText: onNight.background,
  },
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: attributes.scheme },
  colorSchemes: { light: { palette: toPalette(schemes.light) }, dark: { palette: toPalette(schemes.dark) } },
  // The unit is rem, so that space grows with the visitor's text size.
  spacing: '0.5rem',
  typography,
  breakpoints: { values, unit: 'rem' },
  shape: { borderRadius: 2 },
  mixins,
  components: {
    ...textComponents,
    ...surfaceComponents,
    ...buttonComponents,
    ...fieldComponents,
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          variants: [
            { props: { maxWidth: false }, style: { maxWidth: pageWidth } },
            {
              props: { disableGutters: false },
              style: { paddingInline: space.gutter, [breakpoints.up('sm')]: { paddingInline: space.gutter } },
            },
          ],
        }),
      },
    },
  },
});

/** Styles of one scheme. Material UI's own function knows the visitor's choice alone; without script the system decides. */
theme.applyStyles = (scheme, styles) => ({
  [`*:where([${attributes.scheme}="${scheme}"]) &`]: styles,
  [`@media (prefers-color-scheme: ${scheme})`]: { [`*:where(html:not([${attributes.scheme}])) &`]: styles },
});
