import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { formatDataFile } from './format-data-file';
import { schemas } from './schemas';

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

const { settings, pages, company } = schemas;
const files: readonly (readonly [path: string, schema: v.GenericSchema])[] = [
  ...Object.entries(settings).map(([name, schema]) => [`${name}.json`, schema] as const),
  ...publishedLanguages.flatMap((language) =>
    Object.entries(pages).map(([name, schema]) => [`content/${language}/${name}.json`, schema] as const),
  ),
  ...readdirSync(join(dataFolder, 'companies')).map((name) => [`companies/${name}`, company] as const),
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
