import type { ArchivedArticle } from '~/features/news/model/archive';
import { cureFor, faultsIn, readNewsFolder } from './news-folder';
import type { SnapshotIndex } from './news-index';

export interface News {
  /** Null in a first checkout. */
  readonly index: SnapshotIndex | null;
  /** Every article that is known, of the newest day first. */
  readonly archive: readonly ArchivedArticle[];
}

/**
 * Reads a whole folder of news, for a build.
 * @throws Error with one line that names the folder, the file, the record and the cure, when a file is corrupt, missing,
 * or of another origin than the rest
 */
export function readNews(directory: string): News {
  const folder = readNewsFolder(directory);
  const [fault] = faultsIn(folder);
  if (fault !== undefined) throw new Error(`${directory}: ${fault}; ${cureFor(directory)}`);
  return { index: folder.index, archive: [...folder.archive.values()].flatMap(({ articles }) => articles) };
}
