/** What a site shows for a time only. */
import type { Period } from '~/shared/period';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** A release, an opening or the announcement. */
export interface TimedPart {
  /** Path of its file in the folder of the data. */
  readonly file: string;
  readonly period: Period;
}

export interface TimedSettings {
  readonly releases: readonly Pick<SiteSettings['releases'][number], 'id' | 'period'>[];
  readonly dataPages: readonly {
    readonly id: SiteSettings['dataPages'][number]['id'];
    readonly openings: readonly Period[];
  }[];
}

export interface TimedData {
  readonly announcement?: Period | undefined;
}

export function listTimedParts(
  { dataPages, releases }: TimedSettings,
  { announcement }: TimedData,
): readonly TimedPart[] {
  return [
    ...releases.map(({ id, period }) => ({ file: `${id}.json`, period })),
    ...dataPages.flatMap(({ id, openings }) => openings.map((period) => ({ file: `${id}/page.json`, period }))),
    ...(announcement === undefined ? [] : [{ file: 'announcement.json', period: announcement }]),
  ];
}
