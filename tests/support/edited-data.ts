/** A copy of the data that a test changes. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '~/content/dataError';
import { loadSite } from '~/content/load';
import type { Environment } from '~/content/settings';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

type Json = Record<string, unknown>;

/** The moment that the tests build the site for. */
export const testNow = new Date('2026-11-28T12:00:00Z');

/** @param parent the folder that gets the copy */
export function createEditedData(source: string, parent = createTemporaryFolder()) {
  const folder = join(parent, 'data');
  cpSync(source, folder, { recursive: true, filter: (path) => !path.startsWith(join(source, 'news')) });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  /** Changes the object at a path of a file: `''` is the whole file. */
  function edit(file: string, path: string, change: (part: Json) => void): void {
    const json: Json = JSON.parse(read(file));
    const keys = path === '' ? [] : path.split('.');
    change(keys.reduce<Json>((part, key) => part[key] as Json, json));
    write(file, JSON.stringify(json, null, 2));
  }

  return {
    folder,
    read,
    write,
    edit,
    /** Sets a key of a file, such as `hero.heading`. */
    set(file: string, path: string, value: unknown): void {
      const keys = path.split('.');
      edit(file, keys.slice(0, -1).join('.'), (part) => void (part[keys.at(-1) ?? ''] = value));
    },
    rename(file: string, path: string, name: string): void {
      const keys = path.split('.');
      edit(file, keys.slice(0, -1).join('.'), (part) => {
        const key = keys.at(-1) ?? '';
        part[name] = part[key];
        delete part[key];
      });
    },
    remove: (file: string) => rmSync(join(folder, file)),
    replace(file: string, words: string | RegExp, others: string): void {
      const text = read(file);
      write(file, text.replace(words, others));
      if (read(file) === text) throw new Error(`${file} has no ${String(words)}`);
    },
    /** The errors of the data, a line each. */
    getErrors(environment: Environment = {}): readonly string[] {
      try {
        loadSite({ dataFolder: folder, environment, now: testNow });
      } catch (error) {
        if (error instanceof DataError) return error.errors.map((line) => line.replaceAll(folder, 'data'));
        throw error;
      }
      return [];
    },
  };
}

export type EditedData = ReturnType<typeof createEditedData>;
