/** Copies the project, for tests that change its code. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
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

/** Folders that are linked: packages and caches. */
const linkedParts = ['node_modules', '.cache/artwork', '.cache/fonts', '.cache/share'];

/** Copies the project without its data. */
export function copyProject(folder: string): void {
  for (const part of projectParts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
  for (const part of linkedParts) {
    const link = join(folder, part);
    mkdirSync(part, { recursive: true });
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(resolve(part), link);
  }
}
