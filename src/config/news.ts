/** The regions and categories of the news desk: the one table for the page, the refresh and the service. */

export const regions = [
  { id: 'all', phrases: [] },
  { id: 'united-states', phrases: ['United States', 'USA', 'America'] },
  { id: 'haiti', phrases: ['Haiti', 'Haitian'] },
  { id: 'dominican-republic', phrases: ['Dominican Republic', 'Santo Domingo'] },
  { id: 'caribbean', phrases: ['Caribbean'] },
  { id: 'latin-america', phrases: ['Latin America', 'South America'] },
] as const;

export const categories = ['all', 'business', 'politics', 'economy', 'markets', 'technology', 'society'] as const;

export type RegionId = (typeof regions)[number]['id'];
export type CategoryId = (typeof categories)[number];

/** One cell of the table: what a snapshot file holds the first page of. */
export interface Combination {
  readonly region: RegionId;
  readonly category: CategoryId;
}

/** Name of a combination in files, addresses and reports. */
export function keyOf({ region, category }: Combination): string {
  return `${region}/${category}`;
}

export const regionIds: readonly RegionId[] = regions.map((region) => region.id);

/** All region × category cells, regions first. */
export const combinations: readonly Combination[] = regions.flatMap(({ id: region }) =>
  categories.map((category) => ({ region, category })),
);

export function isRegionId(value: unknown): value is RegionId {
  return regionIds.some((id) => id === value);
}

export function isCategoryId(value: unknown): value is CategoryId {
  return categories.some((id) => id === value);
}
