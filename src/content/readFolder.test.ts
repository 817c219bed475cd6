import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { readFolder } from './readFolder';

function read(files: Readonly<Record<string, string | Buffer>>) {
  const folder = createTemporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const { errors, ...others } = readFolder(folder);
  return { ...others, errors: errors.map((line) => line.replace(folder, 'data')) };
}

// src/content/dataEdits.test.ts has the more likely mistakes.
test.for([
  [
    'a tab in a text',
    '{\n"a": "b\tc"}',
    String.raw`line 2: invalid character: a tab within a text is written \t, or better a blank`,
  ],
  [
    'a line end in a text',
    '{"a": "b\nc"}',
    'line 1: unexpected end of string: a text ends with a double quote in the line that it begins in',
  ],
  [
    'a word',
    '{"a": True}',
    'line 1: invalid symbol: texts stand in double quotes; true, false and null in small letters',
  ],
  ['nothing in it', ' \n', 'this file is empty: restore it from an earlier commit'],
  ['a key of every object', '{"a": {"constructor": 1}}', 'a.constructor: line 1: this key is unknown: remove it'],
  ['letters that are not UTF-8', Buffer.from('"é"', 'latin1'), 'save this file as UTF-8'],
  [
    'a character without width',
    '{"a": "Ha\u200Bfen"}',
    'a: the character U+200B after "Ha" cannot be shown: remove it',
  ],
  [
    'an invisible key',
    '{"a\u202E": "b"}',
    String.raw`a\u202e: this key has characters that cannot be shown: write it again`,
  ],
] as const)('a file with %s is refused in one line', ([, content, error]) => {
  const { errors, brokenFiles } = read({ 'press/a.json': content });
  expect([errors.map((line) => line.replaceAll('\u202E', String.raw`\u202e`)), [...brokenFiles]]).toEqual([
    [`data/press/a.json: ${error}`],
    ['press/a.json'],
  ]);
});

test('folders and files are keys, those of the system and of the news are skipped, and others are errors', () => {
  const { value, files, errors } = read({
    'site.json': '\uFEFF{"brand": "A\\n\\tB"}',
    'content/en/about.json': '{"b": "NÃO, IRMÃ, Âmbar"}',
    'content/en/.DS_Store': '',
    'news/index.json': '{}',
    'content/notes.txt': '',
    'companies/constructor.json': '{}',
  });
  expect(value).toEqual({ site: { brand: 'A\n\tB' }, content: { en: { about: { b: 'NÃO, IRMÃ, Âmbar' } } } });
  expect([...files].toSorted()).toEqual(['content/en/about.json', 'site.json']);
  expect(errors).toEqual([
    expect.stringContaining('data/companies/constructor.json: nothing reads this file'),
    expect.stringContaining('data/content/notes.txt: nothing reads this file'),
  ]);
});
