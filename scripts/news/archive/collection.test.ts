/** What the archive keeps and lets go of: the limits of age and number, and clocks that are wrong. */
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { archivedAs, type ArchivedArticle, canonicalKeys } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';
import { sampleArticle } from '~tests/support/news/articles';
import { addArticles, type Collection, prune } from './collection';

const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 22, 12);

function articleAt(id: string, hoursAgo: number, ...keys: readonly string[]): ArchivedArticle {
  const publishedAt = instantOf(now - hoursAgo * hourMs);
  return { ...sampleArticle(id), title: id, publishedAt, combinations: canonicalKeys(keys) };
}

function collectionOf(articles: readonly ArchivedArticle[]): Collection {
  const collection: Collection = new Map();
  addArticles(collection, articles);
  return collection;
}

function kept(articles: readonly ArchivedArticle[], archiveDays = 30, archiveArticles = 3_000) {
  return [...prune(collectionOf(articles), { archiveDays, archiveArticles }).values()].map(({ title }) => title);
}

describe('the limit of age', () => {
  it('is counted from the newest article, to the second', () => {
    const list = [articleAt('new', 0), articleAt('just', 48), articleAt('past', 48 + 1 / 3_600)];
    expect(kept(list, 2)).toEqual(['new', 'just']);
  });

  it('counts before the newest twelve: a combination that has no news for so long is empty', () => {
    expect(kept([articleAt('new', 0, 'caribbean/all'), articleAt('old', 49, 'haiti/business')], 2)).toEqual(['new']);
  });

  it('lets nothing go while no news comes', () => {
    const list = [articleAt('a', 24 * 300), articleAt('b', 24 * 310)];
    expect(kept(list)).toEqual(['a', 'b']);
  });
});

const seen = (article: ArchivedArticle, hoursAgo: number) =>
  archivedAs(article, article.combinations, instantOf(now - hoursAgo * hourMs));

describe('the same article twice', () => {
  const [later, earlier] = [articleAt('a', 0), articleAt('a', 5)];
  const ahead = articleAt('a', -900);

  it.each([
    ['keeps its later date', [earlier, later], { publishedAt: later.publishedAt }],
    ['takes a corrected title', [earlier, { ...earlier, title: 'b' }], { title: 'b' }],
    ['prefers https, and the address without www', [{ ...later, url: 'http://www.news.example/a' }, earlier], earlier],
    ['dated ahead keeps its first sight', [seen(ahead, 5), seen(ahead, 1)], seen(ahead, 5)],
    ['dated anew keeps its place', [earlier, seen(ahead, 1)], earlier],
    ['gives up a date that was corrected', [seen(ahead, 5), earlier], earlier],
  ])('%s, in whatever order it comes', (name, records, expected) => {
    const orders = name.includes('title') ? [records] : [records, records.toReversed()];
    for (const order of orders) expect([...collectionOf(order).values()]).toMatchObject([expected]);
  });

  it('gains what either knows', () => {
    const [one, other] = [articleAt('a', 1, 'haiti/all'), articleAt('a', 0, 'all/business')];
    const known = collectionOf([{ ...one, description: 'told', imageUrl: 'https://a.example/a.jpg' }, other]);
    expect([...known.values()]).toMatchObject([
      { description: 'told', imageUrl: 'https://a.example/a.jpg', combinations: ['haiti/business'] },
    ]);
  });
});

describe('the limit of number', () => {
  it('keeps the newest, and of each combination its newest twelve', () => {
    const many = Array.from({ length: 40 }, (_, index) => articleAt(`us ${index}`, index, 'united-states/business'));
    const few = Array.from({ length: 14 }, (_, index) => articleAt(`haiti ${index}`, 100 + index, 'haiti/society'));
    const names = kept([...few, ...many], 30, 20);
    expect(names).toEqual([...many.slice(0, 20), ...few.slice(0, newsPageSize)].map(({ title }) => title));
  });
});
