/** What a relay is asked for: a page of a selection. */
import { relayLimits } from '~/config/limits';
import type { SearchTerms } from '~/shared/news/searchTerms';
import type { ArticlesQuery } from './query';

/** What a relay is asked, in the one order and spelling it takes. It adds token and phrases itself. */
export function relayQuery({ region, category, page }: ArticlesQuery): URLSearchParams {
  return new URLSearchParams({ region, category, page: String(page) });
}

/**
 * Reads what a relay is asked; null for anything but the queries there are, so that they can be counted.
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
