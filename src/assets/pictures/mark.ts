/** Written by `npm run artwork`: the logo of src/assets/brand, or the drawn mark where there is none. */

export type Mark =
  /** On a square of 32 units: `wind` in the text's colour, `harbour` in amber. */
  | { readonly kind: 'drawn'; readonly wind: string; readonly harbour: { readonly cx: number; readonly cy: number; readonly r: number } }
  /** Size in CSS pixels. */
  | { readonly kind: 'logo'; readonly src: string; readonly width: number; readonly height: number };

export const mark: Mark = { kind: 'drawn', wind: 'M30.4 7c-3.3-1.9-6.9-3.3-10.7-3.6s-7.6.8-10.7 3.1-5 5.7-6.2 9.3-1.5 7.5-.8 11.2c1.5-2.9 2.6-6 4-8.9s3.3-5.7 5.8-7.8 5.6-3.4 8.9-3.7 6.5 0 9.7.4m0 8.4c-3.3-2.6-7.4-4.5-11.5-4.2s-8.1 2.9-10.4 6.3-3.6 7.7-3.5 11.9c2.1-2.9 3.8-6.1 6.1-8.9s5.2-5.2 8.7-6 7.1 0 10.6.9', harbour: {"cx":20.6,"cy":23.4,"r":4.4} };
