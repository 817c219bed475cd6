import { describe, expect, it } from 'vitest';
import { parseSnapshotIndex } from './news-index';

const time = '2022-05-13T13:06:42Z';
const index = {
  version: 1,
  origin: 'live',
  host: 'api.example.com',
  changedAt: time,
  selections: { 'all/all': { found: 30, limit: 12, mark: time } },
};

describe('parseSnapshotIndex', () => {
  it.each([
    [null, 'f: null is not an object'],
    [{ ...index, version: '1' }, 'f: version: "1" is not 1'],
    [{ ...index, selections: [] }, 'f: selections: [] is not an object'],
    [{ ...index, selections: { 'a/b': { found: 1, limit: 0 } } }, 'f: selections["a/b"]: limit: 0 is not a page size'],
  ])('refuses %j', (json, message) => {
    expect(parseSnapshotIndex(json, 'f')).toEqual({ kind: 'invalid', message });
  });
});
