/** What `.generated/fonts.ts` says of the fonts. */

/** Values of CSS `font-family`: until the site's fonts arrive, and with them. */
export type FontFamilies = Readonly<Record<'standIns' | 'own', Readonly<Record<'headings' | 'text', string>>>>;
