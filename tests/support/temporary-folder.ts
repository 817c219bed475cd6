/** For tests: temporary folders. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder that is gone after the test, or after the file that made it with `afterAll`. */
export function createTemporaryFolder(end: typeof onTestFinished | typeof afterAll = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  // A server that was stopped may still have written.
  end(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A copy of a folder that is gone after the test. */
export function copyFolder(original: string): string {
  const folder = createTemporaryFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** @throws Error where the file has nothing to replace */
export function replaceInFile(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}
