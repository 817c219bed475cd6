/** Reads a folder of news and writes it: its index and its snapshots (src/news/snapshot.ts). Files that cannot be read are named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { newsPageSize } from '~/config/limits';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { forLog } from '~/lib/forLog';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { parse, type Parsed } from '~/lib/schema';
import type { NewsOrigin } from '~/news/newsList';
import {
  indexFileName,
  indexSchema,
  type NewsIndex,
  type Snapshot,
  snapshotFileName,
  snapshotSchema,
} from '~/news/snapshot';

/** Snapshots by the keys of their selections. */
export type Snapshots = ReadonlyMap<string, Snapshot>;

export interface NewsFolder {
  /** The selections of the site, each of which has a snapshot. */
  readonly selections: readonly NewsSelection[];
  readonly index: NewsIndex | null;
  /** The snapshots that can be read. */
  readonly snapshots: Snapshots;
  /** The text of every JSON file, by its path in the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** A line for each file that exists but cannot be read. */
  readonly unreadable: readonly string[];
}

export const emptySnapshot: Snapshot = { total: 0, pageSize: newsPageSize, articles: [] };

/**
 * Reads the text of every JSON file.
 * @throws Error of the file system if the folder cannot be listed
 */
function collectTexts(directory: string): { readonly texts: Map<string, string>; readonly unreadable: string[] } {
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  if (!existsSync(directory)) return { texts, unreadable };
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  for (const name of names.filter((name) => name.endsWith('.json')).toSorted()) {
    try {
      texts.set(name, readFileSync(join(directory, name), 'utf8'));
    } catch (error) {
      unreadable.push(`${name}: ${getErrorMessage(error)}`);
    }
  }
  return { texts, unreadable };
}

/**
 * Reads the index and the snapshots of a folder.
 * @throws Error of the file system if the folder cannot be listed
 */
export function readNewsFolder(directory: string, selections: readonly NewsSelection[]): NewsFolder {
  const { texts, unreadable } = collectTexts(directory);

  function read<T>(name: string, parseFile: (json: unknown) => Parsed<T>): T | null {
    const text = texts.get(name);
    if (text === undefined) return null;
    try {
      const parsed = parseFile(JSON.parse(text));
      if (parsed.kind === 'ok') return parsed.value;
      unreadable.push(parsed.message);
    } catch (error) {
      const reason =
        error instanceof SyntaxError ? `this is not JSON: ${forLog(error.message)}` : getErrorMessage(error);
      unreadable.push(`${name}: ${reason}`);
    }
    return null;
  }

  const index = read(indexFileName, (json) => parse(indexSchema, json, indexFileName));
  const snapshots = new Map<string, Snapshot>();
  for (const selection of selections) {
    const name = snapshotFileName(selection);
    const snapshot = read(name, (json) => parse(snapshotSchema, json, name));
    if (snapshot !== null) snapshots.set(selectionKey(selection), snapshot);
  }
  return { selections, index, snapshots, texts, unreadable };
}

/** Returns the path of a folder for messages, relative to the working directory. */
export const toRelativePath = (directory: string): string => relative(process.cwd(), resolve(directory)) || '.';

/** Returns what to do if a folder lacks a file, or has a corrupt one. */
function getRepairAdvice(directory: string): string {
  const command = `"npm run news:refresh -- --out ${toRelativePath(directory)}"`;
  return `restore it from an earlier commit, or remove the folder and run ${command} (live news: with NEWS_API_TOKEN)`;
}

/**
 * Reads a whole folder of news, for a build.
 * @throws Error with one line that names the folder, the file, the record and what to do, if a file is corrupt or missing
 */
export function readNews(directory: string, selections: readonly NewsSelection[]) {
  const { index, snapshots, unreadable } = readNewsFolder(directory, selections);
  const [error = index === null ? `${indexFileName}: the file is missing` : undefined] = unreadable;
  if (error !== undefined || index === null) throw new Error(`${directory}: ${error}; ${getRepairAdvice(directory)}`);
  return { index, snapshots };
}

export type News = ReturnType<typeof readNews>;

/** Texts of files by path, in the order of writing; null for a file that is removed. */
type FilesToWrite = ReadonlyMap<string, string | null>;

interface NewsToWrite {
  readonly snapshots: Snapshots;
  readonly origin: NewsOrigin;
  /** The instant of this run, which the index gets if articles changed. */
  readonly changedAt: string;
}

const toLines = ({ articles }: Snapshot): string => articles.map((article) => `\n${JSON.stringify(article)}`).join();

/** Writes each article on a line of its own, so that one more article is one more line in a diff. */
function serialise(snapshot: Snapshot): string {
  const { total, pageSize } = snapshot;
  return `${JSON.stringify({ total, pageSize }).slice(0, -1)},"articles":[${toLines(snapshot)}\n]}\n`;
}

/**
 * Whether two snapshots are the same in everything that matters. The service's total changes every hour and is written only together
 * with articles, so that a run without news changes no file; but it matters whether there is more than one page.
 */
function isSame(a: Snapshot, b: Snapshot): boolean {
  return toLines(a) === toLines(b) && a.pageSize === b.pageSize && a.total > a.pageSize === b.total > b.pageSize;
}

/**
 * Composes the files of the folder.
 * @param folder the folder before the run; empty before the first run
 */
export function composeFiles(folder: NewsFolder, { snapshots, changedAt, origin }: NewsToWrite): FilesToWrite {
  const files = new Map<string, string | null>();
  let hasNews = folder.index?.origin !== origin;
  for (const selection of folder.selections) {
    const [key, name] = [selectionKey(selection), snapshotFileName(selection)];
    const before = folder.snapshots.get(key) ?? emptySnapshot;
    const after = snapshots.get(key) ?? emptySnapshot;
    files.set(name, (isSame(before, after) ? folder.texts.get(name) : undefined) ?? serialise(after));
    hasNews ||= toLines(before) !== toLines(after);
  }
  const lastChange = hasNews || folder.index === null ? changedAt : folder.index.changedAt;
  const index: NewsIndex = { origin, changedAt: lastChange };
  files.set(indexFileName, `${JSON.stringify(index, null, 2)}\n`);
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
  const changedFiles = [...files].filter(([name, text]) => texts.get(name) !== text);
  for (const [name, text] of changedFiles) {
    const path = join(directory, name);
    try {
      await (text === null ? rm(path) : write(path, text));
    } catch (error) {
      throw new Error(`${name} cannot be written: ${getErrorMessage(error)}`, { cause: error });
    }
  }
  return changedFiles.map(([name]) => name);
}
