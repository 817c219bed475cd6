import { describe, expect, it, vi } from 'vitest';
import type { Article } from '~/features/news/model/article';
import { joined, type NewsList } from '~/features/news/model/newsList';
import { list, range, urls } from '~tests/support/news/articles';
import { createLoadMore } from './loadMore';
import type { ArticleSource } from './source';

type Answer = readonly Article[] | 'fails';

/** A source whose answers are given, one for each page. */
function source(kind: 'live' | 'archive', answers: readonly Answer[]) {
  const next = vi.fn<ArticleSource['next']>(async (before) => {
    const answer = answers[before[kind].page - (kind === 'live' ? 1 : 0)] ?? [];
    if (answer === 'fails') return { kind: 'failed', message: `${kind} is busy` };
    const articles = joined(before.articles, answer);
    return { kind: 'ok', list: { ...before, articles, [kind]: { ...before[kind], page: before[kind].page + 1 } } };
  });
  const hasMore = ({ live, archive }: NewsList) => (kind === 'live' ? live.page - 1 : archive.page) < answers.length;
  const leave = (before: NewsList) => ({ ...before, [kind]: { ...before[kind], page: answers.length + 1 } });
  return { pagesPerClick: kind === 'live' ? 4 : 20, hasMore, next, leave } satisfies ArticleSource;
}

const { signal } = new AbortController();
const known = range(1, 12);

async function click(next: ReturnType<typeof createLoadMore>, before: NewsList): Promise<NewsList> {
  const result = await next(before, signal);
  if (result.kind !== 'ok') throw new Error(result.kind);
  return result.list;
}

describe('further articles', () => {
  it('come from the live service while it has some, then from the archive, each once', async () => {
    const live = source('live', [range(13, 24), range(25, 30)]);
    const archive = source('archive', [range(10, 21), range(22, 33), range(34, 40)]);
    const next = createLoadMore([live, archive]);
    let shown = list();
    const lengths: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      shown = await click(next, shown);
      lengths.push(shown.articles.length);
    }
    // The six that the service has left are not enough for the second click.
    expect(lengths).toEqual([24, 40, 40]);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 40) }));
    expect([live, archive].some(({ hasMore }) => hasMore(shown))).toBe(false);
  });

  it.each([
    [[range(13, 15), range(16, 18), range(19, 21), range(22, 24), range(25, 27)], 4, 24],
    [[range(10, 12), range(13, 15), range(16, 18), range(19, 21), range(22, 24)], 4, 21],
    [[range(13, 20), range(21, 28), range(29, 36)], 2, 28],
  ] as const)('are twelve a click where a call gives few, with four calls at most', async (answers, calls, length) => {
    const live = source('live', answers);
    const archive = source('archive', [range(30, 41)]);
    const shown = await click(createLoadMore([live, archive]), list());
    expect(live.next).toHaveBeenCalledTimes(calls);
    expect(urls(shown)).toEqual(urls({ articles: range(1, length) }));
    expect(archive.next).not.toHaveBeenCalled();
  });

  it.each([
    ['ends', [range(13, 15), range(16, 18)], []],
    ['fails', [range(13, 15), 'fails', range(16, 18)], ['live is busy']],
  ] as const)('are made up to twelve by the archive where the service %s on the way', async (_, answers, failures) => {
    const archive = source('archive', [range(10, 21), range(22, 33)]);
    const result = await createLoadMore([source('live', answers), archive])(list(), signal);
    const articles = range(1, 33);
    expect(result).toMatchObject({ kind: 'ok', failures, list: { articles } });
  });

  it('come from the archive with the same click where the live service fails, and name the failure', async () => {
    const live = source('live', ['fails']);
    const archive = source('archive', [range(13, 24), range(25, 36)]);
    const result = await createLoadMore([live, archive])(list(), signal);
    expect(result).toMatchObject({ kind: 'ok', failures: ['live is busy'], list: { articles: range(1, 24) } });
    if (result.kind === 'ok') await click(createLoadMore([live, archive]), result.list);
    // The rest of the list is the archive's.
    expect(live.next).toHaveBeenCalledTimes(1);
  });

  it('fail where every source does, with each reason, and go on from where they were', async () => {
    const next = createLoadMore([source('live', [known, 'fails']), source('archive', ['fails'])]);
    expect(await next(list(), signal)).toMatchObject({
      kind: 'failed',
      message: 'live is busy; archive is busy',
      list: { live: { page: 2 } },
    });
  });

  it('cost no more than four calls of the service a click; the archive then helps out', async () => {
    const live = source('live', Array<Answer>(9).fill(known));
    const archive = source('archive', [known, known, known, known, range(13, 20)]);
    const shown = await click(createLoadMore([live, archive]), list());
    expect(live.next).toHaveBeenCalledTimes(4);
    expect(shown.articles).toHaveLength(20);
  });

  it('end without a click for nothing, where the archive holds only what the live service gave', async () => {
    const live = source('live', [range(13, 36)]);
    const archive = source('archive', [range(13, 24), range(25, 36)]);
    const shown = await click(createLoadMore([live, archive]), list());
    expect(shown.articles).toHaveLength(36);
    expect([live, archive].some(({ hasMore }) => hasMore(shown))).toBe(false);
  });
});
