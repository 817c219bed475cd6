import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { readJson } from './read-json';

const path = join(createTemporaryFolder(afterAll), 'a.json');

test.for([`${path}x`, dirname(path)])('a missing file or a folder is reported: %s', (other) => {
  expect(() => readJson(other, 'data/a.json')).toThrow(/^data\/a\.json: the file is missing$/);
});

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
  ['a tab in a key twice', String.raw`{"a\tb": 1, "a\tb": 2}`, String.raw`a\tb: line 1 has this key a second time`],
  ['a conflict', '{\n<<<<<<< HEAD\n"a": 1}', 'line 2: invalid symbol: a merge conflict has left its marks here'],
  ['quotes of a text', '{“a”: 1}', 'line 1: invalid symbol: JSON has straight double quotes alone'],
  ['nothing in it', ' \n', 'this file is empty: restore it from an earlier commit'],
  ['a key twice', '{"a": {\n"b": 1,\n"b": 2}}', 'a.b: line 3 has this key a second time'],
  [
    'garbled letters',
    '{"a":\n"Wir fÃ¼hren HÃ¤fen"}',
    'line 2: "fÃ¼hren": another program has garbled these letters: write them again, and save as UTF-8',
  ],
  [
    'a garbled apostrophe',
    '{"a": "lâ€™an"}',
    'line 1: "lâ€™an": another program has garbled these letters: write them again, and save as UTF-8',
  ],
  ['letters that are not UTF-8', Buffer.from('"é"', 'latin1'), 'save this file as UTF-8'],
] as const)('a file with %s is refused in one line', ([, content, error]) => {
  writeFileSync(path, content);
  expect(() => readJson(path, 'data/a.json')).toThrow(new DataError([`data/a.json: ${error}`]));
});

test('a byte order mark at the start of a file, which Windows editors write, is ignored', () => {
  writeFileSync(path, '\uFEFF{"a": 1}');
  expect(readJson(path)).toEqual({ a: 1 });
});

test('characters without width, which come along with copied text, are dropped, and letters of Portuguese stay', () => {
  writeFileSync(path, '{"a": "Ha\u200Bfen", "b": "NÃO, IRMÃ, Âmbar"}');
  expect(readJson(path)).toEqual({ a: 'Hafen', b: 'NÃO, IRMÃ, Âmbar' });
});
