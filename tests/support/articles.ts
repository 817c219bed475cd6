/** Articles, and a service that has them, for tests of what is done with them. */
import { vi } from 'vitest';
import type { RegionId } from '../../src/config/news';
import type { FetchArticles, NewsResult } from '../../src/features/news/sources/live';
import type { Article } from '../../src/features/news/model/article';
import type { Snapshot } from '../../src/features/news/model/snapshot';

function article(id: number | string): Article {
  return {
    url: `https://news.example/${id}`,
    title: `Title ${id}`,
    description: '',
    imageUrl: null,
    region: 'all',
    source: 'news.example',
    categories: [],
    publishedAt: '2026-01-02T03:04:05Z',
  };
}

/** Articles `from` to `to` of the service's own list. */
export function range(from: number, to: number): readonly Article[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => article(from + index));
}

export function snapshot(
  region: RegionId,
  articles: readonly Article[],
  found = articles.length,
  limit = 12,
): Snapshot {
  return { version: 1, region, category: 'all', found, limit, articles };
}

export function ok(articles: readonly Article[], found: number, limit = 12): NewsResult {
  return { kind: 'ok', articles, found, limit, returned: articles.length };
}

/** A service that has `found` articles and gives pages of `limit`. */
export function service(found: number, limit = 12) {
  return vi.fn<FetchArticles>(async ({ page }) =>
    ok(range((page - 1) * limit + 1, Math.min(found, page * limit)), found, limit),
  );
}

/** The pages a service was asked for, in order. */
export function asked(fetchArticles: ReturnType<typeof service>): readonly number[] {
  return fetchArticles.mock.calls.map(([{ page }]) => page);
}

export function urls({ articles }: { readonly articles: readonly Article[] }): readonly string[] {
  return articles.map(({ url }) => url);
}
