import { expect, it } from 'vitest';
import { list, range } from '~tests/support/news/articles';
import { hasMoreLive, liveOf } from './newsList';

it.each([
  // Twelve articles are four pages of a service that gives three at a time.
  { articles: 12, limit: 3, found: 40, page: 4, more: true },
  { articles: 12, limit: 12, found: 40, page: 1, more: true },
  // The others of these pages are too old for the archive, or could not be shown.
  { articles: 11, limit: 12, found: 40, page: 0, more: true },
  { articles: 12, limit: 7, found: 40, page: 1, more: true },
  { articles: 7, limit: 12, found: 7, page: 1, more: false },
  { articles: 5, limit: 3, found: 5, page: 2, more: false },
  { articles: 0, limit: 12, found: 0, page: 1, more: false },
])('a list of $articles articles covers $page pages of $limit', ({ articles, limit, found, page, more }) => {
  const live = liveOf(range(1, articles), found, limit);
  expect(live).toEqual({ page, pageSize: limit, found });
  expect(hasMoreLive(list({ live }))).toBe(more);
});

it('has no more of the service where that would refuse', () => {
  expect(hasMoreLive(list({ live: { page: 1_665, found: 1_000_000 } }))).toBe(true);
  expect(hasMoreLive(list({ live: { page: 1_666, found: 1_000_000 } }))).toBe(false);
});
