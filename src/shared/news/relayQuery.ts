/** The query of a request to the relay: a page of a selection. */
import { relayLimits } from '~/config/limits';
import type { SearchTerms } from '~/shared/news/searchTerms';
import type { ArticlesQuery } from './query';

/** Creates the query, in the one order and spelling that the relay accepts. The relay adds token and phrases. */
export function relayQuery({ region, category, page }: ArticlesQuery): URLSearchParams {
  return new URLSearchParams({ region, category, page: String(page) });
}

/**
 * Parses the query of a request; null if it is not exactly one that `relayQuery` creates, so that the number of queries is
 * limited.
 * @param search an address's query, with its question mark
 */
export function parseRelayQuery(
  search: string,
  { regions, categories }: SearchTerms,
  pagesMax: number = relayLimits.pagesMax,
): ArticlesQuery | null {
  const parameters = new URLSearchParams(search);
  const region = parameters.get('region') ?? '';
  const category = parameters.get('category') ?? '';
  const page = Number(parameters.get('page'));
  const isKnown = regions.some(({ id }) => id === region) && categories.some(({ id }) => id === category);
  if (!isKnown || !Number.isInteger(page) || page < 1 || page > pagesMax) return null;
  const query = { region, category, page };
  return search === `?${relayQuery(query).toString()}` ? query : null;
}
