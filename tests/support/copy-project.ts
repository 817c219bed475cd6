/** Copies the project, for tests that change its code. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Files and folders that are copied. */
const projectParts = [
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'relay',
  'scripts',
  'src',
  'tests/fixtures',
  'tsconfig.json',
  'vite.config.ts',
];

/** The packages, each by a link, so that Vite's cache in their folder is the copy's own. */
const listPackages = () =>
  readdirSync('node_modules')
    .filter((name) => name !== '.vite')
    .map((name) => join('node_modules', name));

/** Copies the project without its data. */
export function copyProject(folder: string): void {
  for (const part of projectParts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
  for (const part of listPackages()) {
    const link = join(folder, part);
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(resolve(part), link);
  }
}
