/** Composes the files of a folder of news, and writes those that changed. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newsPageSize } from '~/config/limits';
import type { NewsOrigin } from '~/news/newsList';
import { selectionKey } from '~/news/selection';
import { getErrorMessage } from '~/shared/getErrorMessage';
import type { SnapshotArticles } from './collection';
import { indexName, type NewsFolder, type NewsIndex } from './read-folder';
import { type ServiceFacts, type Snapshot, snapshotName, type StoredArticle, toArticle } from './snapshot';

interface NewsToWrite {
  readonly snapshots: SnapshotArticles;
  /** What the service said of the selections, by their keys. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  readonly origin: NewsOrigin;
  /** The instant of this run, which the index gets if articles changed. */
  readonly changedAt: string;
}

/** Texts of files by path, in the order of writing; null for a file that is removed. */
type FilesToWrite = ReadonlyMap<string, string | null>;

function toLine(article: StoredArticle): string {
  const { firstSeen } = article;
  return `\n${JSON.stringify({ ...toArticle(article), ...(firstSeen !== undefined && { firstSeen }) })}`;
}

/** A line for each article, so that one more article is one more line in a diff. */
function serialise({ articles, ...head }: Snapshot): string {
  return `${JSON.stringify(head).slice(0, -1)},"articles":[${articles.map(toLine).join(',')}\n]}\n`;
}

const toLines = (articles: readonly StoredArticle[]): string => articles.map(toLine).join();

/**
 * Whether two reports of the service differ in nothing that matters. Its total changes every hour and is written only together
 * with articles, so that a run without news changes no file; but it matters whether there is more than one page.
 */
function isSameService(a: ServiceFacts, b: ServiceFacts): boolean {
  return a.pageSize === b.pageSize && a.pagesRead === b.pagesRead && a.total > a.pageSize === b.total > b.pageSize;
}

/**
 * Composes the files of the folder.
 * @param folder the folder before the run; empty before the first run
 */
export function filesToWrite(folder: NewsFolder, { snapshots, facts, changedAt, origin }: NewsToWrite): FilesToWrite {
  const files = new Map<string, string | null>();
  let hasNews = folder.index?.origin !== origin;
  for (const selection of folder.selections) {
    const [key, name] = [selectionKey(selection), snapshotName(selection)];
    const articles = snapshots.get(key) ?? [];
    const before = folder.snapshots.get(key);
    const isSame = before?.origin === origin && toLines(before.articles) === toLines(articles);
    const { total, pageSize, pagesRead } = facts.get(key) ?? {
      total: articles.length,
      pageSize: newsPageSize,
      pagesRead: 0,
    };
    const after: Snapshot = { version: 2, origin, total, pageSize, pagesRead, articles };
    const text = isSame && isSameService(before, after) ? folder.texts.get(name) : undefined;
    files.set(name, text ?? serialise(after));
    hasNews ||= !isSame;
  }
  const lastChange = hasNews || folder.index === null ? changedAt : folder.index.changedAt;
  const index: NewsIndex = { version: 2, origin, changedAt: lastChange };
  files.set(indexName, `${JSON.stringify(index, null, 2)}\n`);
  // Snapshots of a region or category that the site no longer has are removed.
  for (const name of folder.texts.keys())
    if (!files.has(name) && /^[a-z\d-]+\/[a-z\d-]+\.json$/.test(name)) files.set(name, null);
  return files;
}

/**
 * Writes the files that differ, the index after the snapshots, and removes the obsolete ones. If that is interrupted, all
 * files are complete, and the next run writes the rest.
 * @returns paths in the folder of the files that were changed or removed
 * @throws Error that names the file that cannot be written
 */
export async function writeFiles(
  directory: string,
  { texts }: NewsFolder,
  files: FilesToWrite,
  write: (path: string, text: string) => Promise<void>,
): Promise<readonly string[]> {
  const changed = [...files].filter(([name, text]) => texts.get(name) !== text);
  for (const [name, text] of changed) {
    const path = join(directory, name);
    try {
      await (text === null ? rm(path) : write(path, text));
    } catch (error) {
      throw new Error(`${name} cannot be written: ${getErrorMessage(error)}`, { cause: error });
    }
  }
  return changed.map(([name]) => name);
}
