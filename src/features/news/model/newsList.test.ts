import { describe, expect, it } from 'vitest';
import { allNews } from '~/config/selection';
import { list, range } from '~tests/support/news/articles';
import { hasMoreArchived, hasMoreLive, listOf } from './newsList';
import type { Snapshot } from './snapshot';

const snapshot = (articles: number, found: number, limit: number): Snapshot => ({
  ...allNews,
  found,
  limit,
  articles: range(1, articles),
});

describe('a snapshot as a list', () => {
  it.each([
    // Twelve articles are four pages of a service that gives three at a time.
    { articles: 12, limit: 3, found: 40, page: 4, more: true },
    { articles: 12, limit: 12, found: 40, page: 1, more: true },
    // One of the service's twelve could not be shown.
    { articles: 11, limit: 12, found: 40, page: 1, more: true },
    { articles: 7, limit: 12, found: 7, page: 1, more: false },
    { articles: 5, limit: 3, found: 5, page: 2, more: false },
    { articles: 0, limit: 12, found: 0, page: 1, more: false },
  ])('of $articles articles covers $page pages of $limit', ({ articles, limit, found, page, more }) => {
    const shown = listOf(snapshot(articles, found, limit), { ...list(), pages: 0 });
    expect(shown.live).toEqual({ page, pageSize: limit, found });
    expect(hasMoreLive(shown)).toBe(more);
  });

  it('ends where the service would refuse', () => {
    expect(hasMoreLive(list({ live: { page: 1_665, found: 1_000_000 } }))).toBe(true);
    expect(hasMoreLive(list({ live: { page: 1_666, found: 1_000_000 } }))).toBe(false);
  });

  it('covers nothing of the archive, which goes on where it ends', () => {
    const shown = listOf(snapshot(12, 12, 12), { ...list(), pages: 2 });
    expect(shown.archive).toEqual({ page: 0, pages: 2 });
    expect(hasMoreArchived(shown)).toBe(true);
    expect(hasMoreArchived(list({ archive: { page: 2, pages: 2 } }))).toBe(false);
  });
});
