import { describe, expect, it } from 'vitest';
import { selections } from '~/config/news';
import type { ExcludedNews } from '~/news/excludedNews';
import { toInstant } from '~/news/instant';
import { listPath, listSchema, snapshotPagePath, snapshotPageSchema } from '~/news/newsList';
import { allNews, type NewsSelection, selectionKey } from '~/news/selection';
import { parse } from '~/shared/schema';
import type { News } from '~scripts/news/snapshots/read-folder';
import type { StoredArticle } from '~scripts/news/snapshots/snapshot';
import { noneExcluded, sampleArticles } from '~tests/support/news/articles';
import { createNewsData, noNews } from './news-data';

const start = Date.parse('2026-11-22T00:00:00Z');
const changedAt = '2026-11-23T00:00:00Z';

/** Creates articles, each an hour older than the one before. */
function createArticles(from: number, to: number): readonly StoredArticle[] {
  return sampleArticles(from, to).map((article, index) =>
    Object.assign(article, { publishedAt: toInstant(start - (from + index) * 3_600_000) }),
  );
}

const haiti = { region: 'haiti', category: 'all' };
const articles = createArticles(1, 40);

type SnapshotList = Readonly<Record<string, readonly StoredArticle[]>>;

/** Creates the news of some snapshots; the service has 99 articles of each, three a page. */
function createNews(
  snapshots: SnapshotList = { 'all/all': articles, 'haiti/all': articles },
  excluded: ExcludedNews = noneExcluded,
) {
  const service = { total: 99, pageSize: 3, pagesRead: 1 };
  const news: Pick<News, 'index' | 'snapshots'> = {
    index: { version: 2, origin: 'live', changedAt },
    snapshots: new Map(Object.entries(snapshots).map(([key, list]) => [key, { ...service, articles: list }])),
  };
  return createNewsData(news, selections, excluded);
}

/** Reads the further pages of a snapshot as a browser does. Returns the addresses of the articles on each page. */
function readFurtherPages({ files, lists }: ReturnType<typeof createNews>, selection: NewsSelection) {
  const pages = lists.get(selectionKey(selection))?.pages ?? Number.NaN;
  for (const page of [1, pages + 1]) expect(files.has(snapshotPagePath(selection, page))).toBe(false);
  return Array.from({ length: pages - 1 }, (_, index) => {
    const path = snapshotPagePath(selection, index + 2);
    const page = parse(snapshotPageSchema, JSON.parse(files.get(path) ?? 'null'), path);
    if (page.kind === 'invalid') throw new Error(page.message);
    expect(page.value.pages).toBe(pages);
    return page.value.articles.map(({ url }) => url);
  });
}

const getAddresses = (list: readonly StoredArticle[]) => list.map(({ url }) => url);

describe('the news of a build', () => {
  it('keep names on one line in lists, unless a text would be too long for them', () => {
    const [article] = articles;
    if (article === undefined) throw new Error('no article');
    const long = 'Cap-Haïtien '.repeat(25);
    const stored = { ...article, title: 'Rain in Port-de-Paix', description: `${long}${long}` };
    const { allArticles, lists } = createNews({
      'all/all': [
        { ...stored, title: long },
        { ...stored, url: `${article.url}-2` },
      ],
    });
    const listed = lists.get('all/all')?.articles ?? [];
    expect(listed.map(({ title }) => title)).toEqual([long, 'Rain in Port-\u2060de-\u2060Paix']);
    expect(listed[1]?.description).toBe(stored.description);
    expect(allArticles.at(-1)?.title).toBe(stored.title);
  });

  it('have a list and a file for every selection, also for an empty one and before the first refresh', () => {
    for (const { lists, files } of [createNews(), createNewsData(noNews, selections, noneExcluded)])
      for (const selection of selections) {
        const file = parse(listSchema, JSON.parse(files.get(listPath(selection)) ?? 'null'), 'file');
        expect(file).toEqual({ kind: 'ok', value: lists.get(selectionKey(selection)) });
        expect(file).toMatchObject({ value: selection });
      }
    const empty = { changedAt: '', articles: [], total: 0, pageSize: 12, pages: 1 };
    expect(createNewsData(noNews, selections, noneExcluded).lists.get('all/all')).toMatchObject(empty);
  });

  it('have the total and the page size of the service', () => {
    expect(createNews().lists.get('haiti/all')).toMatchObject({ total: 99, pageSize: 3, pages: 4 });
  });

  it('have the time of the last change, and the newest day', () => {
    const all = createNews({ 'all/all': createArticles(1, 2) }).lists.get('all/all');
    expect(all).toMatchObject({ changedAt, origin: 'live', isThin: false, freshFrom: '' });
    // The first twelve are all of one day, so none is marked as fresh.
    expect(createNews().lists.get('all/all')).toMatchObject({ freshFrom: '' });
    expect(createNews({ 'all/all': articles.slice(16) }).lists.get('haiti/all')).toMatchObject({
      freshFrom: '2026-11-21',
    });
  });

  it('are not indexed by search engines if a snapshot has fewer than three articles, except the page of all news', () => {
    const { lists } = createNews({ 'haiti/all': createArticles(1, 3), 'haiti/business': createArticles(1, 2) });
    const listed = [...lists].filter(([, { isThin }]) => !isThin).map(([key]) => key);
    expect(listed).toEqual(['all/all', 'haiti/all']);
  });

  it('continue after each list in files of twelve articles, newest first, with the fields that are shown', () => {
    const [first, ...rest] = articles;
    if (first === undefined) throw new Error('no article');
    const ahead = [{ ...first, firstSeen: changedAt }, ...rest];
    const news = createNews({ 'all/all': ahead, 'haiti/all': articles });
    expect(news.lists.get('haiti/all')?.articles.map(({ url }) => url)).toEqual(getAddresses(articles.slice(0, 12)));
    const pages = readFurtherPages(news, haiti);
    expect(pages.map((page) => page.length)).toEqual([12, 12, 4]);
    expect(pages.flat()).toEqual(getAddresses(articles.slice(12)));
    expect(readFurtherPages(news, allNews)).toEqual(pages);
    expect([...news.files.values()].join('')).not.toContain('firstSeen');
  });

  it('have no further file if a list has all articles', () => {
    expect(readFurtherPages(createNews({ 'haiti/all': articles.slice(0, 12) }), haiti)).toEqual([]);
  });

  it('pass each article to feeds and search once, newest first', () => {
    const older = createArticles(50, 52);
    const { allArticles, getArticles } = createNews({
      'all/all': articles,
      'haiti/all': [...articles.slice(5), ...older],
    });
    expect(getAddresses(allArticles)).toEqual(getAddresses([...articles, ...older]));
    expect(getArticles(haiti)).toHaveLength(38);
    expect(getArticles({ region: 'caribbean', category: 'all' })).toEqual([]);
  });

  it('has no excluded article in lists, further pages, feeds and search, also before the next refresh', () => {
    const excluded = { ...noneExcluded, addresses: ['https://news.example/3', 'https://news.example/30'] };
    const { allArticles, files, getArticles, lists } = createNews(undefined, excluded);
    const texts = [JSON.stringify([allArticles, getArticles(haiti), [...lists.values()]]), ...files.values()];
    expect(texts.filter((text) => /news\.example\/30?"/.test(text))).toEqual([]);
    expect([allArticles.length, getArticles(haiti).length]).toEqual([38, 38]);
  });
});
