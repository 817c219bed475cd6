/** The regions and categories that the site's pages have: data/filters.json. */
import { categoryNames, regionIds } from 'virtual:filters';
import { type NewsSelection, listSelections } from './selection';

export { regionIds };

export const categoryIds: readonly string[] = categoryNames.map(([id]) => id);

/** Every combination of a region and a category, ordered by region. */
export const selections: readonly NewsSelection[] = listSelections(regionIds, categoryIds);

/** Finds the site's category for a category of the service, by its id or by the service's name; `all` if there is none. */
export function findCategoryId(serviceCategory: string): string {
  const name = serviceCategory.toLowerCase();
  return categoryNames.find((names) => names.includes(name))?.[0] ?? 'all';
}
