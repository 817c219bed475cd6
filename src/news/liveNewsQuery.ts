import type { ArticlesQuery } from './query';

/** Creates the query of a request for live news, in the one order and spelling that their server accepts. */
export function liveNewsQuery({ region, category, page }: ArticlesQuery): URLSearchParams {
  return new URLSearchParams({ region, category, page: String(page) });
}
