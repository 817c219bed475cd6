/** What a source of further articles is, and whether a list goes on. What asks them comes with the first click (loadMore.ts). */
import { site } from '~/config/site';
import { hasMoreArchived, hasMoreLive, type NewsList } from '~/features/news/model/newsList';

export type NextPage =
  /** `articles` is the same array where the page held nothing new. */
  | { readonly kind: 'ok'; readonly list: NewsList }
  /** One line for the console. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

export interface ArticleSource {
  /** Pages that one click may ask for. */
  readonly pagesPerClick: number;
  readonly hasMore: (list: NewsList) => boolean;
  /** The list with the source's next page. Never throws. */
  readonly next: (list: NewsList, signal: AbortSignal) => Promise<NextPage>;
  /** The list as one that the source has no more for, once another one went on in its place. */
  readonly leave?: (list: NewsList) => NewsList;
}

const { url } = site.liveNews;

/**
 * Whether a live service is configured, and has more. Real articles must not follow invented ones, so samples go on only
 * where the service has the site's own address, as in the preview.
 */
export function canAskLive(list: NewsList): boolean {
  return url !== '' && (list.origin === 'live' || url.startsWith('/')) && hasMoreLive(list);
}

export function hasMore(list: NewsList): boolean {
  return hasMoreArchived(list) || canAskLive(list);
}
