/** The files of a snapshot folder and its archive: their names, their one spelling, and how they are read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Combination, keyOf } from '~/config/news';
import { type ArchiveFile, parseArchiveFile } from '~/features/news/model/archive';
import { dayOf } from '~/features/news/model/day';
import { type Snapshot, type SnapshotIndex, parseSnapshot, parseSnapshotIndex } from '~/features/news/model/snapshot';
import { messageOf } from '~/lib/messageOf';

export type ReadResult<T> =
  | { readonly kind: 'ok'; readonly value: T; readonly text: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly message: string };

export function snapshotPath(directory: string, { region, category }: Combination): string {
  return join(directory, region, `${category}.json`);
}

export function indexPath(directory: string): string {
  return join(directory, 'index.json');
}

/** The one spelling of a file: same content, same bytes. */
export function serialise(value: Snapshot | SnapshotIndex): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function archiveFolder(directory: string): string {
  return join(directory, 'archive');
}

/** @param day UTC, e.g. `2026-11-22`. */
export function archivePath(directory: string, day: string): string {
  return join(archiveFolder(directory), `${day}.json`);
}

/** The one spelling of a day of the archive: a line for each article, so that one more is one more line in a diff. */
export function serialiseArchive({ articles, origin, version }: ArchiveFile): string {
  const head = JSON.stringify({ version, origin }).slice(0, -1);
  const lines = articles.map((article) => `\n${JSON.stringify(article)}`);
  return `${head},"articles":[${lines.join(',')}\n]}\n`;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Reads a JSON file; messages start with `shownPath`. */
export function readJson(path: string, shownPath: string): ReadResult<unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
      ? { kind: 'missing' }
      : { kind: 'invalid', message: `${shownPath}: ${messageOf(error)}` };
  }
  try {
    return { kind: 'ok', value: JSON.parse(text), text };
  } catch (error) {
    return {
      kind: 'invalid',
      message: `${shownPath}: not JSON: ${messageOf(error)}`,
    };
  }
}

/** Reads one snapshot; messages start with its path in the folder. */
export function readSnapshot(directory: string, combination: Combination): ReadResult<Snapshot> {
  const shownPath = `${keyOf(combination)}.json`;
  const json = readJson(snapshotPath(directory, combination), shownPath);
  if (json.kind !== 'ok') return json;
  const parsed = parseSnapshot(json.value, shownPath);
  if (parsed.kind !== 'ok') return parsed;
  const { region, category } = parsed.value;
  return region === combination.region && category === combination.category
    ? { ...parsed, text: json.text }
    : { kind: 'invalid', message: `${shownPath}: it says it is ${region}/${category}` };
}

/** Days that a folder's archive has a file of, newest first. */
export function archiveDays(directory: string): readonly string[] {
  let names: readonly string[];
  try {
    names = readdirSync(archiveFolder(directory));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return [];
    throw error;
  }
  return names
    .flatMap((name) => /^(\d{4}-\d\d-\d\d)\.json$/.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

/** Reads a day of the archive; messages start with its path in the folder. */
export function readArchiveDay(directory: string, day: string): ReadResult<ArchiveFile> {
  const shownPath = `archive/${day}.json`;
  const json = readJson(archivePath(directory, day), shownPath);
  if (json.kind !== 'ok') return json;
  const parsed = parseArchiveFile(json.value, shownPath);
  if (parsed.kind !== 'ok') return parsed;
  const other = parsed.value.articles.find(({ publishedAt }) => dayOf(publishedAt) !== day);
  return other === undefined
    ? { ...parsed, text: json.text }
    : { kind: 'invalid', message: `${shownPath}: ${other.url} is of ${dayOf(other.publishedAt)}` };
}

/** Reads the index of a snapshot folder. */
export function readIndex(directory: string): ReadResult<SnapshotIndex> {
  const json = readJson(indexPath(directory), 'index.json');
  if (json.kind !== 'ok') return json;
  const parsed = parseSnapshotIndex(json.value, 'index.json');
  return parsed.kind === 'ok' ? { ...parsed, text: json.text } : parsed;
}
