/** Writes the generated folder. A file is written only if its bytes change, and removed if a run does not write it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Declares a constant. Its type is that of the schema, so that an owner's value does not change the type. */
export const declareConstant = (name: string, type: string, value: unknown): string =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

/**
 * Opens the folder for one run, which remembers what it has written.
 * @param folder absolute
 */
export function openGeneratedFolder(folder: string) {
  /** Paths of the files that were written, and of their folders. */
  const writtenPaths = new Set<string>();

  /** @param path in the folder, with slashes */
  function writeFile(path: string, content: string | Uint8Array): void {
    for (let part = path; part !== '.'; part = dirname(part)) writtenPaths.add(part);
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  return {
    writeFile,

    /** Writes a TypeScript module with a comment that names its source. */
    writeModule(path: string, source: string, ...lines: readonly string[]): void {
      writeFile(path, [`// Written by "npm run generate" from ${source}.`, ...lines, ''].join('\n'));
    },

    /** Removes files that an earlier run wrote and this one did not. */
    removeOutdated(): void {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (!writtenPaths.has(path.replaceAll(sep, '/'))) rmSync(join(folder, path), { recursive: true, force: true });
    },
  };
}

export type GeneratedFolder = Readonly<ReturnType<typeof openGeneratedFolder>>;
