/** What the archive keeps and lets go of: the limits of age and number, and clocks that are wrong. */
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { archivedAs, type ArchivedArticle, canonicalKeys } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';
import { selections } from '~scripts/settings/news-filters';
import { sampleArticle } from '~tests/support/news/articles';
import { hourMs } from '~tests/support/news/refresh-runs';
import { addArticles, type Collection, lostEarly, prune } from './collection';

const now = Date.UTC(2026, 10, 22, 12);

function articleAt(id: string, hoursAgo: number, ...keys: readonly string[]): ArchivedArticle {
  const publishedAt = instantOf(now - hoursAgo * hourMs);
  return { ...sampleArticle(id), title: id, publishedAt, selections: canonicalKeys(keys) };
}

function collectionOf(articles: readonly ArchivedArticle[]): Collection {
  const collection: Collection = new Map();
  addArticles(collection, articles);
  return collection;
}

function kept(articles: readonly ArchivedArticle[], archiveDays = 30, archiveArticles = 3_000) {
  return [...prune(collectionOf(articles), { archiveDays, archiveArticles }, selections, now).values()].map(
    ({ title }) => title,
  );
}

const seen = (article: ArchivedArticle, hoursAgo: number) =>
  archivedAs(article, article.selections, instantOf(now - hoursAgo * hourMs));

it('the limit of age is counted from the clock, to the second', () => {
  const list = [articleAt('new', 0), articleAt('just', 48), articleAt('past', 48 + 1 / 3_600)];
  expect(kept(list, 2)).toEqual(['new', 'just']);
});

describe('the same article twice', () => {
  const [later, earlier] = [articleAt('a', 0), articleAt('a', 5)];
  const ahead = articleAt('a', -900);

  it.each([
    ['keeps its later date', [earlier, later], { publishedAt: later.publishedAt }],
    ['takes a corrected title', [earlier, { ...earlier, title: 'b' }], { title: 'b' }],
    ['prefers https, and the address without www', [{ ...later, url: 'http://www.news.example/a' }, earlier], earlier],
    ['dated ahead keeps its first sight', [seen(ahead, 5), seen(ahead, 1)], seen(ahead, 5)],
    ['dated ahead gets no earlier sight, whatever the clock says', [seen(ahead, 1), seen(ahead, 5)], seen(ahead, 1)],
    ['dated anew keeps its place', [earlier, seen(ahead, 1)], earlier],
    ['gives up a date that was corrected', [seen(ahead, 5), earlier], earlier],
  ])('%s, in whatever order it comes', (name, records, expected) => {
    const orders = /title|sight/.test(name) ? [records] : [records, records.toReversed()];
    for (const order of orders) expect([...collectionOf(order).values()]).toMatchObject([expected]);
  });

  it('gains what either knows', () => {
    const [one, other] = [articleAt('a', 1, 'haiti/all'), articleAt('a', 0, 'all/business')];
    const known = collectionOf([{ ...one, description: 'told', imageUrl: 'https://a.example/a.jpg' }, other]);
    expect([...known.values()]).toMatchObject([
      { description: 'told', imageUrl: 'https://a.example/a.jpg', selections: ['haiti/business'] },
    ]);
  });
});

it('the limit of number keeps the newest, and of each selection its newest twelve', () => {
  const many = Array.from({ length: 40 }, (_, index) => articleAt(`us ${index}`, index, 'united-states/business'));
  const few = Array.from({ length: 14 }, (_, index) => articleAt(`haiti ${index}`, 100 + index, 'haiti/society'));
  const names = kept([...few, ...many], 30, 20);
  expect(names).toEqual([...many.slice(0, 20), ...few.slice(0, newsPageSize)].map(({ title }) => title));
});

describe('what is lost before its time', () => {
  const list = Array.from({ length: 40 }, (_, index) => articleAt(`${index}`, index * 24, 'all/business'));
  const lost = (keep: readonly ArchivedArticle[], archiveDays: number, archiveArticles: number) =>
    lostEarly(collectionOf(list), collectionOf(keep), { archiveDays, archiveArticles }, now).length;

  it.each([
    ['nothing that the number kept ends', list.slice(0, 20), 365, 20, 0],
    ['nothing that an owner’s shorter limits end', list.slice(0, 5), 4, 10, 0],
    ['the newest, whatever number is kept', list.slice(10), 365, 30, 10],
  ])('counts %s', (_, keep, archiveDays, archiveArticles, expected) => {
    expect(lost(keep, archiveDays, archiveArticles)).toBe(expected);
  });
});
