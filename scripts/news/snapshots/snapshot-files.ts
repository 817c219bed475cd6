/** The files of a folder of news: their names, their one spelling, and how they are read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NewsSelection, keyOf } from '~/config/news';
import { type ArchiveFile, parseArchiveFile } from '~/features/news/model/archive';
import { dayOf } from '~/features/news/model/instant';
import { parseSnapshot, parseSnapshotIndex, type Snapshot, type SnapshotIndex } from '~/features/news/model/snapshot';
import { forLog } from '~/lib/forLog';
import { messageOf } from '~/lib/messageOf';
import type { Parsed } from '~/lib/schema';

export type ReadResult<T> =
  | { readonly kind: 'ok'; readonly value: T; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly message: string };

/** Paths in the folder. */
export const indexName = 'index.json';
export const snapshotName = (key: string) => `${key}.json`;
export const archiveName = (day: string) => `archive/${day}.json`;

export function serialise(value: Snapshot | SnapshotIndex): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A line for each article, so that one more article is one more line in a diff. */
export function serialiseArchive({ articles, origin, version }: ArchiveFile): string {
  const head = JSON.stringify({ version, origin }).slice(0, -1);
  const lines = articles.map((article) => `\n${JSON.stringify(article)}`);
  return `${head},"articles":[${lines.join(',')}\n]}\n`;
}

/** Messages start with the file's path in the folder. */
function readJson<T>(
  directory: string,
  name: string,
  parse: (json: unknown, where: string) => Parsed<T>,
): ReadResult<T> {
  let text: string;
  try {
    text = readFileSync(join(directory, name), 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && /^ENO(?:ENT|TDIR)$/.test(String(error.code));
    return isMissing ? { kind: 'missing' } : { kind: 'invalid', message: `${name}: ${messageOf(error)}` };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { kind: 'invalid', message: `${name}: not JSON: ${forLog(messageOf(error))}` };
  }
  const parsed = parse(json, name);
  return parsed.kind === 'ok' ? { kind: 'ok', value: parsed.value, text } : parsed;
}

export function readSnapshot(directory: string, selection: NewsSelection): ReadResult<Snapshot> {
  const name = snapshotName(keyOf(selection));
  const read = readJson(directory, name, parseSnapshot);
  return read.kind !== 'ok' || keyOf(read.value) === keyOf(selection)
    ? read
    : { kind: 'invalid', message: `${name}: it says it is ${keyOf(read.value)}` };
}

export function readIndex(directory: string): ReadResult<SnapshotIndex> {
  return readJson(directory, indexName, parseSnapshotIndex);
}

/** Days that a folder's archive has a file of, newest first. */
export function archiveDays(directory: string): readonly string[] {
  const folder = join(directory, 'archive');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

export function readArchiveDay(directory: string, day: string): ReadResult<ArchiveFile> {
  const name = archiveName(day);
  const read = readJson(directory, name, parseArchiveFile);
  const other = read.kind === 'ok' && read.value.articles.find(({ publishedAt }) => dayOf(publishedAt) !== day);
  return other ? { kind: 'invalid', message: `${name}: ${other.url} is of ${dayOf(other.publishedAt)}` } : read;
}
