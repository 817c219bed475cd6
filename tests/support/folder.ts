/** For tests: temporary folders. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file, gone after them. */
export function folderOfFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Runs with a temporary folder that is gone afterwards; a copy of another, where one is given. */
export async function withFolder<T>(run: (folder: string) => T | Promise<T>, original?: string): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  try {
    if (original !== undefined) cpSync(original, folder, { recursive: true });
    return await run(folder);
  } finally {
    // A server that was stopped may still have written.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @throws Error where the file has nothing to replace */
export function replaceIn(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, changed);
}
