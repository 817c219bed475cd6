/** Copies of the project, in which tests change the code. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What a copy has of its own, but for the data. */
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

/** Shared by all copies: packages, and what takes a while to make. */
const shared = ['node_modules', '.cache/artwork', '.cache/fonts', '.cache/share'];

/** Copies the project; the data has to be put there. */
export function copyProject(folder: string): void {
  for (const part of projectParts) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
  for (const part of shared) {
    const link = join(folder, part);
    mkdirSync(part, { recursive: true });
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(resolve(part), link);
  }
}
