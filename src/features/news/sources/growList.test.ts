import { describe, expect, it, vi } from 'vitest';
import type { Article } from '~/news/article';
import type { NewsList } from '~/news/newsList';
import { sampleList, sampleLivePage, sampleArticle, sampleArticles, getUrls } from '~tests/support/news/articles';
import { createListView, growList, hasMore } from './growList';
import type { FetchNewsList } from './lists';
import { type AskLive, createRelaySource } from './live';

const haiti = { region: 'haiti', category: 'economy' } as const;

/** A service that has these articles, on pages of some size; a page that fails is named. */
function service(articles: readonly Article[], limit = 12, failingPage = 0) {
  return vi.fn<AskLive>(async ({ page }) => {
    if (page === failingPage) throw new Error('busy');
    return sampleLivePage(articles.slice((page - 1) * limit, page * limit), articles.length, { limit });
  });
}

const fail: FetchNewsList = () => Promise.reject(new Error('the file cannot be read'));

/** Clicks Load More until a list has ended. Returns its articles, and how many there were after each click. */
async function growToEnd(list: NewsList, askLive: AskLive | null, fetchList: FetchNewsList = fail) {
  let view = createListView(list, askLive !== null);
  let current = list;
  const lengths: number[] = [];
  while (hasMore(view, current)) {
    ({ view, list: current } = await growList(view, current, { askLive, fetchList }));
    lengths.push(view.articles.length);
    if (lengths.length > 20) throw new Error('The list does not end');
  }
  return { urls: getUrls(view), lengths };
}

const pagesOf = ({ mock }: ReturnType<typeof service>) => mock.calls.map(([{ page }]) => page);
const urlsOf = (articles: readonly Article[]) => getUrls({ articles });
const list = (parts: Partial<NewsList>) => sampleList({ ...haiti, ...parts });

it('a list of samples ends once its file has live news', async () => {
  const file = list({ origin: 'sample', articles: sampleArticles(1, 12), fileLength: 36 });
  const fetchList: FetchNewsList = async () =>
    list({ origin: 'live', articles: sampleArticles(13, 36), fileLength: 36 });
  const { lengths, urls } = await growToEnd(file, null, fetchList);
  expect([lengths, urls]).toEqual([[12], urlsOf(file.articles)]);
});

describe('with live news', () => {
  it('the page after the last one that was read is asked for', async () => {
    const askLive = service(sampleArticles(1, 40));
    const { lengths, urls } = await growToEnd(list({ total: 40 }), askLive);
    expect(askLive.mock.calls[0]).toEqual([{ ...haiti, page: 2 }]);
    expect([pagesOf(askLive), lengths, urls]).toEqual([[2, 3, 4], [24, 36, 40], urlsOf(sampleArticles(1, 40))]);
  });

  it('on a plan of three articles a call nothing is skipped, though the list has only some of the service’s first articles', async () => {
    const all = sampleArticles(1, 20);
    // The list has the first page and older articles; the sixth and the eighth of the service were never in it.
    const shown = [1, 2, 3, 4, 5, 7, 9, 10, 11].map(sampleArticle);
    const askLive = service(all, 3);
    const { urls } = await growToEnd(list({ articles: shown, fileLength: 9, total: 20, pageSize: 3 }), askLive);
    expect([...urls].toSorted()).toEqual([...urlsOf(all)].toSorted());
    expect(pagesOf(askLive)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('a click makes four calls at most, and fills up from the file', async () => {
    const askLive = service(sampleArticles(1, 60), 3);
    const file = list({ articles: sampleArticles(1, 36), fileLength: 36, total: 60, pageSize: 3 });
    const sources = { askLive, fetchList: fail };
    const { view } = await growList(createListView(file, true), file, sources);
    expect([pagesOf(askLive), view.articles.length, view.nextLivePage]).toEqual([[2, 3, 4, 5], 24, 6]);
  });

  it('a page with dropped records is filled up from the file, and no further page is asked for', async () => {
    const askLive = vi.fn<AskLive>(async () => ({ ...sampleLivePage(sampleArticles(13, 22), 60), returned: 12 }));
    const file = list({ articles: sampleArticles(1, 36), fileLength: 36, total: 60 });
    const { view } = await growList(createListView(file, true), file, { askLive, fetchList: fail });
    expect([pagesOf(askLive), getUrls(view)]).toEqual([[2], urlsOf(sampleArticles(1, 24))]);
  });

  it('pages of another size than that of the refresh are read from the first on', async () => {
    const askLive = service(sampleArticles(1, 30), 12);
    const { urls } = await growToEnd(
      list({ articles: sampleArticles(1, 3), fileLength: 3, total: 30, pageSize: 3 }),
      askLive,
    );
    expect([pagesOf(askLive), urls]).toEqual([[2, 1, 2, 3], urlsOf(sampleArticles(1, 30))]);
  });

  it('amounts in live articles stay on one line, as those of the list', async () => {
    const article = { ...sampleArticle(13), title: 'Aid of $97 million' };
    const askLive = service([...sampleArticles(1, 12), article]);
    const before = list({ total: 13 });
    const { view } = await growList(createListView(before, true), before, { askLive, fetchList: fail });
    expect(view.articles.at(-1)?.title).toBe('Aid of $97\u00A0million');
  });

  it('an article with the title of a shown one, on the same host and day, is not shown again', async () => {
    const title = 'Port of Haïti opens its gates';
    const first = { ...sampleArticle('first'), title };
    const askLive = service([...sampleArticles(1, 11), first, { ...sampleArticle('copy'), title }, sampleArticle(13)]);
    const { urls } = await growToEnd(list({ articles: [...sampleArticles(1, 11), first], total: 14 }), askLive);
    expect(urls.slice(11)).toEqual([first.url, sampleArticle(13).url]);
  });

  it.each(['live', 'sample'] as const)('no article of another origin gets into a list of %s ones', async (origin) => {
    const other = origin === 'live' ? 'sample' : 'live';
    const askLive: AskLive = async () => sampleLivePage(sampleArticles(13, 24), 24, { origin: other });
    expect((await growToEnd(list({ origin, total: 24 }), askLive)).lengths).toEqual([12]);
  });

  it('they end at a page without records, whatever total the service names', async () => {
    const askLive = vi.fn<AskLive>(async () => sampleLivePage([], 1_000));
    expect((await growToEnd(list({ total: 1_000 }), askLive)).lengths).toEqual([12]);
    expect(askLive).toHaveBeenCalledTimes(1);
  });
});

describe('a source that fails', () => {
  const file = list({ articles: sampleArticles(1, 30), fileLength: 30, total: 99 });
  const fetchList: FetchNewsList = async () => file;

  it('live news: the file goes on, and the failure is a line for the console', async () => {
    const askLive = service(sampleArticles(1, 99), 12, 2);
    const growth = await growList(createListView(list({ fileLength: 30, total: 99 }), true), list({ fileLength: 30 }), {
      askLive,
      fetchList,
    });
    expect([growth.view.articles.length, growth.failures]).toEqual([24, ['busy']]);
    // A click asks for the page that failed once, and the next click again.
    expect([pagesOf(askLive), growth.view.nextLivePage]).toEqual([[2], 2]);
    const next = await growList(growth.view, growth.list, { askLive: service(sampleArticles(1, 99)), fetchList });
    expect([next.view.articles.length, next.view.nextLivePage]).toEqual([36, 4]);
  });

  it('the file: live news stays', async () => {
    const askLive = service(sampleArticles(1, 15));
    const before = list({ fileLength: 30, total: 15 });
    const growth = await growList(createListView(before, true), before, { askLive, fetchList: fail });
    expect([growth.view.articles.length, growth.failures]).toEqual([15, ['the file cannot be read']]);
  });

  it('both: nothing comes, every reason is named, and the same page is asked for again', async () => {
    const askLive = service(sampleArticles(1, 99), 12, 2);
    const before = list({ fileLength: 30, total: 99 });
    const view = createListView(before, true);
    const growth = growList(view, before, { askLive, fetchList: fail });
    await expect(growth).rejects.toThrow('busy; the file cannot be read');
    expect(
      (await growList(view, before, { askLive: service(sampleArticles(1, 99)), fetchList })).view.articles,
    ).toHaveLength(24);
  });
});

describe('with files alone', () => {
  it('the file is read once, and ends the list', async () => {
    const fetchList = vi.fn<FetchNewsList>(async () => list({ articles: sampleArticles(1, 30), fileLength: 30 }));
    const { lengths, urls } = await growToEnd(list({ fileLength: 30, total: 99 }), null, fetchList);
    expect([lengths, urls]).toEqual([[24, 30], urlsOf(sampleArticles(1, 30))]);
    expect(fetchList).toHaveBeenCalledTimes(1);
  });

  it('an article that a deploy has added is not missing', async () => {
    const articles = [sampleArticle('new'), ...sampleArticles(1, 29)];
    const { urls } = await growToEnd(list({ fileLength: 30 }), null, async () => list({ articles, fileLength: 30 }));
    expect([...urls].toSorted()).toEqual([...urlsOf(articles)].toSorted());
  });

  it('there is no more if the list has all', () => {
    const whole = list({ total: 99 });
    expect(hasMore(createListView(whole, false), whole)).toBe(false);
  });
});

describe('a relay', () => {
  it('gets region, category and page, and its answer is parsed', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json(sampleLivePage(sampleArticles(13, 24), 40)));
    vi.stubGlobal('fetch', fetched);
    const askRelay = createRelaySource('https://relay.example/');
    expect((await askRelay({ ...haiti, page: 2 })).articles).toHaveLength(12);
    expect(fetched.mock.calls[0]?.[0]).toBe('https://relay.example/?region=haiti&category=economy&page=2');
  });

  it.each([
    ['an address with credentials', { url: 'https://user:word@a.example/' }, /url: .* is not an https address/],
    ['a title that turns the page’s direction', { title: 'A \u202E title' }, /title: .* none of which controls it/],
    ['a day that does not exist', { publishedAt: '2026-99-99T00:00:00Z' }, /publishedAt: .* is not an instant/],
  ])('whose answer has %s is refused', async (_name, change, message) => {
    const page = sampleLivePage([{ ...sampleArticle(13), ...change }], 14);
    vi.stubGlobal('fetch', async () => Response.json(page));
    await expect(createRelaySource('https://relay.example/')({ ...haiti, page: 2 })).rejects.toThrow(message);
  });
});
