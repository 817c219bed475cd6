import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '~/features/news/model/article';
import type { NewsList } from '~/features/news/model/newsList';
import { list, livePage, range, urls } from '~tests/support/news/articles';
import { createLoadMore } from './loadMore';

const [monday, tuesday] = ['2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z'];
const relay = 'https://relay.example/';
const loadMore = createLoadMore('/repo/', relay);
const { signal } = new AbortController();
const known = range(1, 12);

type Answer = readonly Article[] | 'fails';

/** What the relay answers, page by page from the second on; what the host has by its path; what a cache has instead. */
let live: readonly Answer[] = [];
let files: Record<string, unknown> = {};
let cached: Record<string, unknown> = {};
const fetched = vi.fn<typeof fetch>();
const liveCalls = () => fetched.mock.calls.filter(([input]) => String(input).startsWith(relay)).length;

beforeEach(() => {
  [live, files, cached] = [[], {}, {}];
  fetched.mockReset();
  fetched.mockImplementation(async (input, options) => {
    const { host, pathname, searchParams } = new URL(String(input), 'https://site.example');
    if (host === 'relay.example') {
      const articles = live[Number(searchParams.get('page')) - 2] ?? [];
      return articles === 'fails'
        ? new Response('busy', { status: 503 })
        : Response.json(livePage(articles, 12 * (live.length + 1)));
    }
    const found = options?.cache === 'reload' ? files[pathname] : (cached[pathname] ?? files[pathname]);
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
  });
  vi.stubGlobal('fetch', fetched);
});

const archivePath = (page: number) => `/repo/news-data/haiti/all/${page}.json`;

/** Pages of an archive, as a deploy has them. */
function archive(pages: readonly (readonly Article[])[], changedAt = monday) {
  const file = (articles: readonly Article[]) => ({ version: 1, changedAt, pages: pages.length, articles });
  return Object.fromEntries(pages.map((articles, index) => [archivePath(index + 1), file(articles)]));
}

/** An archive whose first page begins with article `first`. */
const archiveFrom = (first: number, changedAt = monday, pages = 3) =>
  archive(
    Array.from({ length: pages }, (_, page) => range(first + page * 12, first + page * 12 + 11)),
    changedAt,
  );

/** The newest twelve, with as much after them as there is. */
function haiti(): NewsList {
  const pages = Object.keys(files).length;
  const found = 12 * (live.length + 1);
  return list({ region: 'haiti', changedAt: monday, archive: { pages }, live: { found } });
}

const click = (before: NewsList) => loadMore(before, signal);

/** How many articles there are after each of some clicks, and the last list. */
async function clicks(count: number) {
  const lengths: number[] = [];
  let shown = haiti();
  for (let done = 0; done < count; done += 1) {
    shown = await click(shown);
    lengths.push(shown.articles.length);
  }
  return { lengths, shown };
}

describe('further articles', () => {
  it('come from the live service while it has some, then from the archive, each once', async () => {
    live = [range(13, 24), range(25, 30)];
    files = archive([range(10, 21), range(22, 33), range(34, 40)]);
    const { lengths, shown } = await clicks(3);
    // The six that the service has left are not enough for the second click.
    expect(lengths).toEqual([24, 40, 40]);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 40) }));
  });

  it.each([
    [[range(13, 15), range(16, 18), range(19, 21), range(22, 24), range(25, 27)], 4, 24],
    [[range(10, 12), range(13, 15), range(16, 18), range(19, 21), range(22, 24)], 4, 21],
    [[range(13, 20), range(21, 28), range(29, 36)], 2, 28],
  ] as const)('are twelve a click where a call gives few, with four calls at most', async (answers, calls, length) => {
    live = answers;
    files = archiveFrom(30);
    const { shown } = await clicks(1);
    expect(fetched).toHaveBeenCalledTimes(calls);
    expect(urls(shown)).toEqual(urls({ articles: range(1, length) }));
  });

  it('come from the archive where the service fails on the way, and the rest of the list is the archive’s', async () => {
    live = [range(13, 15), 'fails', range(16, 18)];
    files = archive([range(10, 21), range(22, 33), range(34, 36)]);
    expect((await clicks(2)).lengths).toEqual([33, 36]);
    expect(liveCalls()).toBe(2);
  });

  it('come from the archive alone where there is no service', async () => {
    vi.stubGlobal('location', new URL('https://site.example/'));
    [live, files] = [[range(13, 24)], archive([range(13, 24), range(25, 30)])];
    const shown = await createLoadMore('/repo/', '')(haiti(), signal);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 24) }));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fail where every source does, with each reason', async () => {
    live = ['fails'];
    await expect(click({ ...haiti(), archive: { page: 0, pages: 1 } })).rejects.toThrow(
      'live news: the answer has status 503; archive /news-data/haiti/all/1.json: the answer has status 404',
    );
  });

  it('cost no more than four calls of the service a click; the archive then helps out', async () => {
    live = Array<Answer>(9).fill(known);
    files = archive([known, known, known, known, range(13, 20)]);
    expect((await clicks(1)).lengths).toEqual([20]);
    expect(liveCalls()).toBe(4);
  });

  it('end without a click for nothing, where the archive holds only what the live service gave', async () => {
    live = [range(13, 24)];
    files = archive([range(10, 21), range(22, 24)]);
    const { shown } = await clicks(1);
    expect([shown.articles.length, shown.archive.page]).toEqual([24, 2]);
  });
});

describe('the archive', () => {
  it('goes on over a deploy, which moves articles to later pages and adds one', async () => {
    files = archiveFrom(13);
    let shown = await click(haiti());
    files = archiveFrom(8, tuesday, 4);
    while (shown.archive.page < shown.archive.pages) shown = await click(shown);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 55) }));
  });

  it('ends where a deploy has taken the last pages away', async () => {
    files = archiveFrom(13, monday, 2);
    const shown = await click(haiti());
    files = archiveFrom(13, tuesday, 1);
    files['/news-data/haiti/all.json'] = list({ region: 'haiti', archive: { pages: 1 } });
    const ended = await click(shown);
    expect([urls(ended), ended.archive.page]).toEqual([urls(shown), ended.archive.pages]);
  });

  it('leaves no hole where a cache has pages of an earlier deploy: they are asked for again', async () => {
    files = archiveFrom(13);
    cached = archiveFrom(18, '2026-01-04T00:00:00Z');
    expect(urls(await click(haiti()))).toEqual(urls({ articles: range(1, 24) }));
    expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
    // A cached page of the list's own deploy, which is earlier than the page before.
    cached = { [archivePath(2)]: files[archivePath(2)] };
    files = archiveFrom(8, tuesday);
    const first = await click({ ...haiti(), archive: { page: 0, pages: 3, changedAt: tuesday } });
    expect(urls(first)).toEqual(urls({ articles: range(1, 31) }));
    // A cache that is asked in vain.
    files = archiveFrom(18, '2026-01-04T00:00:00Z');
    await expect(click(haiti())).rejects.toThrow(/1\.json: older than/);
  });

  it.each([
    ['another shape', { articles: [{ url: 'javascript:1' }] }, /url: .*address/],
    ['a later form', { version: 2 }, /version: 2 is not 1/],
  ] as const)('fails with one line for a page of %s, and is asked again', async (_name, change, message) => {
    const sound = archiveFrom(13);
    files = { ...sound, [archivePath(1)]: { ...sound[archivePath(1)], ...change } };
    const before = haiti();
    await expect(click(before)).rejects.toThrow(message);
    files = sound;
    expect((await click(before)).articles).toHaveLength(24);
  });

  it('is not asked once nobody waits for it', async () => {
    files = archiveFrom(13);
    await loadMore(haiti(), AbortSignal.abort());
    expect(fetched).not.toHaveBeenCalled();
  });
});
