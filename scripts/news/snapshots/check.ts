/** Validates a folder of news without writing: what a build would refuse, and what it would not notice. */
import { newsPageSize } from '~/config/limits';
import { articleOf, newestOf } from '~/features/news/model/archive';
import { faultsIn, readNewsFolder } from './news-folder';
import { indexName, snapshotName } from './snapshot-files';

export interface CheckResult {
  readonly archived: number;
  /** One line each, with the file's name first. */
  readonly faults: readonly string[];
}

/** @throws Error of the file system when the folder cannot be listed. */
export function checkSnapshots(directory: string): CheckResult {
  const folder = readNewsFolder(directory);
  if (folder.index === null && folder.unreadable.length === 0)
    return { archived: 0, faults: [`${indexName}: missing`] };
  const articles = [...folder.archive.values()].flatMap((file) => file.articles);
  const faults = faultsIn(folder);
  const stale = [...folder.snapshots].filter(([, snapshot]) => {
    const newest = newestOf(articles, snapshot).slice(0, newsPageSize).map(articleOf);
    return faults.length === 0 && JSON.stringify(newest) !== JSON.stringify(snapshot.articles);
  });
  return {
    archived: articles.length,
    faults: [
      ...faults,
      ...folder.missing.map((name) => `${name}: missing`),
      ...stale.map(([key]) => `${snapshotName(key)}: not the newest of the archive`),
      ...folder.gone.map((name) => `${name}: its selection is gone`),
    ],
  };
}
