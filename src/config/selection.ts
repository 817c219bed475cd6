/** A selection of the news: a region and a category of data/filters.json, or all of them. */

/** The language of all articles, on pages in every language. */
export const articleLanguage = 'en';

/** A region and a category. Each selection has a page of its own. */
export interface NewsSelection {
  readonly region: string;
  readonly category: string;
}

export const allNews: NewsSelection = { region: 'all', category: 'all' };

/** The name of a selection in files, addresses and reports: `haiti/economy`. */
export function selectionKey({ region, category }: NewsSelection): string {
  return `${region}/${category}`;
}

/** Path of a selection below the news page's: empty, `/haiti`, `/haiti/economy` or `/all/business`. */
export function selectionPath({ region, category }: NewsSelection): string {
  if (category !== 'all') return `/${region}/${category}`;
  return region === 'all' ? '' : `/${region}`;
}

/** Lists every combination of a region and a category, ordered by region. */
export function listSelections(regions: readonly string[], categories: readonly string[]): readonly NewsSelection[] {
  return regions.flatMap((region) => categories.map((category) => ({ region, category })));
}
