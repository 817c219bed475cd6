/** Region and category that the visitor chose, and their form in the address. */
import { type Combination, isCategoryId, isRegionId } from '~/config/news';

export type Filters = Combination;

export const allNews: Filters = { region: 'all', category: 'all' };

/**
 * Reads an address's query. Unknown values mean all; links of others may hold anything. No filters are always the same
 * object: what is rendered from them as the page hydrates is not rendered again.
 */
export function readFilters(parameters: URLSearchParams): Filters {
  const region = parameters.get('region');
  const category = parameters.get('category');
  const filters = {
    region: isRegionId(region) ? region : allNews.region,
    category: isCategoryId(category) ? category : allNews.category,
  };
  return isSameFilters(filters, allNews) ? allNews : filters;
}

/** The address's query, with its question mark; empty for all news. */
export function searchOf({ region, category }: Filters): string {
  const parameters = new URLSearchParams();
  if (region !== allNews.region) parameters.set('region', region);
  if (category !== allNews.category) parameters.set('category', category);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

export function isSameFilters(a: Filters, b: Filters): boolean {
  return a.region === b.region && a.category === b.category;
}
