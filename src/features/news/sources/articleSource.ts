/** What each source of further articles offers, and how an answer becomes part of a list. */
import type { Article } from '~/features/news/model/article';
import type { NewsList } from '~/features/news/model/newsList';

export type NextPage =
  /** `articles` is the same array where the page held nothing new. */
  | { readonly kind: 'ok'; readonly list: NewsList }
  /** One line for the console. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

export interface ArticleSource {
  /** Pages that one press may ask for while they hold nothing new. */
  readonly pagesPerPress: number;
  /** Its pages are files of the site: they cost nobody a call. */
  readonly isOwn: boolean;
  /** Whether it has more than the list covers. */
  readonly hasMore: (list: NewsList) => boolean;
  /** The list with the source's next page. Never throws. */
  readonly next: (list: NewsList, signal: AbortSignal) => Promise<NextPage>;
}

/** The list's articles and those of some others that are not among them. */
export function joined(articles: readonly Article[], others: readonly Article[]): readonly Article[] {
  const known = new Set(articles.map(({ url }) => url));
  const fresh = others.filter(({ url }) => !known.has(url));
  return fresh.length === 0 ? articles : [...articles, ...fresh];
}
