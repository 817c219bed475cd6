/** Reads which releases there are, and which are shown. Their words are read by scripts/generate/content. */
import { basename, join } from 'node:path';
import type { AddedPage } from '~/content/pageTable';
import { releaseDateSchema } from '~/pages/press/release.node.ts';
import { parseData } from '~/schemas/dataFile';
import { startOfDay } from '~/shared/startOfDay';
import { listDataFiles } from '~scripts/lib/system-files';
import type { ErrorCollector } from '~scripts/settings/collect-errors';
import { readJson } from '~scripts/settings/read-json';

/** The pages of releases. */
export interface PressPages {
  /** All of them, those included whose day has not begun. */
  readonly all: readonly AddedPage[];
  /** Those that the site has at the moment of the build. */
  readonly shown: readonly AddedPage[];
}

/**
 * Reads the releases of `data/press`, sorted from the newest to the oldest.
 * @param now the moment that the site is built for: a release is shown from the day of its date on, which begins in New York
 */
export function readReleases(dataFolder: string, now: Date, { errors, read }: ErrorCollector): PressPages {
  const folder = join(dataFolder, 'press');
  const releases = listDataFiles(folder).flatMap((name) => {
    const file = join(folder, name);
    if (!/^[a-z\d]+(?:-[a-z\d]+)*\.json$/.test(name)) {
      errors.push(`${file}: name it as in new-harbour.json: small letters, digits and hyphens`);
      return [];
    }
    const { date } = read(
      () => parseData(releaseDateSchema, readJson(file), (path) => `${file}: ${path}`),
      () => ({ date: '1970-01-01' }),
    );
    return [{ id: `press/${basename(name, '.json')}`, date } as const];
  });
  const sortKey = ({ date, id }: (typeof releases)[number]) => `${date} ${id}`;
  const sorted = releases.toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1));
  return { all: sorted, shown: sorted.filter(({ date }) => Date.parse(startOfDay(date)) <= now.getTime()) };
}
