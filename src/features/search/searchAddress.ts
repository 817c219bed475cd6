import type { Language } from '~/config/languages';
import { pathOf } from '~/content/pages';

/** Longer than anything one looks for; an address is not a place for a pasted page. */
export const queryLengthMax = 100;

/** The query of an address's search part, as it stands in the field; empty where there is none. */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, queryLengthMax).trim();
}

/** Where the search page shows what is found for a query. */
export function searchAddress(
  language: Language,
  query: string,
): { readonly pathname: string; readonly search: string } {
  const q = query.slice(0, queryLengthMax).trim();
  return { pathname: pathOf('search', language), search: q === '' ? '' : `?${new URLSearchParams({ q }).toString()}` };
}
