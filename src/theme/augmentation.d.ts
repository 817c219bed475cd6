/** Declares the site's variants and colours to Material UI's types, so that a misspelt one does not compile. */
import '@mui/material/themeCssVarsAugmentation';
import type { PaletteColorOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { mixins } from './mixins';
import type { Scheme } from './palette';

type SiteMixins = typeof mixins;
/** Colours of the palette besides Material UI's. */
interface SiteColors extends Pick<Scheme, 'button' | 'outline' | 'night'> {
  readonly onNight: PaletteColorOptions;
}

declare module '@mui/material/styles' {
  interface TypographyVariants {
    readonly display: CSSProperties;
    readonly h2Small: CSSProperties;
    readonly figure: CSSProperties;
    readonly companyName: CSSProperties;
    readonly statement: CSSProperties;
  }
  interface TypographyVariantsOptions {
    readonly display?: CSSProperties;
    readonly h2Small?: CSSProperties;
    readonly figure?: CSSProperties;
    readonly companyName?: CSSProperties;
    readonly statement?: CSSProperties;
  }
  interface Palette extends SiteColors {}
  interface PaletteOptions extends Partial<SiteColors> {}
  interface Mixins extends SiteMixins {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    h2Small: true;
    figure: true;
    companyName: true;
    statement: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsSizeOverrides {
    /** A size for fingers, in the colour of the text around the button. */
    touch: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    /** The colour of buttons on backgrounds that are dark in both schemes. */
    onNight: true;
  }
}
