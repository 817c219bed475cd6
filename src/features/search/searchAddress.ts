import type { Language } from '~/config/languages';
import { pathOf } from '~/content/pages';

export const queryLengthMax = 100;

/** The query in an address (`?q=`), empty where there is none. */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, queryLengthMax).trim();
}

/** The search page's address for a query. */
export function searchAddress(
  language: Language,
  query: string,
): { readonly pathname: string; readonly search: string } {
  const q = query.slice(0, queryLengthMax).trim();
  return { pathname: pathOf('search', language), search: q === '' ? '' : `?${new URLSearchParams({ q }).toString()}` };
}
