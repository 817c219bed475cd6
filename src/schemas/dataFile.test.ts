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

function findErrors(change: object): readonly string[] {
  try {
    parseData(schema, { ...right, ...change }, (path) => `data/a.json: ${path}`);
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
  expect(findErrors(change)).toEqual([`data/a.json: ${error}`]);
});

test('an error is one line without invisible characters, whatever file, key and text contain', () => {
  const { errors, message } = new DataError(['data/a\tb.json: c\nd: "\u202E\u0007"']);
  expect(errors).toEqual([String.raw`data/a\tb.json: c\nd: "\u202e\u0007"`]);
  expect(message).toBe(errors[0]);
});
