/** Writes the sample's data with changes. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { plainObject } from '~/lib/schema';
import { dataFolder } from '~scripts/folders';

/**
 * Changes of the sample's files, by path: a merge patch of a JSON file (RFC 7396), in which null removes a key; the content of any
 * other file; null to remove a file.
 */
export type Changes = Readonly<Record<string, object | string | null>>;

/** Merges a JSON merge patch (RFC 7396) into a value. */
function merge(before: unknown, change: unknown): unknown {
  if (!v.is(plainObject, change)) return change;
  const merged = new Map(v.is(plainObject, before) ? Object.entries(before) : []);
  for (const [key, value] of Object.entries(change))
    if (value === null) merged.delete(key);
    else merged.set(key, merge(merged.get(key), value));
  return Object.fromEntries(merged);
}

function change(file: string, newContent: Changes[string]): void {
  mkdirSync(dirname(file), { recursive: true });
  if (newContent === null) rmSync(file);
  else if (typeof newContent === 'string') writeFileSync(file, newContent);
  else {
    const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    writeFileSync(file, JSON.stringify(merge(before, newContent)));
  }
}

/**
 * Writes the sample's data with changes into a folder.
 * @param folder emptied first
 */
export function writeData(folder: string, changes: Changes): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dataFolder, folder, { recursive: true });
  for (const [file, newContent] of Object.entries(changes)) change(join(folder, file), newContent);
}
