/** Reads which releases there are, and when each is shown. Their words are read by scripts/generate/content. */
import { basename, join } from 'node:path';
import type { AddedPageId } from '~/content/pageTable';
import { parseData } from '~/schemas/dataFile';
import { releaseTimesSchema } from '~/schemas/release';
import { isCurrent, type Period } from '~/shared/period';
import { listDataFiles } from '~scripts/lib/system-files';
import type { ErrorCollector } from './collect-errors';
import { readJson } from './read-json';

/** A file of data/press. */
export interface ReleaseFile {
  /** `press/new-harbour`, by the name of the file. */
  readonly id: AddedPageId<'press'>;
  /** The date of the release, as an ISO date. */
  readonly date: string;
  /** When it is shown. */
  readonly period: Period;
  /** Whether it is shown at the moment of the build. */
  readonly isCurrent: boolean;
}

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
  dataFolder: string,
  now: Date,
  timeZone: string,
  { errors, read }: ErrorCollector,
): readonly ReleaseFile[] {
  const folder = join(dataFolder, 'press');
  const releases = listDataFiles(folder).flatMap((name): readonly ReleaseFile[] => {
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
    return [{ id: `press/${basename(name, '.json')}`, date, period, isCurrent: isCurrent(period, now, timeZone) }];
  });
  const sortKey = ({ date, id, period }: ReleaseFile) => `${date} ${period.from} ${id}`;
  return releases.toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1));
}
