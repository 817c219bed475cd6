/** The regions and categories that the site's pages have: data/filters.json. */
import { type NewsSelection, listSelections } from '~/shared/news/selection';
import { categoryNames, regionIds } from '~generated/news';

export { regionIds };

export const categoryIds: readonly string[] = categoryNames.map(([id]) => id);

/** Each region × category, regions first. */
export const selections: readonly NewsSelection[] = listSelections(regionIds, categoryIds);

/** The site's category that a category of the service means, by its id or by the service's name for it; else `all`. */
export function toCategory(serviceCategory: string): string {
  const name = serviceCategory.toLowerCase();
  return categoryNames.find((names) => names.includes(name))?.[0] ?? 'all';
}
