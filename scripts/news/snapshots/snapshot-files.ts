/** The files of a snapshot folder: their names, their one spelling, and how they are read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Combination, keyOf } from '../../../src/config/news';
import {
  type Snapshot,
  type SnapshotIndex,
  parseSnapshot,
  parseSnapshotIndex,
} from '../../../src/features/news/model/snapshot';
import { messageOf } from '../../../src/lib/messageOf';

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

/** Reads the index of a snapshot folder. */
export function readIndex(directory: string): ReadResult<SnapshotIndex> {
  const json = readJson(indexPath(directory), 'index.json');
  if (json.kind !== 'ok') return json;
  const parsed = parseSnapshotIndex(json.value, 'index.json');
  return parsed.kind === 'ok' ? { ...parsed, text: json.text } : parsed;
}
