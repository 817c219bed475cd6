import { describe, expect, it } from 'vitest';
import { archivePagesMax } from '~/config/limits';
import { selections } from '~/config/news';
import { allNews, type NewsSelection, keyOf } from '~/config/selection';
import type { ArchivedArticle } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';
import { archivePageSchema, archivePath, listPath, listSchema } from '~/features/news/model/newsList';
import { parse } from '~/lib/schema';
import { range } from '~tests/support/news/articles';
import { newsData, noNews } from './news-data';

const start = Date.parse('2026-11-22T00:00:00Z');
const changedAt = '2026-11-23T00:00:00Z';

/** Articles of some selections, each an hour older than the one before. */
function archived(from: number, to: number, ...selections: readonly string[]): readonly ArchivedArticle[] {
  return range(from, to).map((article, index) =>
    Object.assign(article, { publishedAt: instantOf(start - (from + index) * 3_600_000), selections }),
  );
}

const haiti = { region: 'haiti', category: 'all' };
const articles = archived(1, 40, 'haiti/business');

const index = { version: 1, origin: 'live', host: 'news.example', changedAt, selections: {} } as const;

const built = (archive = articles) => newsData({ index, archive }, selections);

/** What a browser reads of the archive: the addresses of each page. */
function pagesOf({ files, lists }: ReturnType<typeof built>, selection: NewsSelection) {
  const count = lists.get(keyOf(selection))?.archive.pages ?? Number.NaN;
  expect(files.has(archivePath(selection, count + 1))).toBe(false);
  return Array.from({ length: count }, (_, index) => {
    const path = archivePath(selection, index + 1);
    const page = parse(archivePageSchema, JSON.parse(files.get(path) ?? 'null'), path);
    if (page.kind === 'invalid') throw new Error(page.message);
    expect(page.value).toMatchObject({ changedAt, pages: count });
    return page.value.articles.map(({ url }) => url);
  });
}

const urls = (some: readonly ArchivedArticle[]) => some.map(({ url }) => url);

describe('the news of a build', () => {
  it('have a list and a file for every selection, the empty ones and a first checkout included', () => {
    for (const { lists, files } of [built(), newsData(noNews, selections)])
      for (const selection of selections) {
        const file = parse(listSchema, JSON.parse(files.get(listPath(selection)) ?? 'null'), 'file');
        expect(file).toEqual({ kind: 'ok', value: lists.get(keyOf(selection)) });
        expect(file).toMatchObject({ value: selection });
      }
    expect(newsData(noNews, selections).lists.get('all/all')).toMatchObject({
      changedAt: '',
      articles: [],
      archive: { pages: 0 },
    });
  });

  it('say when articles last changed, and which day of theirs is the newest', () => {
    const all = built(archived(1, 2, 'haiti/business')).lists.get('all/all');
    expect(all).toMatchObject({ changedAt, origin: 'live', isThin: false, freshFrom: '' });
    // Its first twelve are of one day: a mark on each would say nothing.
    expect(built().lists.get('all/all')).toMatchObject({ freshFrom: '' });
    expect(built(articles.slice(16)).lists.get('all/all')).toMatchObject({ freshFrom: '2026-11-21' });
  });

  it('are not for search engines where a selection has fewer than three, in list and archive together', () => {
    const some = [...archived(1, 2, 'haiti/business'), ...archived(20, 20, 'caribbean/politics')];
    const { lists } = built([...some, ...archived(30, 30, 'haiti/politics')]);
    const listed = [...lists].filter(([, { isThin }]) => !isThin).map(([key]) => key);
    expect(listed).toEqual(['all/all', 'haiti/all']);
  });

  it('go on after each list in pages of twelve, newest first, with the fields that are shown', () => {
    const pages = pagesOf(built(), haiti);
    expect(pages.map((page) => page.length)).toEqual([12, 12, 4]);
    expect(pages.flat()).toEqual(urls(articles.slice(12)));
    expect(pagesOf(built(), allNews)).toEqual(pages);
    expect([...built().files.values()].join('')).not.toContain('selections');
  });

  it('have no older pages than allowed, and none where a list shows all there is', () => {
    const many = archived(1, 12 * archivePagesMax + 100, 'haiti/business');
    expect(pagesOf(built(many), haiti)).toHaveLength(archivePagesMax);
    expect(pagesOf(built(articles.slice(0, 12)), haiti)).toEqual([]);
  });
});
