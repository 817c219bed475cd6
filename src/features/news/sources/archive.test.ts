import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsList } from '~/features/news/model/newsList';
import { list, range, urls } from '~tests/support/news/articles';
import { createArchiveSource } from './archive';

const names = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
const fetched = vi.fn<typeof fetch>();
let files: Record<string, unknown> = {};

beforeEach(() => {
  files = {
    '/news-archive/haiti-all.json': names,
    '/assets/aaaaaaaaaaaa.archive.json': range(13, 24),
    '/assets/bbbbbbbbbbbb.archive.json': range(25, 36),
    '/assets/cccccccccccc.archive.json': range(37, 40),
  };
  fetched.mockReset();
  fetched.mockImplementation(async (input) => {
    const path = String(input).replace('https://site.example/repo', '');
    return path in files ? Response.json(files[path]) : new Response('', { status: 404 });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const haiti = list({ region: 'haiti', archive: { pages: 3 } });
const source = () => createArchiveSource((path) => `https://site.example/repo${path}`);

async function next(from: ReturnType<typeof source>, before: NewsList): Promise<NewsList> {
  const result = await from.next(before, signal);
  if (result.kind !== 'ok') throw new Error(result.kind === 'failed' ? result.message : result.kind);
  return result.list;
}

const asked = () => fetched.mock.calls.map(([input]) => String(input).replace('https://site.example/repo', ''));

describe('the archive', () => {
  it('goes on from a list that was kept, with a source that knows nothing of it', async () => {
    const kept = list({ region: 'haiti', articles: range(1, 24), archive: { page: 1, pages: 3 } });
    const shown = await next(source(), kept);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 36) }));
  });

  it('goes on over a deploy, after which pages of nearly the same articles have other names', async () => {
    const archive = source();
    const shown = await next(archive, haiti);
    // The list keeps its name over deploys, a page never changes.
    expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(['no-cache', 'default']);
    files = {
      '/news-archive/haiti-all.json': ['dddddddddddd', 'eeeeeeeeeeee'],
      '/assets/dddddddddddd.archive.json': range(9, 20),
      '/assets/eeeeeeeeeeee.archive.json': range(21, 32),
    };
    const after = await next(archive, shown);
    expect(urls(after)).toEqual(urls({ articles: range(1, 32) }));
    expect(archive.hasMore(after)).toBe(false);
    expect(asked().slice(-3)).toEqual([
      '/assets/bbbbbbbbbbbb.archive.json',
      '/news-archive/haiti-all.json',
      '/assets/eeeeeeeeeeee.archive.json',
    ]);
  });

  it.each([
    ['a list that is gone', { '/news-archive/haiti-all.json': undefined }, /haiti-all\.json: .*JSON/],
    ['a list of another shape', { '/news-archive/haiti-all.json': ['../x'] }, /"..\/x" is no name of a page/],
    ['a page of another shape', { '/assets/aaaaaaaaaaaa.archive.json': [{ url: 'javascript:1' }] }, /url: .*address/],
  ] as const)('fails with one line for %s, and is asked again', async (_name, changes, message) => {
    const sound = files;
    files = { ...sound, ...changes };
    const archive = source();
    const failed = await archive.next(haiti, signal);
    expect(failed).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) });
    files = sound;
    expect((await next(archive, haiti)).articles).toHaveLength(24);
  });

  it('fails where page and list do not agree on the host, and does not ask for ever', async () => {
    delete files['/assets/aaaaaaaaaaaa.archive.json'];
    const archive = source();
    const gone = { kind: 'failed', message: 'archive /assets/aaaaaaaaaaaa.archive.json: the answer has status 404' };
    expect(await archive.next(haiti, signal)).toMatchObject(gone);
    expect(await archive.next(haiti, signal)).toMatchObject(gone);
    expect(asked()).toHaveLength(5);
  });

  it('is ended by its caller', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await source().next(haiti, controller.signal)).toEqual({ kind: 'aborted' });
  });
});
