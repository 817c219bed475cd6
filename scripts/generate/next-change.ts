/** The next moment at which the site has to be built again, although nobody changes its data. */
import { getNextChange } from '~/shared/period';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** File of the generated folder with that moment, or empty: the deploy records it (.github/workflows/deploy.yml). */
export const nextChangeFile = 'next-change.txt';

interface TimeSettings extends Pick<SiteSettings, 'now' | 'timedParts'> {
  readonly settings: Pick<SiteSettings['settings'], 'timeZone'>;
}

/** Finds that moment, as ISO 8601 in UTC; empty if the data have no later one. */
export function findNextChange({ now, settings, timedParts }: TimeSettings): string {
  const periods = timedParts.map(({ period }) => period);
  return getNextChange(periods, now, settings.timeZone);
}
