import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DataError, parseData } from './dataFile';

const schema = v.object({
  text: v.string(),
  number: v.number(),
  yes: v.boolean(),
  list: v.array(v.string()),
  record: v.record(v.string(), v.string()),
});

const right = { text: 'a', number: 1, yes: true, list: [], record: {} };

function findErrors(parse: () => unknown): readonly string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.errors;
    throw error;
  }
}

test.for([
  [{ text: 7 }, 'text: this is not a text, which stands in quotes: write it in quotes: "7"'],
  [{ number: '7' }, 'number: this is not a number: write it without quotes: 7'],
  [{ number: 'seven' }, 'number: this is not a number'],
  [{ yes: 'false' }, 'yes: this is not true or false: write it without quotes: false'],
  [{ list: 'a' }, 'list: this is not a list, which stands in [ ]'],
  [{ record: 'a' }, 'record: this is not an object, which stands in { }'],
] as const)('an error about %j is in plain words, with what would be right', ([change, error]) => {
  const parse = () => parseData(schema, { ...right, ...change }, (path) => `data/a.json: ${path}`);
  expect(findErrors(parse)).toEqual([`data/a.json: ${error}`]);
});

const strictSchema = v.strictObject({
  brand: v.string(),
  offices: v.array(v.strictObject({ locality: v.string() })),
  labels: v.optional(v.record(v.string(), v.strictObject({ title: v.string() }))),
});

test.for<readonly [unknown, readonly string[]]>([
  [{ Brand: 'A', brand: 'A', offices: [] }, ['Brand: this key is unknown: did you mean brand?']],
  [
    { brand: 'A', offices: [], colour: '#fff', color: '#fff' },
    ['colour: this key is unknown', 'color: this key is unknown'],
  ],
  [
    { brand: 'A', offices: [{ locality: 'Lisboa', localty: 'Lisboa' }] },
    ['offices.0.localty: this key is unknown: did you mean locality?'],
  ],
  [
    { brand: 'A', offices: [], labels: { en: { title: 'A', titel: 'A' } } },
    ['labels.en.titel: this key is unknown: did you mean title?'],
  ],
  [{ brand: 'A' }, ['offices: this is missing']],
  [{ brand: 'A', offices: ['Lisboa'] }, ['offices.0: this is not an object, which stands in { }']],
  [{ brand: 'A', offices: [[]] }, ['offices.0: this is not an object, which stands in { }, but a list']],
  [['A', 'B'], ['the whole file: this is not an object, which stands in { }, but a list']],
])('the keys of an object are checked: %j', ([value, errors]) => {
  expect(findErrors(() => parseData(strictSchema, value, (path) => path))).toEqual(errors);
});

test('a key that an object lacks is missing, also if the object may have other keys', () => {
  expect(findErrors(() => parseData(v.object({ date: v.string() }), {}, (path) => path))).toEqual([
    'date: this is missing',
  ]);
});

test('an error is one line without invisible characters, whatever file, key and text contain', () => {
  const { errors, message } = new DataError(['data/a\tb.json: c\nd: "\u202E\u0007"']);
  expect(errors).toEqual([String.raw`data/a\tb.json: c\nd: "\u202e\u0007"`]);
  expect(message).toBe(errors[0]);
});
