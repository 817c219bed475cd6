import { expect, test } from 'vitest';
import { combinations, keyOf } from '~/config/news';
import { archivedAs } from '~/features/news/model/archive';
import { range, sampleArticle } from '~tests/support/news/articles';
import { thinSelections } from './thin-selections';

const archived = (id: number, key: string) => archivedAs(sampleArticle(id), [key]);

test('a selection needs three articles, in snapshot and archive together', () => {
  const snapshots = new Map([
    ['haiti/all', { articles: range(1, 3) }],
    ['haiti/business', { articles: range(1, 2) }],
    ['caribbean/all', { articles: range(10, 11) }],
  ]);
  const archive = [archived(1, 'haiti/business'), archived(20, 'caribbean/politics')];
  const thin = new Set(thinSelections(snapshots, archive).map(keyOf));
  const listed = combinations.map(keyOf).filter((key) => !thin.has(key));
  expect(listed).toEqual(['all/all', 'haiti/all', 'caribbean/all']);
});
