/** The archive as files of the site: for each combination a list of its pages, and the pages, each stored once. */
import { createHash } from 'node:crypto';
import { archivePagesMax, newsPageSize } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { withoutKnown } from '~/features/news/model/address';
import { type ArchivedArticle, articleOf, newestOf } from '~/features/news/model/archive';
import { archiveListPath, archivePagePath } from '~/features/news/model/archivePages';
import type { Article } from '~/features/news/model/article';
import type { Snapshot } from '~/features/news/model/snapshot';

interface ArchiveFiles {
  /** Text by path without base. */
  readonly files: ReadonlyMap<string, string>;
  /** Pages of each combination, by `region/category`. */
  readonly pages: ReadonlyMap<string, number>;
}

/** The articles of a combination after its snapshot, in pages, newest first. */
function pagesOf(older: readonly Article[]): readonly (readonly Article[])[] {
  const count = Math.min(archivePagesMax, Math.ceil(older.length / newsPageSize));
  return Array.from({ length: count }, (_, page) => older.slice(page * newsPageSize, (page + 1) * newsPageSize));
}

/**
 * @param snapshots by `region/category`: what a combination's snapshot shows, its pages do not show again. A
 * combination without snapshot has no pages.
 */
export function archiveFiles(
  archive: readonly ArchivedArticle[],
  snapshots: ReadonlyMap<string, Pick<Snapshot, 'articles'>>,
): ArchiveFiles {
  const files = new Map<string, string>();
  const pages = new Map<string, number>();
  for (const combination of combinations) {
    const snapshot = snapshots.get(keyOf(combination));
    if (snapshot === undefined) continue;
    const older = withoutKnown(newestOf(archive, combination), snapshot.articles);
    const names = pagesOf(older.map(articleOf)).map((page) => {
      const text = JSON.stringify(page);
      const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
      files.set(archivePagePath(name), text);
      return name;
    });
    if (names.length === 0) continue;
    files.set(archiveListPath(combination), JSON.stringify(names));
    pages.set(keyOf(combination), names.length);
  }
  return { files, pages };
}
