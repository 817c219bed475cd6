/** Time zones of the harbours, by the names of the time zone database. */
export const harbourZones = {
  newYork: 'America/New_York',
  santoDomingo: 'America/Santo_Domingo',
  portAuPrince: 'America/Port-au-Prince',
} as const;
export type HarbourId = keyof typeof harbourZones;
export const harbourIds: readonly HarbourId[] = ['newYork', 'santoDomingo', 'portAuPrince'];
