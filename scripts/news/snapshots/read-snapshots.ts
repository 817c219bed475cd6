import { newsPageSize } from '~/config/limits';
import { keyOf } from '~/config/selection';
import { type ArchivedArticle, articleOf, newestOf } from '~/features/news/model/archive';
import type { Snapshot } from '~/features/news/model/snapshot';
import { selections } from '~scripts/settings/news-filters';
import { cureFor, faultsIn, readNewsFolder } from './news-folder';
import type { SnapshotIndex } from './news-index';

export interface News {
  readonly index: SnapshotIndex;
  /** The newest twelve of every selection, by `region/category`. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  /** Every article that is known, of the newest day first. */
  readonly archive: readonly ArchivedArticle[];
}

/**
 * Reads a whole folder of news, for a build.
 * @throws Error with one line that names the folder, the file, the record and the cure, when a file is corrupt, missing,
 * or of another origin than the rest
 */
export function readSnapshots(directory: string): News {
  const folder = readNewsFolder(directory);
  const { index } = folder;
  const [fault] = faultsIn(folder);
  if (index === null || fault !== undefined) throw new Error(`${directory}: ${fault}; ${cureFor(directory)}`);
  const archive = [...folder.archive.values()].flatMap(({ articles }) => articles);
  const snapshots = selections.map((selection): readonly [string, Snapshot] => {
    const key = keyOf(selection);
    const { found, limit } = index.selections[key] ?? { found: 0, limit: newsPageSize };
    const articles = newestOf(archive, selection).slice(0, newsPageSize).map(articleOf);
    return [key, { ...selection, found: Math.max(found, articles.length), limit, articles }];
  });
  return { index, snapshots: new Map(snapshots), archive };
}
