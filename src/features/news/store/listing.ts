import { newsPageSize } from '../../../config/limits';
import type { Choice } from '../model/filters';
import type { NewsResult } from '../sources/live';
import { matcher } from '../model/match';
import { isWithinReach } from '../model/query';
import type { Article } from '../model/article';
import type { Snapshot } from '../model/snapshot';

/** The list of a choice, and how far into the service's own list it reaches. */
export interface Listing extends Choice {
  readonly articles: readonly Article[];
  /** Pages of `pageSize` that the list covers; 0 while a narrowed query was not asked for yet. */
  readonly page: number;
  /** Page size the service really uses. */
  readonly pageSize: number;
  /** Total the service has; null while it was not asked. */
  readonly found: number | null;
}

/** What a snapshot shows of a choice. */
export function listingOf(snapshot: Snapshot, choice: Choice): Listing {
  const { articles, found, limit } = snapshot;
  if (choice.q === '') return { ...choice, articles, page: 1, pageSize: limit, found };
  // The snapshot is of the wider query: of the narrower one nothing was asked yet.
  return { ...choice, articles: articles.filter(matcher(choice.q)), page: 0, pageSize: newsPageSize, found: null };
}

/** A listing with a further page of the service: what is new is added, and how far the list reaches is counted anew. */
export function extend(listing: Listing, page: number, answer: Extract<NewsResult, { kind: 'ok' }>): Listing {
  const known = new Set(listing.articles.map(({ url }) => url));
  const fresh = answer.articles.filter((article) => !known.has(article.url)).filter(matcher(listing.q));
  // The service may use another page size than before. Where its page starts behind the list's end, the pages
  // in between are asked for next.
  const covered = Math.floor((listing.page * listing.pageSize) / answer.limit);
  const isNext = page <= covered + 1;
  const reached = isNext ? Math.max(covered, page) : covered;
  return {
    ...listing,
    articles: fresh.length === 0 ? listing.articles : [...listing.articles, ...fresh],
    page: reached,
    pageSize: answer.limit,
    // A page without a record is the end, whatever total the service names.
    found: answer.returned === 0 && isNext ? Math.min(answer.found, reached * answer.limit) : answer.found,
  };
}

/** Whether the service has more than the list covers. */
export function isContinued({ page, pageSize, found }: Listing): boolean {
  return (found === null || found > page * pageSize) && isWithinReach(page + 1, pageSize);
}
