/** Validates a folder of news without writing: what a build would refuse, and what it would not notice. */
import { newsPageSize } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { articleOf, newestOf } from '~/features/news/model/archive';
import { goneSnapshots, mixedOrigins, readNewsFolder, unreadableIn } from './news-folder';
import { snapshotName } from './snapshot-files';

export interface CheckResult {
  readonly archived: number;
  /** One line each, with the file's name first. */
  readonly faults: readonly string[];
}

/** @throws Error of the file system when the folder cannot be listed. */
export function checkSnapshots(directory: string): CheckResult {
  const folder = readNewsFolder(directory);
  if (folder.index.kind === 'missing') return { archived: 0, faults: ['index.json: missing'] };
  const articles = [...folder.archive.values()].flatMap((file) => (file.kind === 'ok' ? file.value.articles : []));
  const faults = [...unreadableIn(folder), ...mixedOrigins(folder)];
  const isReadable = faults.length === 0;
  for (const combination of combinations) {
    const name = snapshotName(keyOf(combination));
    const read = folder.snapshots.get(keyOf(combination));
    if (read?.kind === 'missing') faults.push(`${name}: missing`);
    if (read?.kind !== 'ok' || !isReadable) continue;
    const newest = newestOf(articles, combination).slice(0, newsPageSize).map(articleOf);
    if (JSON.stringify(newest) !== JSON.stringify(read.value.articles))
      faults.push(`${name}: not the newest of the archive`);
  }
  const gone = goneSnapshots(directory, folder).map((name) => `${name}: its combination is gone`);
  return { archived: articles.length, faults: [...faults, ...gone] };
}
