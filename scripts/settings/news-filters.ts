/** `data/filters.json` for scripts and the relay: the regions and categories of the news, with "all" before the owner's own. */
import { parseData } from '~/config/dataFile';
import { filtersSchema, type NewsFilters, searchTermsOf } from '~/config/filtersSchema';
import { selectionsOf, type SearchTerms } from '~/config/selection';
import { dataFolder } from '~scripts/lib/data-folder';
import { readJson } from './read-json';

/** @throws DataError with every fault */
export function readFilters(folder = dataFolder): NewsFilters {
  const file = `${folder}/filters.json`;
  return parseData(filtersSchema, readJson(file), (path) => `${file}: ${path}`);
}

export const searchTerms: SearchTerms = searchTermsOf(readFilters());

export const { regions, categories } = searchTerms;

export const selections = selectionsOf(
  regions.map(({ id }) => id),
  categories.map(({ id }) => id),
);
