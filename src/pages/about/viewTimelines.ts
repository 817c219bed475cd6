/** Names of the view timelines of the list of years, and of those years by which a harbour is lit (CSS, `timeline-scope`). */
import { type HarbourId, harbourIds } from '~/features/chart/harbours';

export const listTimeline = '--years';
export const harbourTimeline = (id: HarbourId) => `--${id}` as const;
export const timelineNames = [listTimeline, ...harbourIds.map(harbourTimeline)].join();
