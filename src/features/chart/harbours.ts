/** The harbours of the chart: their time zones, and where they are on the globe. */
import type { HarbourId } from '~/config/harbours';
import { type Coordinates, subsolarPoint, viewFromAbove } from './sun';

/** Time zones of the harbours, by the names of the time zone database. */
export const harbourZones: Readonly<Record<HarbourId, string>> = {
  newYork: 'America/New_York',
  santoDomingo: 'America/Santo_Domingo',
  portAuPrince: 'America/Port-au-Prince',
};

export const harbourCoordinates: Readonly<Record<HarbourId, Coordinates>> = {
  newYork: { latitude: 40.7, longitude: -74 },
  santoDomingo: { latitude: 18.5, longitude: -69.9 },
  portAuPrince: { latitude: 18.5, longitude: -72.3 },
};

/** Whether the sun is below the horizon of a harbour. */
export function isDark(id: HarbourId, now: number): boolean {
  return viewFromAbove(harbourCoordinates[id], subsolarPoint(now))[2] < 0;
}
