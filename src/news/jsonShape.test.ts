import { expect, it } from 'vitest';
import { findShapeError } from './jsonShape';

const tooMany = 'the answer has more than 50000 values';
const tooDeep = 'the answer is nested more than 32 deep';

it.each([
  ['an answer', '{"meta":{"found":1},"data":[{"categories":["a","b"]}]}', null],
  ['many records', `{"data":[${'{},'.repeat(50_001)}{}]}`, tooMany],
  ['many lists in a record', `{"data":[{"title":[${'[],'.repeat(50_001)}0]}]}`, tooMany],
  ['many fields', `{${'"":0,'.repeat(50_001)}"":0}`, tooMany],
  ['as many values as may be', `[${'0,'.repeat(50_000)}0]`, null],
  ['lists in lists', `${'['.repeat(33)}${']'.repeat(33)}`, tooDeep],
  ['objects in objects', '{"a":'.repeat(33), tooDeep],
  ['as deep as may be', `${'['.repeat(32)}${']'.repeat(32)}`, null],
  ['brackets and commas in text', JSON.stringify(`"\\"${'[{,'.repeat(60_000)}`), null],
  ['no JSON', '"[[\\', null],
])('looks at %s', (_name, text, error) => {
  expect(findShapeError(text)).toBe(error);
});
