/** The theme's own variants and colours, so that a misspelt one does not compile. */
import '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { mixins } from './mixins';

type Own = 'display' | 'title' | 'heading' | 'subheading' | 'lead' | 'body' | 'small' | 'label';
type SiteMixins = typeof mixins;
interface NightBackgrounds {
  main: string;
  deep: string;
  glow: string;
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<Own, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<Own, CSSProperties>> {}
  interface Palette {
    /** Borders of form fields. */
    outline: string;
    /** Backgrounds of the bands that are dark in both schemes. */
    night: NightBackgrounds;
  }
  interface PaletteOptions {
    outline?: string;
    night?: NightBackgrounds;
  }
  interface Mixins extends SiteMixins {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<Own, true> {
    h1: false;
    h2: false;
    h3: false;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body1: false;
    body2: false;
    button: false;
    caption: false;
    overline: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true;
    outline: true;
    night: true;
    nightOutline: true;
    text: false;
    outlined: false;
    contained: false;
  }
  /** Each variant has its own colours. */
  interface ButtonPropsColorOverrides {
    none: true;
    inherit: false;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}
