/** The next moment at which the site has to be built again, although nobody changes its data. */
import { getNextChange } from '~/shared/period';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** File of the generated folder with that moment, or empty: the deploy records it (.github/workflows/deploy.yml). */
export const nextChangeFile = 'next-change.txt';

/** ISO 8601 in UTC; empty if nothing that is to come is known. */
export function findNextChange({ dataPages, now, releases, settings }: SiteSettings): string {
  const periods = [...releases.map(({ period }) => period), ...dataPages.flatMap(({ openings }) => openings)];
  return getNextChange(periods, now, settings.timeZone);
}
