/** The files of a snapshot folder: their names, their one spelling, and how they are read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Combination, combinations, keyOf } from '../../../src/config/news';
import {
  type Snapshot,
  type SnapshotIndex,
  parseSnapshot,
  parseSnapshotIndex,
} from '../../../src/features/news/model/snapshot';

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

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function readJson(path: string, shownPath: string): ReadResult<unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
      ? { kind: 'missing' }
      : { kind: 'invalid', message: `${shownPath}: ${error instanceof Error ? error.message : String(error)}` };
  }
  try {
    return { kind: 'ok', value: JSON.parse(text), text };
  } catch (error) {
    return {
      kind: 'invalid',
      message: `${shownPath}: not JSON: ${error instanceof Error ? error.message : String(error)}`,
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

/** Reads the index of a snapshot folder. */
export function readIndex(directory: string): ReadResult<SnapshotIndex> {
  const json = readJson(indexPath(directory), 'index.json');
  if (json.kind !== 'ok') return json;
  const parsed = parseSnapshotIndex(json.value, 'index.json');
  return parsed.kind === 'ok' ? { ...parsed, text: json.text } : parsed;
}

/**
 * Reads a whole snapshot folder, for a build.
 * @throws Error with one line that names the folder, the file and the record, when the index or a snapshot is
 * corrupt, or missing; `allowMissing` forgives missing snapshots, not a missing index.
 */
export function readSnapshots(
  directory: string,
  { allowMissing = false }: { readonly allowMissing?: boolean } = {},
): { readonly index: SnapshotIndex; readonly snapshots: ReadonlyMap<string, Snapshot> } {
  const index = readIndex(directory);
  if (index.kind === 'missing')
    throw new Error(`${directory}: index.json: missing; "npm run news:refresh" writes snapshots`);
  if (index.kind === 'invalid') throw new Error(`${directory}: ${index.message}`);
  const snapshots = new Map<string, Snapshot>();
  for (const combination of combinations) {
    const read = readSnapshot(directory, combination);
    if (read.kind === 'invalid') throw new Error(`${directory}: ${read.message}`);
    if (read.kind === 'ok') snapshots.set(keyOf(combination), read.value);
    else if (!allowMissing)
      throw new Error(`${directory}: ${keyOf(combination)}.json: missing; "npm run news:refresh" writes it`);
  }
  return { index: index.value, snapshots };
}
