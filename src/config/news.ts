/**
 * The regions and categories of the news, as pages, refresh and relay name them: data/filters.json. What the service is
 * asked for stands in newsFilters.ts, apart from what every page loads.
 */

/** Language of the articles, whatever the page's language. */
export const articleLanguage = 'en';

interface Names {
  readonly regionIds: readonly string[];
  /** The site's categories, each with the service's name for it; empty for those that it has none for. */
  readonly categoryNames: readonly (readonly [id: string, serviceName: string])[];
}

declare const newsNamesFromBuild: Names | undefined;

async function readNames(): Promise<Names> {
  const { categories, regions } = await import('./newsFilters');
  return {
    regionIds: regions.map(({ id }) => id),
    categoryNames: categories.map(({ id, theNewsApi }) => [id, typeof theNewsApi === 'string' ? theNewsApi : '']),
  };
}

/** What a build puts in place of `readNames`; in every page. */
export const newsNames: Names = typeof newsNamesFromBuild === 'undefined' ? await readNames() : newsNamesFromBuild;

export type RegionId = string;
export type CategoryId = string;

/** A region × category of the news: it has a page of its own. */
export interface NewsSelection {
  readonly region: RegionId;
  readonly category: CategoryId;
}

export const allNews: NewsSelection = { region: 'all', category: 'all' };

/** Name of a selection in files, addresses and reports. */
export function keyOf({ region, category }: NewsSelection): string {
  return `${region}/${category}`;
}

export const regionIds: readonly RegionId[] = newsNames.regionIds;
export const categoryIds: readonly CategoryId[] = newsNames.categoryNames.map(([id]) => id);

/** Path of a selection below the news page's: empty, `/haiti`, `/haiti/economy` or `/all/business`. */
export function selectionPath({ region, category }: NewsSelection): string {
  if (category !== 'all') return `/${region}/${category}`;
  return region === 'all' ? '' : `/${region}`;
}

/** Each region × category, regions first. */
export const selections: readonly NewsSelection[] = regionIds.flatMap((region) =>
  categoryIds.map((category) => ({ region, category })),
);

export function isRegionId(value: unknown): value is RegionId {
  return regionIds.some((id) => id === value);
}

export function isCategoryId(value: unknown): value is CategoryId {
  return categoryIds.some((id) => id === value);
}

/** The site's category that one of the service's categories means, the first that means any; else `all`. */
export function categoryOf(given: readonly string[]): CategoryId {
  for (const name of given.map((text) => text.toLowerCase())) {
    const known = newsNames.categoryNames.find((names) => names.includes(name));
    if (known !== undefined) return known[0];
  }
  return 'all';
}
