/** A selection of the news: a region and a category of data/filters.json, or all of them. */

/** Language of the articles, whatever the page's language. */
export const articleLanguage = 'en';

/** A region × category of the news: it has a page of its own. */
export interface NewsSelection {
  readonly region: string;
  readonly category: string;
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

/** Each region × category, regions first. */
export function listSelections(regions: readonly string[], categories: readonly string[]): readonly NewsSelection[] {
  return regions.flatMap((region) => categories.map((category) => ({ region, category })));
}
