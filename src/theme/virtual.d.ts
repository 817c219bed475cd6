/** Made by scripts/fonts/plugin.ts. */
declare module 'virtual:fonts' {
  type Families = Readonly<Record<'headings' | 'text', string>>;

  /** Rules of the site's fonts, and of the fonts of systems that stand in until they arrive. */
  export const fontFaces: () => string;
  export const fontFamilies: { readonly standIns: Families; readonly own: Families };
  export const headingMetrics: {
    /** Width of the digit 0, which `ch` means, in em. */
    readonly zero: number;
    /** The widest word of the site's headings and of its hero's, in em. */
    readonly widest: { readonly page: number; readonly hero: number };
  };
  /** Whether the font of the text has a semi-bold; otherwise browsers make one. */
  export const hasTextWeights: boolean;
}
