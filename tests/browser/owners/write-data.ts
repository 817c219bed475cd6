/** Writes the data of an owner: the sample with changes. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { plainObject } from '~/shared/schema';
import { dataFolder } from '~tests/support/data-folder';
import { listFiles, readFiles } from '~tests/support/files';

/**
 * Changes of an owner to the files of the sample, by path: a merge patch of a JSON file (RFC 7396), in which null removes a
 * key; the content of any other file; null for a file that the owner does not have.
 */
export type Changes = Readonly<Record<string, object | string | null>>;

/** Reads the changes of an owner in tests/fixtures/owners. */
export function readChanges(owner: string): Changes {
  const folder = join('tests/fixtures/owners', owner);
  const read = (path: string): Changes[string] => {
    const bytes = readFileSync(join(folder, path));
    return path.endsWith('.json') ? JSON.parse(bytes.toString()) : bytes;
  };
  return Object.fromEntries(listFiles(folder).map((path) => [path, read(path)]));
}

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
  else if (typeof newContent === 'string' || Buffer.isBuffer(newContent)) writeFileSync(file, newContent);
  else {
    const before: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    writeFileSync(file, JSON.stringify(merge(before, newContent)));
  }
}

/**
 * Writes the data of an owner into a folder.
 * @param words replaced in all JSON files
 * @param original folder of the data that is changed
 */
export function writeData(
  folder: string,
  changes: Changes,
  words: Readonly<Record<string, string>> = {},
  original = dataFolder,
): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(original, folder, { recursive: true });
  for (const [path, newContent] of Object.entries(changes)) change(join(folder, path), newContent);
  const replacements = Object.entries(words);
  if (replacements.length === 0) return;
  for (const [path, text] of readFiles(folder)) {
    const newText = replacements.reduce((before, [word, replacement]) => before.replaceAll(word, replacement), text);
    if (path.endsWith('.json')) writeFileSync(join(folder, path), newText);
  }
}
