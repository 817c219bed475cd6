import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { isSystemFile, readFolder } from './readFolder';

function read(files: Readonly<Record<string, string | Buffer>>) {
  const folder = createTemporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const { errors, ...others } = readFolder(folder);
  return { ...others, errors: errors.map((line) => line.replace(folder, 'data')) };
}

test.for([
  [
    'a comma too many',
    '{\n"a": 1,\n}',
    'line 3: property name expected: a key in double quotes, and no comma before }',
  ],
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
  ['a comment', '{} // x', 'line 1: invalid comment token: JSON has no comments'],
  [
    'a word',
    '{"a": True}',
    'line 1: invalid symbol: texts stand in double quotes; true, false and null in small letters',
  ],
  ['a conflict', '{\n<<<<<<< HEAD\n"a": 1}', 'line 2: invalid symbol: a merge conflict has left its marks here'],
  ['quotes of a text', '{“a”: 1}', 'line 1: invalid symbol: JSON has straight double quotes alone'],
  ['nothing in it', ' \n', 'this file is empty: restore it from an earlier commit'],
  ['a key twice', '{"a": {\n"b": 1,\n"b": 2}}', 'a.b: line 3 has this key a second time'],
  ['a key of every object', '{"a": {"constructor": 1}}', 'a.constructor: line 1: this key is unknown: remove it'],
  [
    'garbled letters',
    '{"a":\n"Wir fÃ¼hren HÃ¤fen"}',
    'line 2: "fÃ¼hren": another program has garbled these letters: write them again, and save as UTF-8',
  ],
  ['letters that are not UTF-8', Buffer.from('"é"', 'latin1'), 'save this file as UTF-8'],
  ['too many brackets', '[\n'.repeat(99), 'line 41: more than 40 brackets are open: close them with ] and }'],
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

test('system files are recognised by their names, in upper and lower case', () => {
  expect(['.DS_Store', 'Thumbs.db', 'thumbs.DB', 'Desktop.ini', 'thumbs.json'].map(isSystemFile)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
