import { parseData } from '~/schemas/dataFile';
import { filtersSchema, searchTermsOf } from '~/schemas/filters';
import type { SearchTerms } from '~/shared/news/searchTerms';
import { type NewsSelection, selectionsOf } from '~/shared/news/selection';
import { readJson } from './read-json';

/**
 * The regions and categories of the news: "all", then those of the owner's `filters.json`.
 * @throws DataError with every error in `filters.json`
 */
export function readSearchTerms(dataFolder: string): SearchTerms {
  const file = `${dataFolder}/filters.json`;
  return searchTermsOf(parseData(filtersSchema, readJson(file), (path) => `${file}: ${path}`));
}

/** Each region × category, regions first. */
export function termSelections({ regions, categories }: SearchTerms): readonly NewsSelection[] {
  return selectionsOf(
    regions.map(({ id }) => id),
    categories.map(({ id }) => id),
  );
}
