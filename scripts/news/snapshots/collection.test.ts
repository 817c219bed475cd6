/** Tests which snapshots an article belongs to, how two copies are merged, and which articles the snapshots keep. */
import { describe, expect, it } from 'vitest';
import { toInstant } from '~/news/instant';
import { selectionKey } from '~/news/selection';
import { sampleArticle } from '~tests/support/news/articles';
import { selections } from '~tests/support/news/search-terms';
import { hourMs, noon as now } from '~tests/support/news/test-refresh';
import {
  belongsTo,
  type CollectedArticle,
  combineSelections,
  createCollection,
  selectSnapshotArticles,
  toCollectedArticle,
} from './collection';

function articleAt(id: string, hoursAgo: number, ...keys: readonly string[]): CollectedArticle {
  const publishedAt = toInstant(now - hoursAgo * hourMs);
  return { ...sampleArticle(id), title: id, publishedAt, selections: combineSelections(keys) };
}

function collect(articles: readonly CollectedArticle[]) {
  const collection = createCollection();
  for (const article of articles) collection.add(article);
  return collection;
}

const unlimited = { snapshotArticles: 120, archiveDays: 30 };

const getTitles = (articles: readonly { readonly title: string }[] = []) => articles.map(({ title }) => title);

describe('what an article belongs to', () => {
  it.each([
    [['haiti/business'], ['haiti/business']],
    [['all/all', 'haiti/business', 'haiti/all'], ['haiti/business']],
    [['haiti/all', 'all/business'], ['haiti/business']],
    [
      ['haiti/business', 'caribbean/politics'],
      ['caribbean/business', 'caribbean/politics', 'haiti/business', 'haiti/politics'],
    ],
    [['all/all'], ['all/all']],
    [[], ['all/all']],
    [['haiti/sport', 'all/all'], ['haiti/sport']],
    [['g20/all', 'all/web3'], ['g20/web3']],
  ])('of %j is %j', (keys, combined) => {
    expect(combineSelections(keys)).toEqual(combined);
  });

  it.each([
    [['haiti/business'], ['all/all', 'all/business', 'haiti/all', 'haiti/business']],
    // An article of a category that the site no longer has still belongs to its region.
    [['haiti/sport'], ['all/all', 'haiti/all']],
    [['latin-america/all'], ['all/all', 'latin-america/all']],
  ])('an article of %j is in the snapshots %j', (keys, expected) => {
    const matchingKeys = selections.filter((selection) => belongsTo({ selections: keys }, selection)).map(selectionKey);
    expect(matchingKeys.toSorted()).toEqual(expected);
  });

  it('lists the articles of a selection, newest first', () => {
    const articles = [
      articleAt('b', 2, 'haiti/business'),
      articleAt('a', 2, 'haiti/politics'),
      articleAt('c', 1, 'caribbean/business'),
    ];
    const snapshots = selectSnapshotArticles(collect(articles), unlimited, now, selections);
    expect(getTitles(snapshots.get('all/all'))).toEqual(['c', 'a', 'b']);
    expect(getTitles(snapshots.get('haiti/business'))).toEqual(['b']);
  });
});

const withFirstSeen = (article: CollectedArticle, hoursAgo: number) =>
  toCollectedArticle(article, article.selections, toInstant(now - hoursAgo * hourMs));

describe('two copies of an article', () => {
  const [later, earlier] = [articleAt('a', 0), articleAt('a', 5)];
  const ahead = articleAt('a', -900);

  it.each([
    ['become the one with the later date', [earlier, later], { publishedAt: later.publishedAt }],
    ['take a corrected title', [earlier, { ...earlier, title: 'b' }], { title: 'b' }],
    ['become the one of https without www', [{ ...later, url: 'http://www.news.example/a' }, earlier], earlier],
    ['dated ahead keep the first sight', [withFirstSeen(ahead, 5), withFirstSeen(ahead, 1)], withFirstSeen(ahead, 5)],
    [
      'dated ahead get no earlier sight, even if the clock is wrong',
      [withFirstSeen(ahead, 1), withFirstSeen(ahead, 5)],
      withFirstSeen(ahead, 1),
    ],
    ['dated again keep the place', [earlier, withFirstSeen(ahead, 1)], earlier],
    ['give up a date that was corrected', [withFirstSeen(ahead, 5), earlier], earlier],
  ])('%s, in whatever order they come', (name, records, expected) => {
    const orders = /title|sight/.test(name) ? [records] : [records, records.toReversed()];
    for (const order of orders) expect(collect(order).list()).toMatchObject([expected]);
  });

  it('are merged: what one lacks is taken from the other, and the selections are combined', () => {
    const [one, other] = [articleAt('a', 1, 'haiti/all'), articleAt('a', 0, 'all/business')];
    const merged = collect([
      { ...one, description: 'what happened', imageUrl: 'https://a.example/a.jpg', categories: ['general'] },
      other,
    ]);
    expect(merged.list()).toMatchObject([
      {
        description: 'what happened',
        imageUrl: 'https://a.example/a.jpg',
        categories: ['general'],
        publishedAt: other.publishedAt,
        selections: ['haiti/business'],
      },
    ]);
  });

  it('are the same in every snapshot', () => {
    const corrected = { ...articleAt('a', 1, 'caribbean/politics'), title: 'corrected' };
    const collection = collect([articleAt('a', 5, 'haiti/all'), corrected]);
    const snapshots = selectSnapshotArticles(collection, unlimited, now, selections);
    const copies = [...snapshots.values()].flat();
    expect(copies.length).toBeGreaterThan(5);
    expect(new Set(copies.map((copy) => JSON.stringify(copy))).size).toBe(1);
  });
});

describe('two addresses of an article', () => {
  const title = 'Port of Haïti opens its gates';
  const createCopy = (id: string, hoursAgo: number, change: Partial<CollectedArticle> = {}): CollectedArticle => ({
    ...articleAt(id, hoursAgo),
    title,
    ...change,
  });

  it.each([
    ['with a title of five words on one host and day', createCopy('b', 2), 1],
    ['with other letters in the same title', createCopy('b', 2, { title: 'PORT OF HAITI: opens its gates!' }), 1],
    ['on the www host', createCopy('b', 2, { url: 'https://www.news.example/b' }), 1],
    ['on another host', createCopy('b', 2, { url: 'https://other.example/b' }), 2],
    ['on another day', createCopy('b', 30), 2],
    ['with another title', createCopy('b', 2, { title: 'Port of Haïti opens two gates' }), 2],
  ])('%s', (_, other, count) => {
    for (const order of [
      [createCopy('a', 1), other],
      [other, createCopy('a', 1)],
    ])
      expect(collect(order).list().length).toBe(count);
  });

  it('with a title of four words stay two articles', () => {
    const short = { title: 'Port opens its gates' };
    expect(collect([createCopy('a', 1, short), createCopy('b', 2, short)]).list()).toHaveLength(2);
  });
});

/** Creates articles, each some hours older than the one before. */
const createArticles = (count: number, hoursApart: number, ...keys: readonly string[]) =>
  Array.from({ length: count }, (_, index) => articleAt(`${keys.join()} ${index}`, index * hoursApart, ...keys));

describe('a snapshot keeps', () => {
  const limits = { snapshotArticles: 20, archiveDays: 2 };
  const getKeptTitles = (articles: readonly CollectedArticle[], key = 'all/all', plan = limits) =>
    getTitles(selectSnapshotArticles(collect(articles), plan, now, selections).get(key));

  it('its newest articles, as many as the plan allows', () => {
    const many = createArticles(40, 1, 'haiti/business');
    expect(getKeptTitles(many)).toEqual(getTitles(many.slice(0, 20)));
    expect(getKeptTitles(many, 'haiti/business')).toEqual(getTitles(many.slice(0, 20)));
    expect(getKeptTitles(many, 'caribbean/business')).toEqual([]);
  });

  it('no article that is older than the plan allows, to the second', () => {
    const young = createArticles(12, 0.1);
    const [last, old] = [articleAt('last', 48), articleAt('old', 48 + 1 / 3_600)];
    expect(getKeptTitles([...young, old, last])).toEqual([...getTitles(young), 'last']);
  });

  it('its newest twelve articles, however old they are', () => {
    const few = createArticles(14, 100, 'haiti/society');
    const many = createArticles(30, 0.1, 'united-states/business');
    expect(getKeptTitles([...few, ...many], 'haiti/society')).toEqual(getTitles(few.slice(0, 12)));
    expect(getKeptTitles([...few, ...many])).not.toContain('haiti/society 1');
  });

  it('an article dated ahead of the clock until it was first seen too long ago', () => {
    const young = createArticles(12, 0.1);
    const ahead = articleAt('ahead', -900);
    expect(getKeptTitles([...young, withFirstSeen(ahead, 47)])).toContain('ahead');
    expect(getKeptTitles([...young, withFirstSeen(ahead, 49)])).not.toContain('ahead');
  });
});
