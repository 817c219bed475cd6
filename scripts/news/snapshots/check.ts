/** Validates a folder of news without writing: what a build would refuse, and what it would not notice. */
import { newsPageSize } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { articleOf, newestOf } from '~/features/news/model/archive';
import { mixedOrigins, readNewsFolder, unreadableIn } from './news-folder';
import { goneSnapshots, snapshotName, unknownFiles } from './snapshot-files';

export interface CheckResult {
  readonly files: number;
  /** In all snapshots together, and in the archive. */
  readonly articles: number;
  readonly archived: number;
  /** What a refresh mends, or names: one line each, with the file's name first. */
  readonly faults: readonly string[];
  /** Files that are no news, which a refresh leaves alone. */
  readonly unknownFiles: readonly string[];
}

/** @throws Error of the file system when the folder cannot be listed. */
export function checkSnapshots(directory: string): CheckResult {
  const folder = readNewsFolder(directory, combinations);
  const { archive, index, snapshots } = folder;
  const none = { files: 0, articles: 0, archived: 0, unknownFiles: [] };
  if (index.kind === 'missing') return { ...none, faults: ['index.json: missing'] };
  const archived = [...archive.values()].flatMap((file) => (file.kind === 'ok' ? file.value.articles : []));
  const faults = [...unreadableIn(folder), ...mixedOrigins(folder)];
  const isWhole = faults.length === 0;
  let [files, articles] = [0, 0];
  for (const combination of combinations) {
    const key = keyOf(combination);
    const read = snapshots.get(key);
    if (read?.kind === 'missing') faults.push(`${snapshotName(key)}: missing`);
    if (read?.kind !== 'ok') continue;
    files += 1;
    articles += read.value.articles.length;
    if (index.kind === 'ok' && index.value.combinations[key] === undefined)
      faults.push(`index.json: combinations: ${key} is not listed, but the file is there`);
    const newest = newestOf(archived, combination).slice(0, newsPageSize).map(articleOf);
    if (isWhole && JSON.stringify(newest) !== JSON.stringify(read.value.articles))
      faults.push(`${snapshotName(key)}: not the newest of the archive`);
  }
  const gone = goneSnapshots(directory, combinations);
  faults.push(...gone.map((name) => `${name}: its combination is gone`));
  const unknown = unknownFiles(directory, combinations).filter((name) => !gone.includes(name));
  return { files, articles, archived: archived.length, faults, unknownFiles: unknown };
}
