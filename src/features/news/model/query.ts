/** The queries for news: of the all-news call (specification, section 7), and of the relay in front of it. */
import type { SearchTerms } from '~/config/filtersSchema';
import { newsPageSize, relayLimits } from '~/config/limits';
import { articleLanguage, type NewsSelection } from '~/config/selection';

export interface ArticlesQuery extends NewsSelection {
  /** Number of the page, from 1. */
  readonly page: number;
}

export interface NewsQuery extends ArticlesQuery {
  /** Host name of the service; the known one has a dialect of its own. */
  readonly host: string;
  /** Empty sends none. */
  readonly token: string;
}

/** Whether a host names categories in its own way, by `serviceName` and `phrases` of data/filters.json. */
export function isTheNewsApi(host: string): boolean {
  return host === 'api.thenewsapi.com';
}

/** TheNewsApi's operators are `+ | - " * ( )`. */
function theNewsApiSelection(phrases: readonly string[], category: string, { categories }: SearchTerms) {
  const own = categories.find(({ id }) => id === category);
  const groups = [phrases, own?.phrases ?? []].filter((group) => group.length > 0);
  const texts = groups.map((group) => {
    const text = group.map((words) => (words.includes(' ') ? `"${words}"` : words)).join(' | ');
    return groups.length > 1 && group.length > 1 ? `(${text})` : text;
  });
  // The service's default order changes to relevance once there is a search.
  return { search: texts.join(' + '), categories: own?.serviceName ?? '', sort: 'published_at' };
}

/** The parameters of one all-news call, in the specification's order; TheNewsApi takes none without a value. */
export function newsQuery({ region, category, page, host, token }: NewsQuery, terms: SearchTerms): URLSearchParams {
  const phrases = terms.regions.find(({ id }) => id === region)?.phrases ?? [];
  const isKnown = isTheNewsApi(host);
  const parameters = {
    api_token: token,
    language: articleLanguage,
    ...(isKnown
      ? theNewsApiSelection(phrases, category, terms)
      : { search: phrases.join(' OR '), categories: category === 'all' ? '' : category }),
    limit: String(newsPageSize),
    page: String(page),
  };
  return new URLSearchParams(
    Object.entries(parameters).filter(([name, value]) => value !== '' || (!isKnown && name !== 'api_token')),
  );
}

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
