import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArchivePage, NewsList } from '~/features/news/model/newsList';
import { list, range, urls } from '~tests/support/news/articles';
import { createArchiveSource } from './archive';

const [monday, tuesday] = ['2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z'];
const fetched = vi.fn<typeof fetch>();
/** What the host answers, and what a cache has instead. */
let files: Record<string, unknown> = {};
let cached: Record<string, unknown> = {};

/** The archive of a list that ends before article `first`. */
function deployed(first: number, changedAt: string, pages = 3): Record<string, ArchivePage> {
  return Object.fromEntries(
    Array.from({ length: pages }, (_, page) => {
      const articles = range(first + page * 12, first + page * 12 + 11);
      return [`/news-data/haiti/all/${page + 1}.json`, { version: 1, changedAt, pages, articles }];
    }),
  );
}

beforeEach(() => {
  files = deployed(13, monday);
  cached = {};
  fetched.mockReset();
  fetched.mockImplementation(async (input, options) => {
    const path = String(input).replace('https://site.example/repo', '');
    const found = options?.cache === 'reload' ? files[path] : (cached[path] ?? files[path]);
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const haiti = list({ region: 'haiti', changedAt: monday, archive: { pages: 3 } });
const source = createArchiveSource((path) => `https://site.example/repo${path}`);

async function next(before: NewsList): Promise<NewsList> {
  const result = await source.next(before, signal);
  if (result.kind !== 'ok') throw new Error(result.kind === 'failed' ? result.message : result.kind);
  return result.list;
}

describe('the archive', () => {
  it('goes on after the list, to its last page', async () => {
    let shown = haiti;
    while (source.hasMore(shown)) shown = await next(shown);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 48) }));
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('goes on over a deploy, which moves articles to later pages and adds one', async () => {
    const first = await next(haiti);
    files = deployed(8, tuesday, 4);
    let shown = first;
    while (source.hasMore(shown)) shown = await next(shown);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 55) }));
  });

  it('leaves no hole where a cache has pages of an earlier deploy: they are asked for again', async () => {
    cached = deployed(18, '2026-01-04T00:00:00Z');
    expect(urls(await next(haiti))).toEqual(urls({ articles: range(1, 24) }));
    expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
    // Of the list's own deploy, but earlier than the page before.
    cached = { '/news-data/haiti/all/2.json': deployed(13, monday)['/news-data/haiti/all/2.json'] };
    files = deployed(8, tuesday);
    const first = await next(haiti);
    expect(urls(await next(first))).toEqual(urls({ articles: range(1, 31) }));
    // A cache that is asked in vain.
    files = deployed(18, '2026-01-04T00:00:00Z');
    expect(await source.next(haiti, signal)).toMatchObject({ message: expect.stringMatching(/1\.json: older than/) });
  });

  it.each([
    ['a page that is gone', undefined, /1\.json: the answer has status 404/],
    [
      'a page of another shape',
      { version: 1, changedAt: monday, pages: 1, articles: [{ url: 'javascript:1' }] },
      /url: .*address/,
    ],
    [
      'a page of a later form',
      { ...deployed(13, monday)['/news-data/haiti/all/1.json'], version: 2 },
      /version: 2 is not 1/,
    ],
  ] as const)('fails with one line for %s, and is asked again', async (_name, page, message) => {
    const sound = files;
    files = { ...sound, '/news-data/haiti/all/1.json': page };
    expect(await source.next(haiti, signal)).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) });
    files = sound;
    expect((await next(haiti)).articles).toHaveLength(24);
  });

  it('is ended by its caller', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await source.next(haiti, controller.signal)).toEqual({ kind: 'aborted' });
  });
});
