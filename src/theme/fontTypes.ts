/** What `.generated/fonts.ts` says of the fonts. */

/** Values of CSS `font-family`: until the site's fonts arrive, and with them. */
export type FontFamilies = Readonly<Record<'standIns' | 'own', Readonly<Record<'headings' | 'text', string>>>>;

export interface HeadingMetrics {
  /** Width of the digit 0, which `ch` means, in em. */
  readonly zero: number;
  /** The widest word of the site's headings and of its hero's, in em. */
  readonly widest: { readonly page: number; readonly hero: number };
}
