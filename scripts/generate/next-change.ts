/** The next moment at which the site has to be built again, although nobody changes its data. */
import { getNextChange, type Period } from '~/shared/period';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** File of the generated folder with that moment, or empty: the deploy records it (.github/workflows/deploy.yml). */
export const nextChangeFile = 'next-change.txt';

interface TimeSettings {
  readonly now: Date;
  readonly settings: Pick<SiteSettings['settings'], 'timeZone'>;
  readonly releases: readonly { readonly period: Period }[];
  readonly dataPages: readonly { readonly openings: readonly Period[] }[];
}

/** Finds that moment, as ISO 8601 in UTC; empty if the data have no later one. */
export function findNextChange(
  { announcement }: { readonly announcement?: Period | undefined },
  { dataPages, now, releases, settings }: TimeSettings,
): string {
  const periods = [
    ...releases.map(({ period }) => period),
    ...dataPages.flatMap(({ openings }) => openings),
    ...(announcement === undefined ? [] : [announcement]),
  ];
  return getNextChange(periods, now, settings.timeZone);
}
