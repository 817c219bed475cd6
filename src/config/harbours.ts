/** The harbours of the chart: the ids that milestones and the words of the chart have for them, time zones and places on the globe. */
export const harbourIds = ['newYork', 'santoDomingo', 'portAuPrince'] as const;

export type HarbourId = (typeof harbourIds)[number];

interface HarbourPlace {
  /** Name of the zone in the time zone database. */
  readonly timeZone: string;
  /** Latitude and longitude are in degrees: north and east are positive. */
  readonly latitude: number;
  readonly longitude: number;
}

export const harbourPlaces: Readonly<Record<HarbourId, HarbourPlace>> = {
  newYork: { timeZone: 'America/New_York', latitude: 40.7, longitude: -74 },
  santoDomingo: { timeZone: 'America/Santo_Domingo', latitude: 18.5, longitude: -69.9 },
  portAuPrince: { timeZone: 'America/Port-au-Prince', latitude: 18.5, longitude: -72.3 },
};
