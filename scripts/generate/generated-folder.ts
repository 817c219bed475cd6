/** The folder `.generated`: plain files, written where their bytes change, and removed where nothing writes them any more. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';

const folder = join(projectFolder, '.generated');

/** Paths of files, and of the folders that they lie in. */
const written = new Set<string>();

/** @param path in the folder, with slashes */
export function writeGenerated(path: string, content: string | Uint8Array): void {
  for (let part = path; part !== '.'; part = dirname(part)) written.add(part);
  const file = join(folder, path);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A module of TypeScript, which says where it comes from. */
export function writeModule(path: string, source: string, ...lines: readonly string[]): void {
  writeGenerated(path, [`// Written by "npm run generate" from ${source}.`, ...lines, ''].join('\n'));
}

/** The declaration of a constant. Its type is the schema's: what an owner writes must not change it. */
export const constant = (name: string, type: string, value: unknown): string =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

/** Removes what an earlier run wrote and this one did not. */
export function removeOutdated(): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!written.has(path.replaceAll(sep, '/'))) rmSync(join(folder, path), { recursive: true, force: true });
}
