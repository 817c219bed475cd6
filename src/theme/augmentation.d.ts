/** Declares the site's variants and colours to Material UI's types, so that a misspelt one does not compile. */
import '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { mixins } from './mixins';
import type { Scheme } from './Palette';

type SiteVariant = 'display' | 'title' | 'heading' | 'subheading' | 'lead' | 'body' | 'small' | 'label';
type SiteMixins = typeof mixins;
/** Colours of the palette besides Material UI's. */
type SiteColors = Pick<Scheme, 'button' | 'outline' | 'night'>;

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<SiteVariant, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<SiteVariant, CSSProperties>> {}
  interface Palette extends SiteColors {}
  interface PaletteOptions extends Partial<SiteColors> {}
  interface Mixins extends SiteMixins {}
}

type MuiVariant = `h${1 | 2 | 3 | 4 | 5 | 6}` | `${'subtitle' | 'body'}${1 | 2}` | 'button' | 'caption' | 'overline';

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<SiteVariant, true>, Record<MuiVariant, false> {}
}

type MuiColor = 'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides
    extends
      Record<'primary' | 'button' | 'outline' | 'night' | 'nightOutline', true>,
      Record<'text' | 'outlined' | 'contained', false> {}
  /** Each variant has its own colours. */
  interface ButtonPropsColorOverrides extends Record<'none', true>, Record<MuiColor, false> {}
}
