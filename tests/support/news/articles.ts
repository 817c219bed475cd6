/** Articles, and a service that has them, for tests of what is done with them. */
import { vi } from 'vitest';
import { allNews } from '~/config/selection';
import type { Article } from '~/features/news/model/article';
import type { LivePage, NewsList } from '~/features/news/model/newsList';
import type { getJson } from '~/lib/getJson';

/** An article as the site keeps it, with an address made of `id`. */
export function sampleArticle(id: number | string): Article {
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
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => sampleArticle(from + index));
}

interface ListParts extends Partial<Omit<NewsList, 'live' | 'archive'>> {
  readonly live?: Partial<NewsList['live']>;
  readonly archive?: Partial<NewsList['archive']>;
}

/** A list of twelve, of whose service and archive there is no more, but for what is said otherwise. */
export function list({ live, archive, ...parts }: ListParts = {}): NewsList {
  return {
    version: 1,
    ...allNews,
    origin: 'live',
    changedAt: '2026-01-02T03:04:05Z',
    freshFrom: '',
    isThin: false,
    articles: range(1, 12),
    ...parts,
    live: { page: 1, pageSize: 12, found: 12, ...live },
    archive: { page: 0, pages: 0, ...archive },
  };
}

/** An answer of a relay. */
export function livePage(articles: readonly Article[], found: number, limit = 12): LivePage {
  return { version: 1, articles, found, limit, returned: articles.length };
}

/** A relay that has `found` articles and gives pages of `limit`. */
export function relayOf(found: number, limit = 12) {
  return vi.fn<typeof getJson>(async (address) => {
    const page = Number(new URL(address).searchParams.get('page'));
    const articles = range((page - 1) * limit + 1, Math.min(found, page * limit));
    return livePage(articles, found, limit);
  });
}

export function urls({ articles }: { readonly articles: readonly Article[] }): readonly string[] {
  return articles.map(({ url }) => url);
}
