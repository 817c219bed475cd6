import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Finds links and devices in the folder of the data, a line each: a symbolic link could have the build read, and publish, a file
 * outside the data.
 */
export function findLinkErrors(dataFolder: string): readonly string[] {
  if (!existsSync(dataFolder)) return [];
  return readdirSync(dataFolder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile() || entry.isDirectory()) return [];
    const path = join(entry.parentPath, entry.name).replaceAll(sep, '/');
    return entry.isSymbolicLink()
      ? [`${path}: this is a symbolic link: put a copy of the file in its place`]
      : [`${path}: this is neither a file nor a folder: remove it`];
  });
}
