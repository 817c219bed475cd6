/** Reads a folder of news: its index and its snapshots. Files that cannot be read are named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import { forLog } from '~/shared/forLog';
import { getErrorMessage } from '~/shared/getErrorMessage';
import type { IsExcluded } from '~/shared/news/excludedNews';
import { type NewsOrigin, originSchema } from '~/shared/news/newsList';
import { type NewsSelection, selectionKey } from '~/shared/news/selection';
import { fields, valueMessage, parse, type Parsed } from '~/shared/schema';
import { addArticles, type CollectedArticle, type Collection } from './collection';
import { exactInstant, type ServiceFacts, snapshotName, snapshotSchema, type StoredArticle } from './snapshot';

/** `index.json` of a folder of news. */
const indexSchema = fields({
  version: v.literal(2, valueMessage('not 2')),
  origin: originSchema,
  /** When articles of any snapshot last changed; an instant as in `Article.publishedAt`. */
  changedAt: exactInstant(),
});

export type NewsIndex = Readonly<v.InferOutput<typeof indexSchema>>;

export const indexName = 'index.json';

/** The articles of a snapshot. */
interface ArticleFile {
  readonly origin: NewsOrigin;
  readonly articles: readonly CollectedArticle[];
}

export interface NewsFolder {
  /** The selections of the site, each of which has a snapshot. */
  readonly selections: readonly NewsSelection[];
  readonly index: NewsIndex | null;
  /** The snapshots that can be read, by their paths in the folder. */
  readonly files: ReadonlyMap<string, ArticleFile>;
  /** Total, page size and pages read of each selection that has a file, by its key. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
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
  const files = new Map<string, ArticleFile>();
  const facts = new Map<string, ServiceFacts>();
  for (const selection of selections) {
    const name = snapshotName(selection);
    const file = read(name, (json) => parse(snapshotSchema, json, name));
    if (file === null) continue;
    const { origin, articles, total, pageSize, pagesRead } = file;
    const key = selectionKey(selection);
    const withSelection = (article: StoredArticle): CollectedArticle => ({ ...article, selections: [key] });
    files.set(name, { origin, articles: articles.map(withSelection) });
    facts.set(key, { total, pageSize, pagesRead });
  }
  return { selections, index, files, facts, texts, unreadable };
}

const noneIsExcluded: IsExcluded = () => false;

/** Lists the articles of an origin by snapshot, without those that the owner excludes. */
export function getSnapshotArticles(
  { files, selections }: NewsFolder,
  origin: NewsOrigin,
  isExcluded = noneIsExcluded,
): ReadonlyMap<string, readonly CollectedArticle[]> {
  return new Map(
    selections.map((selection) => {
      const file = files.get(snapshotName(selection));
      const articles = file?.origin === origin ? file.articles : [];
      return [selectionKey(selection), articles.filter((article) => !isExcluded(article))];
    }),
  );
}

/** Collects the articles of all snapshots of an origin, each once. */
export function collectArticles(...snapshots: Parameters<typeof getSnapshotArticles>): Collection {
  const collection: Collection = new Map();
  for (const articles of getSnapshotArticles(...snapshots).values()) addArticles(collection, articles);
  return collection;
}

/** Returns a line for each file that cannot be read, or has another origin than the index, as after a run that was killed. */
export function findFolderErrors({ files, index, unreadable }: NewsFolder): readonly string[] {
  if (index === null) return unreadable.length > 0 ? unreadable : [`${indexName}: missing`];
  const mixed = [...files].filter(([, { origin }]) => origin !== index.origin);
  return [
    ...unreadable,
    ...mixed.map(([name, { origin }]) => `${name}: it is ${origin}, and index.json says that all is ${index.origin}`),
  ];
}

/** Returns the path of a folder for messages, relative to the working directory. */
export const toRelativePath = (directory: string): string => relative(process.cwd(), resolve(directory)) || '.';

/** Returns what to do if a folder lacks a file, or has a corrupt one. */
export function getRepairAdvice(directory: string): string {
  const command = `"npm run news:refresh -- --out ${toRelativePath(directory)}"`;
  return `restore it from an earlier commit, or remove the folder and run ${command} (live news: with NEWS_API_TOKEN)`;
}

const noFacts: ServiceFacts = { total: 0, pageSize: newsPageSize, pagesRead: 0 };

/** The content of a selection's snapshot. */
export interface SnapshotContent extends ServiceFacts {
  readonly articles: readonly StoredArticle[];
}

/**
 * Reads a whole folder of news, for a build.
 * @throws Error with one line that names the folder, the file, the record and what to do, if a file is corrupt, missing, or
 * of another origin than the rest
 */
export function readNews(directory: string, selections: readonly NewsSelection[]) {
  const folder = readNewsFolder(directory, selections);
  const { facts, index } = folder;
  const [error] = findFolderErrors(folder);
  if (error !== undefined || index === null) throw new Error(`${directory}: ${error}; ${getRepairAdvice(directory)}`);
  /** Snapshots by `region/category`. */
  const snapshots = new Map<string, SnapshotContent>(
    [...getSnapshotArticles(folder, index.origin)].map(([key, articles]) => [
      key,
      { ...(facts.get(key) ?? noFacts), articles },
    ]),
  );
  return { index, snapshots };
}

export type News = ReturnType<typeof readNews>;
