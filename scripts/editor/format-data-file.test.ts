import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import type { Collection } from '~scripts/lib/collections';
import { collections } from './collections';
import { formatDataFile } from './format-data-file';

test('a file has the order of its schema, and no optional field that may not be empty', () => {
  const words = v.pipe(v.string(), v.nonEmpty());
  const schema = v.strictObject({
    a: v.string(),
    b: v.optional(v.string(), ''),
    c: v.array(v.strictObject({ d: v.number(), e: v.optional(v.strictObject({ f: words })) })),
  });
  const text = formatDataFile(schema, { more: 1, c: [{ e: { f: '' }, d: 0 }], b: '', a: '' });
  expect(text).toBe(`${JSON.stringify({ a: '', b: '', c: [{ d: 0 }], more: 1 }, null, 2)}\n`);
});

/** The files of the sample, since those of an owner may be formatted in any way. */
const dataFolder = 'tests/fixtures/data';

const listPaths = (path: string): readonly string[] =>
  path.includes('{language}') ? publishedLanguages.map((language) => path.replace('{language}', language)) : [path];

const files = [
  ...Object.values<Collection>(collections).flatMap(({ path, schema }) =>
    listPaths(path).map((file) => [file, schema] as const),
  ),
  ...readdirSync(join(dataFolder, 'companies')).map(
    (name) => [`companies/${name}`, collections.company.schema] as const,
  ),
];

test('saving a file without an edit does not change its text', () => {
  const inFixtures = files.filter(([path]) => existsSync(join(dataFolder, path)));
  expect(inFixtures.length).toBeGreaterThan(30);
  const changed = inFixtures.flatMap(([path, schema]) => {
    const text = readFileSync(join(dataFolder, path), 'utf8');
    return formatDataFile(schema, JSON.parse(text)) === text ? [] : path;
  });
  expect(changed).toEqual([]);
});
