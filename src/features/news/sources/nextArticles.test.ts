import { describe, expect, it, vi } from 'vitest';
import type { Article } from '~/features/news/model/article';
import type { NewsList } from '~/features/news/model/newsList';
import { list, range, urls } from '~tests/support/news/articles';
import { type ArticleSource, joined } from './articleSource';
import { createNextArticles } from './nextArticles';

type Answer = readonly Article[] | 'fails' | 'is left';

/** A source whose answers are given: the live service's in the order of its calls, the archive's by page. */
function source(kind: 'live' | 'archive', answers: readonly Answer[], pages = answers.length) {
  const left = [...answers];
  const next = vi.fn<ArticleSource['next']>(async (before) => {
    const answer = (kind === 'live' ? left.shift() : answers[before.archive.page]) ?? [];
    if (answer === 'fails') return { kind: 'failed', message: `${kind} is busy` };
    if (answer === 'is left') return { kind: 'aborted' };
    const articles = joined(before.articles, answer);
    if (kind === 'live')
      return { kind: 'ok', list: { ...before, articles, live: { ...before.live, page: before.live.page + 1 } } };
    return { kind: 'ok', list: { ...before, articles, archive: { ...before.archive, page: before.archive.page + 1 } } };
  });
  const hasMore = ({ live, archive }: NewsList) => (kind === 'live' ? live.page - 1 : archive.page) < pages;
  return { pagesPerPress: kind === 'live' ? 3 : 20, isOwn: kind === 'archive', hasMore, next } satisfies ArticleSource;
}

const signal = new AbortController().signal;
const known = range(1, 12);

async function press(next: ReturnType<typeof createNextArticles>, before: NewsList): Promise<NewsList> {
  const result = await next(before, signal);
  if (result.kind !== 'ok') throw new Error(result.kind);
  return result.list;
}

describe('further articles', () => {
  it('come from the live service as long as it has some, then from the archive, and none comes twice', async () => {
    const live = source('live', [range(13, 24), range(25, 30)]);
    const archive = source('archive', [range(10, 21), range(22, 33), range(34, 40)]);
    const next = createNextArticles([live, archive]);
    let shown = list();
    const lengths: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      shown = await press(next, shown);
      lengths.push(shown.articles.length);
    }
    expect(lengths).toEqual([24, 30, 33, 40]);
    expect(urls(shown)).toEqual(urls({ articles: range(1, 40) }));
    expect([live, archive].some(({ hasMore }) => hasMore(shown))).toBe(false);
  });

  it('come from the archive in the same press where the live service fails, which is asked last from then on', async () => {
    const live = source('live', ['fails', range(60, 70)]);
    const archive = source('archive', [range(13, 24), range(25, 36)]);
    const next = createNextArticles([live, archive]);
    let shown = await press(next, list());
    expect(urls(shown)).toEqual(urls({ articles: range(1, 24) }));
    shown = await press(next, shown);
    expect(live.next).toHaveBeenCalledTimes(1);
    shown = await press(next, shown);
    expect(live.next).toHaveBeenCalledTimes(2);
    expect(shown.articles).toHaveLength(47);
  });

  it('fail where no source answers, with the reason of each, and go on from where they were', async () => {
    const live = source('live', [known, 'fails', range(13, 15)], 4);
    const archive = source('archive', ['fails'], 1);
    const next = createNextArticles([live, archive]);
    const failed = await next(list(), signal);
    expect(failed).toMatchObject({ kind: 'failed', message: 'live is busy; archive is busy' });
    const { list: reached } = failed.kind === 'failed' ? failed : { list: list() };
    expect(reached.live.page).toBe(2);
    expect((await press(next, reached)).articles).toHaveLength(15);
  });

  it('are none, and no failure, where one source answered and has nothing new', async () => {
    const live = source('live', [known, known, known, known]);
    const archive = source('archive', ['fails'], 1);
    const result = await createNextArticles([live, archive])(list(), signal);
    expect(result).toMatchObject({ kind: 'ok', list: { live: { page: 4 } } });
    expect(live.next).toHaveBeenCalledTimes(3);
  });

  it('cost no more than three calls of the service a press, and the archive then helps out', async () => {
    const live = source(
      'live',
      Array.from({ length: 9 }, () => known),
    );
    const archive = source('archive', [known, known, known, known, range(13, 20)]);
    const shown = await press(createNextArticles([live, archive]), list());
    expect(live.next).toHaveBeenCalledTimes(3);
    expect(shown.articles).toHaveLength(20);
  });

  it('are looked for ahead in the archive as the live service ends, lest there be a button for nothing', async () => {
    const live = source('live', [range(13, 36)]);
    const archive = source('archive', [range(13, 24), range(25, 36)]);
    const next = createNextArticles([live, archive]);
    const shown = await press(next, list());
    expect(shown.articles).toHaveLength(36);
    expect([live, archive].some(({ hasMore }) => hasMore(shown))).toBe(false);
  });

  it('are left in the archive for the press that wants them', async () => {
    const live = source('live', [range(13, 24)]);
    const archive = source('archive', [range(13, 24), range(25, 36)]);
    const shown = await press(createNextArticles([live, archive]), list());
    expect(shown.articles).toHaveLength(24);
    expect(shown.archive.page).toBe(1);
  });

  it('never make the service be asked ahead', async () => {
    const live = source('live', [range(13, 24), range(25, 36)]);
    const archive = source('archive', [range(40, 44)]);
    const next = createNextArticles([archive, live]);
    expect((await press(next, list())).articles).toHaveLength(17);
    expect(live.next).not.toHaveBeenCalled();
  });

  it('are of nobody any more once they are left', async () => {
    const next = createNextArticles([source('live', ['is left']), source('archive', [range(13, 24)])]);
    expect(await next(list(), signal)).toEqual({ kind: 'aborted' });
  });
});
