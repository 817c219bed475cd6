/** Reads which releases there are, and when each is shown. Their words are read by scripts/generate/content. */
import { basename, join } from 'node:path';
import { listPressPages } from '~/pages/press/press.node.ts';
import { releaseTimesSchema } from '~/pages/press/release.node.ts';
import { parseData } from '~/schemas/dataFile';
import { isCurrent } from '~/shared/period';
import { listDataFiles } from '~scripts/lib/system-files';
import type { AddedPages, AddedPageSource } from '~scripts/settings/added-pages';
import type { ErrorCollector } from '~scripts/settings/collect-errors';
import { readJson } from '~scripts/settings/read-json';

/** Finds what is wrong with the name of a file; null if it is valid. */
function findNameError(name: string): string | null {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*\.json$/.test(name))
    return 'name it as in new-harbour.json: small letters, digits and hyphens';
  return /^\d{4}\.json$/.test(name)
    ? `/press/${basename(name, '.json')} is the page of a year: take another name`
    : null;
}

/** Reads the releases of `data/press`, sorted from the newest to the oldest. */
export function readReleases(
  { dataFolder, now, timeZone }: AddedPageSource,
  { errors, read }: ErrorCollector,
): AddedPages {
  const folder = join(dataFolder, 'press');
  const files = listDataFiles(folder).flatMap((name) => {
    const file = join(folder, name);
    const error = findNameError(name);
    if (error !== null) {
      errors.push(`${file}: ${error}`);
      return [];
    }
    const { date, from, until } = read(
      () => parseData(releaseTimesSchema, readJson(file), (path) => `${file}: ${path}`),
      () => ({ date: '1970-01-01', from: '', until: '' }),
    );
    if (from === '' && !isCurrent({ from: date }, now, timeZone))
      errors.push(
        `${file}: from: the date, ${date}, is ahead: write the moment from which the site shows the release, ` +
          `such as ${date}T09:00 by the clocks of ${timeZone}, or ${date} for the midnight with which the day begins`,
      );
    const period = { from: from || date, until };
    return [{ page: { id: `press/${basename(name, '.json')}`, date } as const, period }];
  });
  const sortKey = ({ page: { date, id }, period }: (typeof files)[number]) => `${date} ${period.from} ${id}`;
  const releases = files.toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1));
  const shown = releases.filter(({ period }) => isCurrent(period, now, timeZone));
  return {
    all: listPressPages(releases.map(({ page }) => page)),
    shown: listPressPages(shown.map(({ page }) => page)),
    timedParts: releases.map(({ page: { id }, period }) => ({ file: `${id}.json`, period })),
  };
}
