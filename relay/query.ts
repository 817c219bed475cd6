import { createLiveNewsQuery } from '~/news/liveNewsQuery';
import type { SearchTerms } from '~/news/searchTerms';
import type { ArticlesQuery } from '~/news/serviceQuery';
import { relayLimits } from './limits';

/**
 * Parses the query of a request; null if it is not exactly one that `createLiveNewsQuery` creates, so that the number of queries is
 * limited.
 * @param search an address's query, with its question mark
 */
export function parseQuery(search: string, { regions, categories }: SearchTerms): ArticlesQuery | null {
  const parameters = new URLSearchParams(search);
  const region = parameters.get('region') ?? '';
  const category = parameters.get('category') ?? '';
  const page = Number(parameters.get('page'));
  const isSelection = regions.some(({ id }) => id === region) && categories.some(({ id }) => id === category);
  if (!isSelection || !Number.isInteger(page) || page < 1 || page > relayLimits.pagesMax) return null;
  const query = { region, category, page };
  return search === `?${createLiveNewsQuery(query).toString()}` ? query : null;
}
