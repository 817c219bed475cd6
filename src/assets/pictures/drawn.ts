/** Written by `npm run artwork`: what pages need to know about the drawings. */

/** The mark, for inlining: `wind` in the text's colour, `harbour` in amber. */
export const mark = {
  viewBox: '0 0 32 32',
  wind: 'M30.4 7c-3.26-1.94-6.89-3.34-10.67-3.6s-7.67.78-10.69 3.08-5.09 5.68-6.22 9.3-1.52 7.5-.82 11.22c1.53-2.88 2.55-6 4.03-8.9s3.26-5.73 5.74-7.84 5.65-3.32 8.89-3.7 6.5.05 9.74.44m0 8.4c-3.29-2.59-7.36-4.45-11.54-4.16s-8.02 2.84-10.39 6.29-3.58 7.68-3.47 11.87c2.13-2.89 3.78-6.12 6.05-8.9s5.22-5.18 8.72-5.97 7.15 0 10.63.87',
  harbour: { cx: 20.6, cy: 23.4, r: 4.4 },
} as const;

/** Where the harbours stand in the hero, in percent of the whole (uncropped) picture. */
export const heroHarbours = {
  landscape: { newYork: { x: 61.56, y: 16.98 }, santoDomingo: { x: 64.01, y: 65.65 }, portAuPrince: { x: 61.16, y: 65.21 } },
  portrait: { newYork: { x: 42.34, y: 49.08 }, santoDomingo: { x: 47.94, y: 82.84 }, portAuPrince: { x: 42.48, y: 82.58 } },
} as const;
