import { newsPageTimesLimitMax } from '../../../config/limits';

/** Whether the service would answer for this page; past it, asking is an error. */
export function isWithinReach(page: number, limit: number): boolean {
  return page * limit <= newsPageTimesLimitMax;
}
