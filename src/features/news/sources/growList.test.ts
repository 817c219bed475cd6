import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '~/news/article';
import { type NewsList, snapshotPagePath } from '~/news/newsList';
import { sampleList, sampleLivePage, sampleArticle, sampleArticles, getUrls } from '~tests/support/news/articles';
import { createGrowList, hasNextPage, type LoadedList, toLoadedList } from './growList';
import type { AskLive } from './live';

vi.mock('~generated/excludedNews', () => ({
  excludedNews: { hosts: ['excluded.example'], addresses: [], titleWords: [] },
}));

/** What the site's live source is, by which a list knows whether there may be more. */
const live = vi.hoisted(() => ({ liveSource: null as AskLive | null }));
vi.mock('./live', () => live);

const haiti = { region: 'haiti', category: 'economy' } as const;

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
  files['/news-data/haiti/economy.json'] = sampleList({ ...haiti, pages: count });
  return count;
}

/** A service that has these pages and no more. */
function service(pages: readonly (readonly Article[] | 'fails')[], pageSize = 12) {
  const found = pages.flatMap((page) => (page === 'fails' ? sampleArticles(1, pageSize) : page)).length;
  return vi.fn<AskLive>(async ({ page }) => {
    const articles = pages[page - 1] ?? [];
    if (articles === 'fails') throw new Error('busy');
    return sampleLivePage(articles, found, { limit: pageSize });
  });
}

/** Returns the pages that a service was asked for. */
const pagesOf = ({ mock }: ReturnType<typeof service>) => mock.calls.map(([{ page }]) => page);

function start(parts: Partial<NewsList>, hasLive = true): LoadedList {
  live.liveSource = hasLive ? vi.fn<AskLive>() : null;
  return toLoadedList(sampleList({ ...haiti, ...parts }));
}

describe('a click on Load More', () => {
  it('shows nothing that the owner excludes, whatever a relay sends', async () => {
    const excluded = { ...sampleArticle(13), url: 'https://excluded.example/13' };
    const growList = createGrowList(service([sampleArticles(1, 12), [excluded, ...sampleArticles(14, 24)]]));
    const { list: grown } = await growList(start({ total: 24 }));
    expect(getUrls(grown).slice(12)).toEqual(getUrls({ articles: sampleArticles(14, 24) }));
  });

  it('asks the service for its next page, and appends what is not shown yet', async () => {
    const askLive = service([sampleArticles(1, 12), sampleArticles(10, 21), sampleArticles(22, 30)]);
    const more = await createGrowList(askLive)(start({ total: 33 }));
    // The second page has nine new articles, so the third is asked for too.
    expect(askLive.mock.calls.map(([query]) => query)).toEqual([
      { ...haiti, page: 2 },
      { ...haiti, page: 3 },
    ]);
    expect(getUrls(more.list)).toEqual(getUrls({ articles: sampleArticles(1, 30) }));
    expect([more.list.nextLivePage, more.failures]).toEqual([null, []]);
  });

  it('keeps the names in live articles on one line, as those of the snapshot', async () => {
    const articles = sampleArticles(13, 13);
    for (const article of articles) Object.assign(article, { title: 'Rain in Port-au-Prince' });
    const more = await createGrowList(service([[], articles]))(start({ total: 13 }));
    expect(more.list.articles.at(-1)?.title).toBe('Rain in Port-\u2060au-\u2060Prince');
  });

  it('appends no article that is shown already with the same title on the same host and day', async () => {
    const title = 'Port of Haïti opens its gates';
    const [shown, copy, other] = [
      { ...sampleArticle('shown'), title },
      { ...sampleArticle('copy'), title },
      sampleArticle(13),
    ];
    const growList = createGrowList(service([[], [copy, other]]));
    const { list: grown } = await growList(start({ total: 14, articles: [...sampleArticles(1, 11), shown] }));
    expect(getUrls(grown).slice(11)).toEqual(getUrls({ articles: [shown, other] }));
  });

  const threeArticlePages = Array.from({ length: 20 }, (_, page) => sampleArticles(page * 3 + 1, page * 3 + 3));

  it('on a plan of three articles a call begins after the shown ones, and adds twelve by four calls', async () => {
    const askLive = service(threeArticlePages, 3);
    const growList = createGrowList(askLive);
    const first = await growList(start({ total: 60, pageSize: 3 }));
    expect(pagesOf(askLive)).toEqual([5, 6, 7, 8]);
    const second = await growList(first.list);
    expect(pagesOf(askLive)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    expect(getUrls(second.list)).toEqual(getUrls({ articles: sampleArticles(1, 36) }));
  });

  it('begins with the page that is shown in part', async () => {
    const askLive = service(threeArticlePages, 3);
    await createGrowList(askLive)(start({ total: 60, articles: sampleArticles(1, 10), pageSize: 3 }));
    expect(pagesOf(askLive)).toEqual([4, 5, 6, 7]);
  });

  it('begins after the shown articles again if the service has another page size than the snapshot', async () => {
    const askLive = service(threeArticlePages, 3);
    const { list: grown } = await createGrowList(askLive)(start({ total: 60, pageSize: 12 }));
    expect(pagesOf(askLive)).toEqual([2, 5, 6, 7, 8]);
    expect(getUrls(grown)).toEqual(getUrls({ articles: sampleArticles(1, 24) }));
  });

  it('counts only the calls that brought something, and fills up from the snapshot', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 36)]);
    // Newer articles moved the shown ones to later pages: two calls bring nothing, the next one only one article.
    const moved = [...sampleArticles(101, 108), ...sampleArticles(1, 40)];
    const askLive = service(
      Array.from({ length: 16 }, (_, page) => moved.slice(page * 3, page * 3 + 3)),
      3,
    );
    const { list: grown, failures } = await createGrowList(askLive)(start({ total: 60, pageSize: 3, pages }));
    expect(pagesOf(askLive)).toEqual([5, 6, 7, 8, 9, 10]);
    expect([grown.articles.length, grown.nextLivePage, grown.nextSnapshotPage, failures]).toEqual([24, 11, 3, []]);
    expect(getUrls(grown).slice(0, 24)).toEqual(getUrls({ articles: sampleArticles(1, 24) }));
  });

  it('goes on with the snapshot, without a failure, if a relay has no news', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24)]);
    const askLive = vi
      .fn<AskLive>()
      .mockResolvedValue({ origin: 'live', articles: [], found: 0, limit: 12, returned: 0 });
    const { list: grown, failures } = await createGrowList(askLive)(start({ total: 60, pageSize: 3, pages }));
    expect([grown.articles.length, grown.nextLivePage, failures]).toEqual([24, null, []]);
  });

  it('makes four calls without new articles at most, and then shows those of the snapshot', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24)]);
    const askLive = service(
      Array.from({ length: 20 }, () => sampleArticles(1, 3)),
      3,
    );
    const { list: grown } = await createGrowList(askLive)(start({ total: 60, pageSize: 3, pages }));
    expect([pagesOf(askLive), grown.articles.length, grown.nextLivePage]).toEqual([[5, 6, 7, 8], 24, 9]);
  });

  it.each([
    ['live', 'live', 24],
    ['sample', 'sample', 24],
    ['sample', 'live', 12],
    ['live', 'sample', 12],
  ] as const)(
    'on a list of %s articles before a service of %s ones leaves %i of the list’s origin',
    async (origin, other, shown) => {
      const askLive = vi.fn<AskLive>(async () => sampleLivePage(sampleArticles(13, 24), 24, { origin: other }));
      const more = await createGrowList(askLive)(start({ origin, total: 24 }));
      expect([more.list.articles.length, more.list.nextLivePage, more.failures]).toEqual([shown, null, []]);
    },
  );

  it('ends the live news at a page without records, whatever total the service names', async () => {
    const askLive = vi.fn<AskLive>(async () => sampleLivePage([], 1_000));
    const { list: grown, failures } = await createGrowList(askLive)(start({ total: 1_000 }));
    expect([askLive.mock.calls.length, grown.nextLivePage, failures]).toEqual([1, null, []]);
  });

  it('goes on with the snapshot once the service has no more', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 30)]);
    const askLive = service([sampleArticles(1, 12), sampleArticles(13, 20)]);
    const growList = createGrowList(askLive);
    const first = await growList(start({ total: 20, pages }));
    expect([first.list.articles.length, first.list.nextSnapshotPage]).toEqual([24, 3]);
    const second = await growList(first.list);
    expect([getUrls(second.list), hasNextPage(second.list)]).toEqual([
      getUrls({ articles: sampleArticles(1, 30) }),
      false,
    ]);
    expect(askLive).toHaveBeenCalledTimes(1);
  });

  it('goes on with the snapshot if the service fails, and says which source failed', async () => {
    const pages = serveSnapshot([sampleArticles(10, 21), sampleArticles(22, 33)]);
    const askLive = service([sampleArticles(1, 12), sampleArticles(13, 15), 'fails']);
    const { list: grown, failures } = await createGrowList(askLive)(start({ total: 200, pages }));
    expect(failures).toEqual(['busy']);
    expect(getUrls(grown)).toEqual(getUrls({ articles: sampleArticles(1, 33) }));
  });

  it('reads the snapshot alone if the site has no live news', async () => {
    const pages = serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 30)]);
    const { list: grown } = await createGrowList(null)(start({ total: 200, pages }, false));
    expect([grown.articles.length, grown.nextSnapshotPage]).toEqual([24, 3]);
    expect(fetched).toHaveBeenCalledWith(
      '/news-data/haiti/economy/2.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  it('fails with every reason if nothing came, and can be repeated', async () => {
    const askLive = service([sampleArticles(1, 12), 'fails']);
    const growList = createGrowList(askLive);
    const before = start({ total: 200, pages: 2 });
    files['/news-data/haiti/economy.json'] = sampleList({ ...haiti, pages: 2 });
    await expect(growList(before)).rejects.toThrow(
      'busy; news /news-data/haiti/economy/2.json: the answer has status 404',
    );
    serveSnapshot([sampleArticles(13, 24)]);
    expect((await growList(before)).list.articles).toHaveLength(24);
  });

  it('keeps what came if a later source fails', async () => {
    const askLive = service([sampleArticles(1, 12), sampleArticles(13, 15)]);
    files['/news-data/haiti/economy.json'] = sampleList({ ...haiti, pages: 2 });
    const { list: grown, failures } = await createGrowList(askLive)(start({ total: 15, pages: 2 }));
    expect([grown.articles.length, grown.nextSnapshotPage]).toEqual([15, 2]);
    expect(failures).toEqual([expect.stringContaining('status 404')]);
  });
});

describe('a snapshot', () => {
  it('has no article missing or twice after a deploy that moved articles to later pages', async () => {
    const growList = createGrowList(null);
    const before = start({ pages: serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 36)]) }, false);
    let { list: grown } = await growList(before);
    // Five newer articles came, so that each page begins five articles earlier.
    serveSnapshot([sampleArticles(8, 19), sampleArticles(20, 31), sampleArticles(32, 36)]);
    while (hasNextPage(grown)) ({ list: grown } = await growList(grown));
    expect(getUrls(grown)).toEqual(getUrls({ articles: sampleArticles(1, 36) }));
  });

  it('ends if a deploy took its last pages away', async () => {
    const before = start({ pages: serveSnapshot([sampleArticles(13, 24), sampleArticles(25, 36)]) }, false);
    const { list: grown } = await createGrowList(null)(before);
    files = {};
    serveSnapshot([sampleArticles(13, 24)]);
    const { list: ended, failures } = await createGrowList(null)(grown);
    expect([ended.articles.length, hasNextPage(ended), failures]).toEqual([24, false, []]);
  });

  it.each([
    ['an address that is a script', { articles: [{ url: 'javascript:1' }] }, /url: .*address/],
    ['a later form', { version: 3 }, /version: 3 is not 2/],
  ])('with a page of %s fails with one line', async (_name, change, message) => {
    const pages = serveSnapshot([sampleArticles(13, 24)]);
    files[snapshotPagePath(haiti, 2)] = { version: 2, pages, articles: sampleArticles(13, 24), ...change };
    await expect(createGrowList(null)(start({ pages }, false))).rejects.toThrow(message);
  });
});

describe('a list as it came', () => {
  it.each([
    ['live, then the snapshot', { total: 13, pages: 2 }, true, [2, 2]],
    ['live after five pages of three', { total: 60, pageSize: 3 }, true, [5, null]],
    ['the snapshot, if the service has one page', { total: 12, pages: 2 }, true, [null, 2]],
    ['the snapshot, if the site has no live news', { total: 99, pages: 2 }, false, [null, 2]],
    ['nothing', { total: 12, pages: 1 }, true, [null, null]],
    [
      'nothing, if some records of the only page cannot be shown',
      { total: 12, articles: sampleArticles(1, 9) },
      true,
      [null, null],
    ],
  ] as const)('goes on with %s', (_name, parts, hasLive, next) => {
    const { nextLivePage, nextSnapshotPage } = start(parts, hasLive);
    expect([nextLivePage, nextSnapshotPage]).toEqual(next);
  });
});
