/** Folders that are removed after a test, with what the test wrote into them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a folder that is removed after the test, or after the test file if `afterAll` is passed. */
export function createTemporaryFolder(end: typeof onTestFinished | typeof afterAll = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  // A server that was stopped may still write.
  end(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Copies a folder; the copy is removed after the test. */
export function copyFolder(original: string): string {
  const folder = createTemporaryFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** @throws Error if the text is not in the file */
export function replaceInFile(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}
