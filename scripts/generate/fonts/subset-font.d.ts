declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /** Reduces a font to the glyphs of a text, and its axes to a value or a range. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
