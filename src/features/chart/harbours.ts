import { type HarbourId, harbourPlaces } from '~/config/harbours';
import { subsolarPoint, viewFromAbove } from './sun';

/** Whether the sun is below the horizon of a harbour. */
export function isDark(id: HarbourId, now: number): boolean {
  return viewFromAbove(harbourPlaces[id], subsolarPoint(now))[2] < 0;
}
