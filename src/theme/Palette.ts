/** How much darker a button is under the pointer, and how opaque the tint of one without a background. */
export const hoverShade = 0.08;

/** The site's colours, which follow from the owner's: scripts/generate/derive-palette.ts. As `#rrggbb` or `rgb()`. */
export interface Scheme {
  readonly text: { readonly primary: string; readonly secondary: string };
  readonly background: { readonly default: string; readonly paper: string };
  readonly divider: string;
  /** Links. */
  readonly primary: { readonly main: string };
  /** Primary buttons: colour, hover, and text on both. */
  readonly button: { readonly main: string; readonly hover: string; readonly text: string };
  /** Accents, such as the numbers of the parts of legal texts. */
  readonly secondary: { readonly main: string };
  readonly error: { readonly main: string };
  readonly success: { readonly main: string };
  /** Borders of form fields. */
  readonly outline: string;
  /** Backgrounds of the bands that are dark in both schemes. */
  readonly night: { readonly main: string; readonly deep: string; readonly glow: string };
}

export interface Palette {
  /** Browsers tint their own surfaces with it (specification). */
  readonly themeColor: string;
  readonly schemes: Readonly<Record<'light' | 'dark', Scheme>>;
  /** Colours on night backgrounds (hero, header, footer), the same in both schemes. `outline`: borders of buttons and fields. */
  readonly onNight: Readonly<
    Record<'background' | 'ink' | 'inkSoft' | 'line' | 'outline' | 'amber' | 'amberHalo' | 'shade', string>
  >;
}
