import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lists the paths of all files of a folder, relative to it and sorted. */
export function listFiles(directory: string): readonly string[] {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map(({ name, parentPath }) => relative(directory, join(parentPath, name))).toSorted();
}

/** Reads the text of every file of a folder, by path. */
export function readFiles(directory: string): ReadonlyMap<string, string> {
  return new Map(listFiles(directory).map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}
