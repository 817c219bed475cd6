import type { ArticlesQuery } from './serviceQuery';

/** Creates the query of a request for live news, in the one order and spelling that the relay accepts. */
export function createLiveNewsQuery({ region, category, page }: ArticlesQuery): URLSearchParams {
  return new URLSearchParams({ region, category, page: String(page) });
}
