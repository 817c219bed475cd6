/** Sample articles, lists and responses of a relay. */
import { allNews } from '~/config/selection';
import type { Article } from '~/news/article';
import type { LiveArticlesPage, NewsList } from '~/news/newsList';

/** An article of the site; its URL contains `id`. */
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

/** Articles `from` to `to` of the service. */
export function sampleArticles(from: number, to: number): readonly Article[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => sampleArticle(from + index));
}

/** A list of twelve articles, without more in service or file unless `parts` say so. */
export function sampleList(parts: Partial<NewsList> = {}): NewsList {
  return {
    ...allNews,
    origin: 'live',
    changedAt: '2026-01-02T03:04:05Z',
    freshFrom: '',
    isThin: false,
    articles: sampleArticles(1, 12),
    fileLength: 12,
    total: 12,
    pageSize: 12,
    ...parts,
  };
}

/** A response of a relay. */
export function sampleLivePage(
  articles: readonly Article[],
  found: number,
  { limit = 12, origin = 'live' }: Partial<Pick<LiveArticlesPage, 'limit' | 'origin'>> = {},
): LiveArticlesPage {
  return { origin, articles, found, limit, returned: articles.length };
}

export function getUrls({ articles }: { readonly articles: readonly Article[] }): readonly string[] {
  return articles.map(({ url }) => url);
}
