/** Written by `npm run artwork`: where the harbours stand in the hero, in percent of the whole (uncropped) picture. */
export const harbours = {
  newYork: { x: 61.56, y: 16.98 },
  santoDomingo: { x: 64.01, y: 65.65 },
  portAuPrince: { x: 61.16, y: 65.21 },
} as const;
