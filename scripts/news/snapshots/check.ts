/** Validates a snapshot folder without writing: what a build would refuse, and what it would not notice. */
import { newsPageSize } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { articleOf, newestOf } from '~/features/news/model/archive';
import { goneSnapshots, otherFiles } from './gone-snapshots';
import { mixedOrigins, readNewsFolder } from './news-folder';

export interface CheckResult {
  readonly files: number;
  /** In all snapshots together, and in the archive. */
  readonly articles: number;
  readonly archived: number;
  /** What a refresh mends: one line each, with the file's name first. */
  readonly faults: readonly string[];
  /** Files that are no snapshots, which a refresh leaves. */
  readonly strangers: readonly string[];
}

/** @throws Error of the file system when the folder cannot be listed. */
export function checkSnapshots(directory: string): CheckResult {
  const folder = readNewsFolder(directory, combinations);
  const { archive, index, snapshots } = folder;
  if (index.kind === 'missing')
    return { files: 0, articles: 0, archived: 0, faults: ['index.json: missing'], strangers: [] };
  const days = [...archive.values()];
  const archived = days.flatMap((file) => (file.kind === 'ok' ? file.value.articles : []));
  const faults: string[] = [
    ...(index.kind === 'invalid' ? [index.message] : []),
    ...days.flatMap((file) => (file.kind === 'invalid' ? [file.message] : [])),
    ...mixedOrigins(folder),
  ];
  const isWhole = faults.length === 0;
  let files = 0;
  let articles = 0;
  for (const combination of combinations) {
    const key = keyOf(combination);
    const read = snapshots.get(key);
    if (read?.kind === 'invalid') faults.push(read.message);
    else if (read?.kind !== 'ok') faults.push(`${key}.json: missing`);
    else {
      files += 1;
      articles += read.value.articles.length;
      if (index.kind === 'ok' && index.value.combinations[key] === undefined)
        faults.push(`index.json: combinations: ${key} is not listed, but the file is there`);
      const newest = newestOf(archived, combination).slice(0, newsPageSize).map(articleOf);
      if (isWhole && JSON.stringify(newest) !== JSON.stringify(read.value.articles))
        faults.push(`${key}.json: not the newest of the archive`);
    }
  }
  const gone = goneSnapshots(directory, combinations).map((key) => `${key}.json`);
  faults.push(...gone.map((path) => `${path}: its combination is gone`));
  const strangers = otherFiles(directory, combinations).filter((path) => !gone.includes(path));
  return { files, articles, archived: archived.length, faults, strangers };
}
