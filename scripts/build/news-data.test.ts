import { describe, expect, it } from 'vitest';
import { selections } from '~/config/news';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { parse } from '~/lib/schema';
import type { Article } from '~/news/article';
import { toInstant } from '~/news/instant';
import { newsListPath, newsListSchema } from '~/news/newsList';
import type { News } from '~scripts/news/folder';
import { sampleArticles } from '~tests/support/news/articles';
import { readSite } from '~tests/support/site';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { createNewsData, readSiteNews } from './news-data';

const start = Date.parse('2026-11-22T00:00:00Z');
const changedAt = '2026-11-23T00:00:00Z';

/** Creates articles, each an hour older than the one before. */
function createArticles(from: number, to: number): readonly Article[] {
  return sampleArticles(from, to).map((article, index) =>
    Object.assign(article, { publishedAt: toInstant(start - (from + index) * 3_600_000) }),
  );
}

const haiti = { region: 'haiti', category: 'all' };
const articles = createArticles(1, 40);

type SnapshotList = Readonly<Record<string, readonly Article[]>>;

/** Creates the news of some snapshots; the service has 99 articles of each, three a page. */
function createNews(
  snapshots: SnapshotList = { 'all/all': articles, 'haiti/all': articles },
  excludedHosts: readonly string[] = [],
) {
  const service = { total: 99, pageSize: 3 };
  const news: News = {
    index: { origin: 'live', changedAt },
    snapshots: new Map(Object.entries(snapshots).map(([key, list]) => [key, { ...service, articles: list }])),
  };
  return createNewsData(news, selections, excludedHosts);
}

/** Reads the file of a list as a browser does. */
function readFile({ files }: ReturnType<typeof createNews>, selection: NewsSelection) {
  const file = parse(newsListSchema, JSON.parse(files.get(newsListPath(selection)) ?? 'null'), 'file');
  if (file.kind === 'invalid') throw new Error(file.message);
  return file.value;
}

const getAddresses = (list: readonly Article[]) => list.map(({ url }) => url);

describe('the news of a build', () => {
  it('keep amounts on one line in lists', () => {
    const [article] = articles;
    if (article === undefined) throw new Error('no article');
    const long = 'Cap-Haïtien '.repeat(25);
    const stored = { ...article, title: 'Aid of $97 million', description: `${long}${long}` };
    const { allArticles, lists } = createNews({
      'all/all': [
        { ...stored, title: long },
        { ...stored, url: `${article.url}-2` },
      ],
    });
    const listed = lists.get('all/all')?.articles ?? [];
    expect(listed.map(({ title }) => title)).toEqual([long, 'Aid of $97\u00A0million']);
    expect(listed[1]?.description).toBe(stored.description);
    expect(allArticles.at(-1)?.title).toBe(stored.title);
  });

  it('have a list and a file for every selection, also for an empty one', () => {
    const news = createNews();
    for (const selection of selections) {
      const { articles: fileArticles, ...file } = readFile(news, selection);
      expect(news.lists.get(selectionKey(selection))).toEqual({ ...file, articles: fileArticles.slice(0, 12) });
      expect(file).toMatchObject({ ...selection, fileLength: fileArticles.length });
    }
    const empty = { changedAt, articles: [], total: 0, pageSize: 12, fileLength: 0 };
    expect(news.lists.get('haiti/business')).toMatchObject(empty);
  });

  it('are an error if they are missing', () => {
    const site = readSite({ NEWS_SNAPSHOTS: createTemporaryFolder() });
    expect(() => readSiteNews(site)).toThrow('index.json: the file is missing; ');
  });

  it('have the total and the page size of the service', () => {
    expect(createNews().lists.get('haiti/all')).toMatchObject({ total: 99, pageSize: 3, fileLength: 40 });
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

  it('have the newest twelve articles in a document, and all in the file', () => {
    const news = createNews();
    expect(getAddresses(news.lists.get('haiti/all')?.articles ?? [])).toEqual(getAddresses(articles.slice(0, 12)));
    expect(getAddresses(readFile(news, haiti).articles)).toEqual(getAddresses(articles));
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

  it('has no article of an excluded host in lists, files, feeds and search, also if a snapshot has one', () => {
    const hidden = createArticles(41, 42).map((article, id) =>
      Object.assign(article, { url: `https://www.excluded.example.:8443/${id}` }),
    );
    const snapshots = { 'all/all': [...hidden, ...articles], 'haiti/all': [...articles, ...hidden] };
    const { allArticles, files, getArticles, lists } = createNews(snapshots, ['excluded.example']);
    const texts = [JSON.stringify([allArticles, getArticles(haiti), [...lists.values()]]), ...files.values()];
    expect(texts.filter((text) => text.includes('excluded.example'))).toEqual([]);
    expect([allArticles.length, getArticles(haiti).length]).toEqual([40, 40]);
  });
});
