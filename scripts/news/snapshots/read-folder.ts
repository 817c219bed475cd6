/** Reads a folder of news: its index and its snapshots. Files that cannot be read are named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import type { IsExcluded } from '~/news/excludedNews';
import { type NewsOrigin, originSchema } from '~/news/newsList';
import { type NewsSelection, selectionKey } from '~/news/selection';
import { forLog } from '~/shared/forLog';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { fields, valueMessage, parse, type Parsed } from '~/shared/schema';
import type { SnapshotArticles } from './collection';
import {
  exactInstant,
  type ServiceFacts,
  type Snapshot,
  snapshotName,
  snapshotSchema,
  type StoredArticle,
} from './snapshot';

/** `index.json` of a folder of news. */
const indexSchema = fields({
  version: v.literal(2, valueMessage('not 2')),
  origin: originSchema,
  /** When articles of any snapshot last changed; an instant as in `Article.publishedAt`. */
  changedAt: exactInstant(),
});

export type NewsIndex = Readonly<v.InferOutput<typeof indexSchema>>;

export const indexName = 'index.json';

export interface NewsFolder {
  /** The selections of the site, each of which has a snapshot. */
  readonly selections: readonly NewsSelection[];
  readonly index: NewsIndex | null;
  /** The snapshots that can be read, by the keys of their selections. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  /** The text of every JSON file, by its path in the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** A line for each file that exists but cannot be read. */
  readonly unreadable: readonly string[];
}

/** @throws Error of the file system if the folder cannot be listed */
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

/** @throws Error of the file system if the folder cannot be listed */
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
      const reason = error instanceof SyntaxError ? `not JSON: ${forLog(error.message)}` : getErrorMessage(error);
      unreadable.push(`${name}: ${reason}`);
    }
    return null;
  }

  const index = read(indexName, (json) => parse(indexSchema, json, indexName));
  const snapshots = new Map<string, Snapshot>();
  for (const selection of selections) {
    const name = snapshotName(selection);
    const snapshot = read(name, (json) => parse(snapshotSchema, json, name));
    if (snapshot !== null) snapshots.set(selectionKey(selection), snapshot);
  }
  return { selections, index, snapshots, texts, unreadable };
}

const noneIsExcluded: IsExcluded = () => false;

/** Lists the articles of an origin by the key of each selection, without those that the owner excludes. */
export function getSnapshotArticles(
  { selections, snapshots }: NewsFolder,
  origin: NewsOrigin,
  isExcluded = noneIsExcluded,
): SnapshotArticles {
  return new Map(
    selections.map(selectionKey).map((key) => {
      const snapshot = snapshots.get(key);
      const articles = snapshot?.origin === origin ? snapshot.articles : [];
      return [key, articles.filter((article) => !isExcluded(article))];
    }),
  );
}

/** Lists what the service said of the selections of an origin, by their keys. */
export function getServiceFacts({ snapshots }: NewsFolder, origin: NewsOrigin): ReadonlyMap<string, ServiceFacts> {
  return new Map([...snapshots].filter(([, snapshot]) => snapshot.origin === origin));
}

/** Returns a line for each file that cannot be read, or has another origin than the index, as after a run that was killed. */
export function findFolderErrors({ index, snapshots, unreadable }: NewsFolder): readonly string[] {
  if (index === null) return unreadable.length > 0 ? unreadable : [`${indexName}: missing`];
  const mixed = [...snapshots].filter(([, { origin }]) => origin !== index.origin);
  return [
    ...unreadable,
    ...mixed.map(
      ([key, { origin }]) => `${key}.json: it is ${origin}, and index.json says that all is ${index.origin}`,
    ),
  ];
}

/** Returns the path of a folder for messages, relative to the working directory. */
export const toRelativePath = (directory: string): string => relative(process.cwd(), resolve(directory)) || '.';

/** Returns what to do if a folder lacks a file, or has a corrupt one. */
export function getRepairAdvice(directory: string): string {
  const command = `"npm run news:refresh -- --out ${toRelativePath(directory)}"`;
  return `restore it from an earlier commit, or remove the folder and run ${command} (live news: with NEWS_API_TOKEN)`;
}

/** The content of a selection's snapshot. */
export type SnapshotContent = ServiceFacts & { readonly articles: readonly StoredArticle[] };

const noContent: SnapshotContent = { total: 0, pageSize: newsPageSize, pagesRead: 0, articles: [] };

/**
 * Reads a whole folder of news, for a build.
 * @throws Error with one line that names the folder, the file, the record and what to do, if a file is corrupt, missing, or
 * of another origin than the rest
 */
export function readNews(directory: string, selections: readonly NewsSelection[]) {
  const folder = readNewsFolder(directory, selections);
  const { index } = folder;
  const [error] = findFolderErrors(folder);
  if (error !== undefined || index === null) throw new Error(`${directory}: ${error}; ${getRepairAdvice(directory)}`);
  /** Snapshots by `region/category`. */
  const snapshots = new Map<string, SnapshotContent>(
    selections.map(selectionKey).map((key) => [key, folder.snapshots.get(key) ?? noContent]),
  );
  return { index, snapshots };
}

export type News = ReturnType<typeof readNews>;
