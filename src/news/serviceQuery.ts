/** The query of an all-news call (specification). */
import { newsPageSize } from '~/config/limits';
import { articleLanguage, type NewsSelection } from '~/config/selection';
import type { SearchTerms } from '~/news/searchTerms';
import { theNewsApiHost } from './theNewsApi';

export interface ArticlesQuery extends NewsSelection {
  /** Number of the page, from 1. */
  readonly page: number;
}

export interface ServiceQuery extends ArticlesQuery {
  /** Host name of the service, by which TheNewsApi is recognised. */
  readonly host: string;
  /** The token; empty if none is sent. */
  readonly token: string;
}

/** Writes a selection in the syntax of TheNewsApi, whose operators are `+ | - " * ( )`. */
function theNewsApiSelection(phrases: readonly string[], category: string, { categories }: SearchTerms) {
  const categoryTerms = categories.find(({ id }) => id === category);
  const groups = [phrases, categoryTerms?.phrases ?? []].filter((group) => group.length > 0);
  const texts = groups.map((group) => {
    const text = group.map((words) => (words.includes(' ') ? `"${words}"` : words)).join(' | ');
    return groups.length > 1 && group.length > 1 ? `(${text})` : text;
  });
  // By default the service orders the results of a search by relevance.
  return { search: texts.join(' + '), categories: categoryTerms?.serviceName ?? '', sort: 'published_at' };
}

/** The parameters of one all-news call, in the specification's order; TheNewsApi takes none without a value. */
export function createServiceQuery(
  { region, category, page, host, token }: ServiceQuery,
  terms: SearchTerms,
): URLSearchParams {
  const phrases = terms.regions.find(({ id }) => id === region)?.phrases ?? [];
  // TheNewsApi names categories in its own way, by `serviceName` and `phrases` of data/filters.json.
  const isTheNewsApi = host === theNewsApiHost;
  const parameters = {
    api_token: token,
    language: articleLanguage,
    ...(isTheNewsApi
      ? theNewsApiSelection(phrases, category, terms)
      : { search: phrases.join(' OR '), categories: category === 'all' ? '' : category }),
    limit: String(newsPageSize),
    page: String(page),
    ...(isTheNewsApi && { exclude_domains: terms.excludedHosts.join(',') }),
  };
  return new URLSearchParams(
    Object.entries(parameters).filter(([name, value]) => value !== '' || (!isTheNewsApi && name !== 'api_token')),
  );
}
