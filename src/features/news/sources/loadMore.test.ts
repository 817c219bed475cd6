import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '~/shared/news/article';
import { type NewsList, snapshotPagePath } from '~/shared/news/newsList';
import { sampleList, sampleLivePage, sampleArticles, getUrls } from '~tests/support/news/articles';
import type { AskLive } from './live';
import { createLoadMore, type LoadedList, toLoadedList } from './loadMore';

const haiti = { region: 'haiti', category: 'all' } as const;

/** The files of the host, by path. */
let files: Record<string, unknown> = {};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  files = {};
  fetched.mockReset();
  fetched.mockImplementation(async (input) => {
    const file = files[String(input)];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
  vi.stubGlobal('fetch', fetched);
});

/** Serves the pages that follow the first twelve of a snapshot, and returns how many pages it has. */
function serveSnapshot(pages: readonly (readonly Article[])[]): number {
  const count = pages.length + 1;
  for (const [index, articles] of pages.entries())
    files[snapshotPagePath(haiti, index + 2)] = { version: 2, pages: count, articles };
  files['/news-data/haiti/all.json'] = sampleList({ ...haiti, pages: count });
  return count;
}

/** A service that has these pages and no more. */
function service(pages: readonly (readonly Article[] | 'fails')[], pageSize = 12) {
  const found = pages.flatMap((page) => (page === 'fails' ? sampleArticles(1, pageSize) : page)).length;
  return vi.fn<AskLive>(async ({ page }) => {
    const articles = pages[page - 1] ?? [];
    if (articles === 'fails') throw new Error('busy');
    return { ...sampleLivePage(articles, found, pageSize) };
  });
}

function start(parts: Partial<NewsList>, hasLive = true): LoadedList {
  return toLoadedList(sampleList({ ...haiti, ...parts }), hasLive);
}

describe('a click on Load More', () => {
  it('asks the service for its next page, and appends what is not shown yet', async () => {
    const askLive = service([sampleArticles(1, 12), sampleArticles(10, 21), sampleArticles(22, 30)]);
    const more = await createLoadMore(askLive)(start({ total: 33 }));
    // The second page has nine new articles, so the third is asked for too.
    expect(askLive.mock.calls.map(([query]) => query)).toEqual([
      { ...haiti, page: 2 },
      { ...haiti, page: 3 },
    ]);
    expect(getUrls(more.list)).toEqual(getUrls({ articles: sampleArticles(1, 30) }));
    expect([more.list.next, more.failures]).toEqual([null, []]);
  });

  it('makes four calls at most, and goes on there with the next click', async () => {
    const pages = Array.from({ length: 20 }, (_, page) => sampleArticles(page * 3 + 1, page * 3 + 3));
    const askLive = service(pages, 3);
    const loadMore = createLoadMore(askLive);
    const first = await loadMore(start({ total: 60, pageSize: 3 }));
    expect([askLive.mock.calls.length, first.list.articles.length]).toEqual([4, 15]);
    const second = await loadMore(first.list);
    expect([askLive.mock.calls.length, getUrls(second.list)]).toEqual([
      8,
      getUrls({ articles: sampleArticles(1, 27) }),
    ]);
  });

  it('begins with the first page if the service has another page size than the snapshot', async () => {
    const askLive = service(
      [sampleArticles(1, 5), sampleArticles(6, 10), sampleArticles(11, 15), sampleArticles(16, 18)],
      5,
    );
    const { list: grown } = await createLoadMore(askLive)(
      start({ total: 40, articles: sampleArticles(3, 12), pageSize: 12 }),
    );
    expect(askLive.mock.calls.map(([{ page }]) => page)).toEqual([2, 1, 2, 3]);
    expect(getUrls(grown)).toEqual(
      getUrls({ articles: [...sampleArticles(3, 12), ...sampleArticles(1, 2), ...sampleArticles(13, 15)] }),
    );
  });

  it('goes on past the pages of a smaller plan that are all shown already', async () => {
    const askLive = service(
      Array.from({ length: 9 }, (_, page) => sampleArticles(page * 3 + 1, page * 3 + 3)),
      3,
    );
    const { list: grown } = await createLoadMore(askLive)(start({ total: 27, pageSize: 12 }));
    expect(askLive.mock.calls.map(([{ page }]) => page)).toEqual([2, 1, 2, 3, 4, 5]);
    expect(getUrls(grown)).toEqual(getUrls({ articles: sampleArticles(1, 15) }));
  });

  it('ends the live news at a page without records, whatever total the service names', async () => {
    const askLive = vi.fn<AskLive>(async () => sampleLivePage([], 1_000));
    const { list: grown, failures } = await createLoadMore(askLive)(start({ total: 1_000 }));
    expect([askLive.mock.calls.length, grown.next, failures]).toEqual([1, null, []]);
  });

  it('goes on with the snapshot once the service has no more', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 30)]);
    const askLive = service([sampleArticles(1, 12), sampleArticles(13, 20)]);
    const loadMore = createLoadMore(askLive);
    const first = await loadMore(start({ total: 20, pages }));
    expect([first.list.articles.length, first.list.next]).toEqual([24, { from: 'snapshot', page: 3 }]);
    const second = await loadMore(first.list);
    expect([getUrls(second.list), second.list.next]).toEqual([getUrls({ articles: sampleArticles(1, 30) }), null]);
    expect(askLive).toHaveBeenCalledTimes(1);
  });

  it('goes on with the snapshot if the service fails, and says which source failed', async () => {
    const pages = serveSnapshot([sampleArticles(10, 21), sampleArticles(22, 33)]);
    const askLive = service([sampleArticles(1, 12), sampleArticles(13, 15), 'fails']);
    const { list: grown, failures } = await createLoadMore(askLive)(start({ total: 200, pages }));
    expect(failures).toEqual(['busy']);
    expect(getUrls(grown)).toEqual(getUrls({ articles: sampleArticles(1, 33) }));
  });

  it('reads the snapshot alone if the site has no live news', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 30)]);
    const { list: grown } = await createLoadMore(null)(start({ total: 200, pages }, false));
    expect([grown.articles.length, grown.next]).toEqual([24, { from: 'snapshot', page: 3 }]);
    expect(fetched).toHaveBeenCalledWith('/news-data/haiti/all/2.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it('fails with every reason if nothing came, and can be repeated', async () => {
    const askLive = service([sampleArticles(1, 12), 'fails']);
    const loadMore = createLoadMore(askLive);
    const before = start({ total: 200, pages: 2 });
    files['/news-data/haiti/all.json'] = sampleList({ ...haiti, pages: 2 });
    await expect(loadMore(before)).rejects.toThrow('busy; news /news-data/haiti/all/2.json: the answer has status 404');
    serveSnapshot([sampleArticles(13, 24)]);
    expect((await loadMore(before)).list.articles).toHaveLength(24);
  });

  it('keeps what came if a later source fails', async () => {
    const askLive = service([sampleArticles(1, 12), sampleArticles(13, 15)]);
    files['/news-data/haiti/all.json'] = sampleList({ ...haiti, pages: 2 });
    const { list: grown, failures } = await createLoadMore(askLive)(start({ total: 15, pages: 2 }));
    expect([grown.articles.length, grown.next]).toEqual([15, { from: 'snapshot', page: 2 }]);
    expect(failures).toEqual([expect.stringContaining('status 404')]);
  });
});

describe('a snapshot', () => {
  it('has no article missing or twice after a deploy that moved articles to later pages', async () => {
    const loadMore = createLoadMore(null);
    const before = start({ pages: serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 36)]) }, false);
    let { list: grown } = await loadMore(before);
    // Five newer articles came, so that each page begins five articles earlier.
    serveSnapshot([sampleArticles(8, 19), sampleArticles(20, 31), sampleArticles(32, 36)]);
    while (grown.next !== null) ({ list: grown } = await loadMore(grown));
    expect(getUrls(grown)).toEqual(getUrls({ articles: sampleArticles(1, 36) }));
  });

  it('ends if a deploy took its last pages away', async () => {
    const before = start({ pages: serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 36)]) }, false);
    const { list: grown } = await createLoadMore(null)(before);
    files = {};
    serveSnapshot([sampleArticles(13, 24)]);
    const { list: ended, failures } = await createLoadMore(null)(grown);
    expect([ended.articles.length, ended.next, failures]).toEqual([24, null, []]);
  });

  it.each([
    ['an address that is a script', { articles: [{ url: 'javascript:1' }] }, /url: .*address/],
    ['a later form', { version: 3 }, /version: 3 is not 2/],
  ])('with a page of %s fails with one line', async (_name, change, message) => {
    const pages = serveSnapshot([sampleArticles(13, 24)]);
    files[snapshotPagePath(haiti, 2)] = { version: 2, pages, articles: sampleArticles(13, 24), ...change };
    await expect(createLoadMore(null)(start({ pages }, false))).rejects.toThrow(message);
  });
});

describe('a list as it came', () => {
  it.each([
    ['live', { total: 13, pages: 2 }, true, { from: 'live', page: 2 }],
    ['the snapshot, if the service has one page', { total: 12, pages: 2 }, true, { from: 'snapshot', page: 2 }],
    ['the snapshot, if the site has no live news', { total: 99, pages: 2 }, false, { from: 'snapshot', page: 2 }],
    ['nothing', { total: 12, pages: 1 }, true, null],
  ] as const)('goes on with %s', (_name, parts, hasLive, next) => {
    expect(start(parts, hasLive).next).toEqual(next);
  });
});
