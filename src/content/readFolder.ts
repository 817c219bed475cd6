/** Reads the folder of the data into one object: a folder is an object, and so is a file, by its name without `.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInherited, parseJson } from './parseJson';

type Folder = Readonly<Record<string, unknown>>;

export interface DataFolder {
  /** Path of the folder, as messages name it. */
  readonly path: string;
  readonly value: Folder;
  /** Paths in the folder of the files that could be read: `content/en/about.json`. */
  readonly files: ReadonlySet<string>;
  /** Paths in the folder of the files that have errors of their own. */
  readonly brokenFiles: ReadonlySet<string>;
  /** The errors, a line each. */
  readonly errors: readonly string[];
}

/** Reads the folder of the data, but for its folder of the news, which other code reads. */
export function readFolder(path: string): DataFolder {
  const files = new Set<string>();
  const brokenFiles = new Set<string>();
  const errors: string[] = [];

  function addErrors(file: string, fileErrors: readonly string[]): void {
    if (fileErrors.length > 0) brokenFiles.add(file);
    errors.push(...fileErrors.map((error) => `${path}/${file}: ${error}`));
  }

  function readEntries(folder: string): Folder {
    const value: Record<string, unknown> = {};
    const entries = readdirSync(join(path, folder), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    for (const entry of entries) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const key = entry.name.replace(/\.json$/, '');
      // A hidden file is the system's, such as .DS_Store.
      if (file === 'news' || (entry.name.startsWith('.') && !entry.isDirectory())) continue;
      if (entry.isDirectory()) {
        const inner = readEntries(file);
        if (Object.keys(inner).length > 0) value[key] = inner;
      } else if (!entry.isFile() || key === entry.name || isInherited(key) || Object.hasOwn(value, key))
        addErrors(file, [
          'nothing reads this file: remove it, or give it the name of a file of the data, such as site.json',
        ]);
      else {
        const parsed = parseJson(readFileSync(join(path, file)));
        addErrors(file, parsed.errors);
        if (parsed.errors.length > 0) continue;
        files.add(file);
        value[key] = parsed.value;
      }
    }
    return value;
  }

  const value = readEntries('');
  return { path, value, files, brokenFiles, errors };
}
