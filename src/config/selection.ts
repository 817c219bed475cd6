/** A selection of the news: a region and a category of data/filters.json, or all of them. */

/** Language of the articles, whatever the page's language. */
export const articleLanguage = 'en';

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

/** Path of a selection below the news page's: empty, `/haiti`, `/haiti/economy` or `/all/business`. */
export function selectionPath({ region, category }: NewsSelection): string {
  if (category !== 'all') return `/${region}/${category}`;
  return region === 'all' ? '' : `/${region}`;
}

/** What the news service is asked for each region and category, of which `all` are the first. */
export interface SearchTerms {
  readonly regions: readonly { readonly id: RegionId; readonly phrases: readonly string[] }[];
  /** What the service calls a category; empty where it has none such, and phrases are searched instead. */
  readonly categories: readonly {
    readonly id: CategoryId;
    readonly serviceName: string;
    readonly phrases: readonly string[];
  }[];
}

/** Each region × category, regions first. */
export function selectionsOf(
  regions: readonly RegionId[],
  categories: readonly CategoryId[],
): readonly NewsSelection[] {
  return regions.flatMap((region) => categories.map((category) => ({ region, category })));
}
