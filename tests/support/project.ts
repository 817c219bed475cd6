/** Copies of the project with other data, in which tests run the commands that an owner runs. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** That of the unit tests: their `.generated` is made in it. */
export const testProject = '.cache/tests';

/** What a copy has of its own, but for the data. */
export const projectParts = [
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

/** Leaves what was generated and built in the copy before; the data has to be put there. */
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
