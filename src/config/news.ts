/** The regions and categories that the site's pages have: data/filters.json. */
import { categoryNames, regionIds } from '~generated/news';
import { type NewsSelection, selectionsOf } from './selection';

export { regionIds };

export const categoryIds: readonly string[] = categoryNames.map(([id]) => id);

/** Each region × category, regions first. */
export const selections: readonly NewsSelection[] = selectionsOf(regionIds, categoryIds);

/** The site's category that one of the service's categories means, the first that means any; else `all`. */
export function categoryOf(given: readonly string[]): string {
  for (const name of given.map((text) => text.toLowerCase())) {
    const known = categoryNames.find((names) => names.includes(name));
    if (known !== undefined) return known[0];
  }
  return 'all';
}
