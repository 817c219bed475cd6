import { type HarbourId, harbourPlaces } from '~/config/harbours';
import { getSubsolarPoint, projectOnGlobe } from './sun';

/** Whether the sun is below the horizon of a harbour. */
export function isDarkAtHarbour(id: HarbourId, now: number): boolean {
  return projectOnGlobe(harbourPlaces[id], getSubsolarPoint(now))[2] < 0;
}
