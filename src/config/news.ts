/**
 * The regions and categories of the news: the one table for the page, the refresh and the service. Their names stand in
 * src/content/news-names.ts.
 */

/** Of the articles that are asked for, whatever the page's language. */
export const articleLanguage = 'en';

export const regions = [
  { id: 'all', phrases: [] },
  { id: 'united-states', phrases: ['United States', 'USA', 'America'] },
  { id: 'haiti', phrases: ['Haiti', 'Haitian'] },
  { id: 'dominican-republic', phrases: ['Dominican Republic', 'Santo Domingo'] },
  { id: 'caribbean', phrases: ['Caribbean'] },
  { id: 'latin-america', phrases: ['Latin America', 'South America'] },
] as const;

/** `theNewsApi` is what that service calls a category, or the phrases to search where it has none such. */
export const categories = [
  { id: 'all', theNewsApi: '' },
  { id: 'business', theNewsApi: 'business' },
  { id: 'politics', theNewsApi: 'politics' },
  { id: 'economy', theNewsApi: ['economy', 'economic', 'inflation', 'GDP'] },
  { id: 'markets', theNewsApi: ['markets', 'stocks', 'bonds', 'investors'] },
  { id: 'technology', theNewsApi: 'tech' },
  { id: 'society', theNewsApi: ['society', 'community', 'education', 'culture'] },
] as const;

export type RegionId = (typeof regions)[number]['id'];
export type CategoryId = (typeof categories)[number]['id'];

/** One cell of the table: a selection of the news, with a page and a snapshot file of its own. */
export interface Combination {
  readonly region: RegionId;
  readonly category: CategoryId;
}

export const allNews: Combination = { region: 'all', category: 'all' };

/** Name of a combination in files, addresses and reports. */
export function keyOf({ region, category }: Combination): string {
  return `${region}/${category}`;
}

export const regionIds: readonly RegionId[] = regions.map(({ id }) => id);
export const categoryIds: readonly CategoryId[] = categories.map(({ id }) => id);

/** Path of a selection below the news page's: empty, `/haiti`, `/haiti/economy` or `/all/business`. */
export function selectionPath({ region, category }: Combination): string {
  if (category !== 'all') return `/${region}/${category}`;
  return region === 'all' ? '' : `/${region}`;
}

/** All region × category cells, regions first. */
export const combinations: readonly Combination[] = regionIds.flatMap((region) =>
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
    const known = categories.find(({ id, theNewsApi }) => id === name || theNewsApi === name);
    if (known !== undefined) return known.id;
  }
  return 'all';
}
