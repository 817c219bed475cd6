/** A folder of news as it is found: the index, and the archive with a file for each day; what cannot be read is named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import { type ArchivedArticle, type ArchiveFile, exactInstant, parseArchiveFile } from '~/features/news/model/archive';
import { dayOf } from '~/features/news/model/instant';
import { count, type NewsOrigin, originSchema, pageSize, version } from '~/features/news/model/newsList';
import { forLog } from '~/lib/forLog';
import { messageOf } from '~/lib/messageOf';
import { fields, is, parse, type Parsed, plainObject } from '~/lib/schema';
import { addArticles, type Collection } from '~scripts/news/archive/collection';

/** What the service said of a selection; of an older form of the index, nothing. */
const factsSchema = fields({
  /** Total that the service last said it has, and the page size it really used. */
  found: v.optional(count, 0),
  limit: v.optional(pageSize, newsPageSize),
  /** Date of the newest article of the refresh's last finished visit, which the next one reads down to. */
  mark: v.optional(exactInstant()),
});

/** `index.json` of a folder of news. */
const indexSchema = fields({
  version,
  origin: originSchema,
  /** Where the articles came from: a host's name, never an address, which may carry a token. */
  host: v.pipe(v.string(is('no text')), v.nonEmpty(is('no text'))),
  /** When articles last changed; an instant as in `Article.publishedAt`. */
  changedAt: exactInstant(),
  /** By `region/category`, of those that were visited. */
  selections: v.pipe(plainObject, v.record(v.string(), factsSchema)),
});

export type ServiceFacts = Readonly<v.InferOutput<typeof factsSchema>>;
export type NewsIndex = Readonly<v.InferOutput<typeof indexSchema>>;

/** Paths in the folder. */
export const indexName = 'index.json';
export const archiveName = (day: string) => `archive/${day}.json`;

/** What is there and can be read; files by their paths in the folder. */
export interface NewsFolder {
  readonly index: NewsIndex | null;
  /** The newest day first. */
  readonly archive: ReadonlyMap<string, ArchiveFile>;
  readonly texts: ReadonlyMap<string, string>;
  /** A line for each file that is there and cannot be read. */
  readonly unreadable: readonly string[];
}

function parseDay(json: unknown, name: string): Parsed<ArchiveFile> {
  const read = parseArchiveFile(json, name);
  const other =
    read.kind === 'ok' && read.value.articles.find(({ publishedAt }) => archiveName(dayOf(publishedAt)) !== name);
  return other ? { kind: 'invalid', message: `${name}: ${other.url} is of ${dayOf(other.publishedAt)}` } : read;
}

/** @throws Error of the file system when the archive cannot be listed. */
export function readNewsFolder(directory: string): NewsFolder {
  const texts = new Map<string, string>();
  const unreadable: string[] = [];

  function read<T>(name: string, parseFile: (json: unknown, where: string) => Parsed<T>): T | null {
    const path = join(directory, name);
    if (!existsSync(path)) return null;
    try {
      const text = readFileSync(path, 'utf8');
      texts.set(name, text);
      const parsed = parseFile(JSON.parse(text), name);
      if (parsed.kind === 'ok') return parsed.value;
      unreadable.push(parsed.message);
    } catch (error) {
      const what = error instanceof SyntaxError ? `not JSON: ${forLog(error.message)}` : messageOf(error);
      unreadable.push(`${name}: ${what}`);
    }
    return null;
  }

  const archive = new Map<string, ArchiveFile>();
  const folder = join(directory, 'archive');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name)) : [];
  for (const name of names.toSorted().toReversed()) {
    const file = read(`archive/${name}`, parseDay);
    if (file !== null) archive.set(`archive/${name}`, file);
  }
  return { index: read(indexName, (json, where) => parse(indexSchema, json, where)), archive, texts, unreadable };
}

/** The archive's articles of an origin. */
export function articlesOf(folder: NewsFolder, origin: NewsOrigin): Collection {
  const collection: Collection = new Map();
  for (const file of folder.archive.values()) if (file.origin === origin) addArticles(collection, file.articles);
  return collection;
}

/** A line for each file that cannot be read, or is of another origin than the index says, as a killed run leaves it. */
export function faultsIn({ archive, index, unreadable }: NewsFolder): readonly string[] {
  if (index === null) return unreadable.length > 0 ? unreadable : [`${indexName}: missing`];
  const mixed = [...archive].filter(([, { origin }]) => origin !== index.origin);
  return [
    ...unreadable,
    ...mixed.map(([name, { origin }]) => `${name}: it is ${origin}, and index.json says that all is ${index.origin}`),
  ];
}

/** A folder as shown to a person. */
export const shown = (directory: string): string => relative(process.cwd(), resolve(directory)) || '.';

/** What to do about a folder that lacks a file, or has a corrupt one. */
export function cureFor(directory: string): string {
  const again = `"npm run news:refresh -- --out ${shown(directory)}"`;
  return `restore it from an earlier commit, or remove the folder and run ${again} (live news: with NEWS_API_TOKEN)`;
}

/**
 * Reads a whole folder of news, for a build: the index, and every article that is known, of the newest day first.
 * @throws Error with one line that names the folder, the file, the record and the cure, when a file is corrupt, missing,
 * or of another origin than the rest
 */
export function readNews(directory: string) {
  const folder = readNewsFolder(directory);
  const [fault] = faultsIn(folder);
  if (fault !== undefined) throw new Error(`${directory}: ${fault}; ${cureFor(directory)}`);
  const archive: readonly ArchivedArticle[] = [...folder.archive.values()].flatMap(({ articles }) => articles);
  return { index: folder.index, archive };
}

export type News = ReturnType<typeof readNews>;
