/** The queries for news: of the all-news call (specification, section 7), and of the relay in front of it. */
import { relayLimits } from '~/config/limits';
import { categories, type CategoryId, isCategoryId, isRegionId, type RegionId, regions } from '~/config/news';

export interface NewsQuery {
  readonly region: RegionId;
  readonly category: CategoryId;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly language: 'en';
  /** Host name of the service; the known one has a dialect of its own. */
  readonly host: string;
  /** Empty sends none. */
  readonly token: string;
}

export type ArticlesQuery = Pick<NewsQuery, 'region' | 'category' | 'page'>;

/** How a service spells its queries. */
interface Dialect {
  readonly search: (phrases: readonly string[], category: CategoryId) => string;
  readonly category: (category: CategoryId) => string;
  /** Whether parameters without a value are sent. */
  readonly sendsEmpty: boolean;
  /** Sent besides what the specification lists. */
  readonly extra: Readonly<Record<string, string>>;
}

const asSpecified: Dialect = {
  search: (phrases) => phrases.join(' OR '),
  category: (category) => (category === 'all' ? '' : category),
  sendsEmpty: true,
  extra: {},
};

/** TheNewsApi's own category, or the phrases to search where it has none. */
function theNewsApiCategory(category: CategoryId): string | readonly string[] {
  return categories.find(({ id }) => id === category)?.theNewsApi ?? '';
}

/** Its operators are `+ | - " * ( )`. */
const theNewsApi: Dialect = {
  search(phrases, category) {
    const own = theNewsApiCategory(category);
    const groups = [phrases, typeof own === 'string' ? [] : own].filter((group) => group.length > 0);
    return groups
      .map((group) => {
        const text = group.map((words) => (words.includes(' ') ? `"${words}"` : words)).join(' | ');
        return groups.length > 1 && group.length > 1 ? `(${text})` : text;
      })
      .join(' + ');
  },
  category(category) {
    const own = theNewsApiCategory(category);
    return typeof own === 'string' ? own : '';
  },
  sendsEmpty: false,
  // Its default order changes to relevance once there is a search.
  extra: { sort: 'published_at' },
};

const dialects = new Map([['api.thenewsapi.com', theNewsApi]]);

/** Whether a host names categories in its own way, by the table's `theNewsApi`. */
export function isTheNewsApi(host: string): boolean {
  return dialects.get(host) === theNewsApi;
}

/** The parameters of one all-news call, in the specification's order. */
export function newsQuery(query: NewsQuery): URLSearchParams {
  const { region, category, language, limit, page, token } = query;
  const phrases = regions.find(({ id }) => id === region)?.phrases ?? [];
  const dialect = dialects.get(query.host) ?? asSpecified;
  const parameters = {
    api_token: token,
    language,
    search: dialect.search(phrases, category),
    categories: dialect.category(category),
    limit: String(limit),
    page: String(page),
    ...dialect.extra,
  };
  return new URLSearchParams(
    Object.entries(parameters).filter(([name, value]) => value !== '' || (dialect.sendsEmpty && name !== 'api_token')),
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
export function parseRelayQuery(search: string, pagesMax: number = relayLimits.pagesMax): ArticlesQuery | null {
  const parameters = new URLSearchParams(search);
  const region = parameters.get('region');
  const category = parameters.get('category');
  const page = Number(parameters.get('page'));
  if (!isRegionId(region) || !isCategoryId(category) || !Number.isInteger(page) || page < 1 || page > pagesMax)
    return null;
  const query = { region, category, page };
  return search === `?${relayQuery(query).toString()}` ? query : null;
}
