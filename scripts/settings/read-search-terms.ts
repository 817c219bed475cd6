import type { SearchTerms } from '~/news/searchTerms';
import { type NewsSelection, listSelections } from '~/news/selection';
import { parseData } from '~/schemas/dataFile';
import { filterIdsSchema, filtersSchema, toSearchTerms } from '~/schemas/filters';
import { readJson } from './read-json';

/**
 * Reads the regions and categories of the news: "all", then those of the owner's `filters.json`.
 * @throws DataError with every error in `filters.json`
 */
export function readSearchTerms(dataFolder: string): SearchTerms {
  const file = `${dataFolder}/filters.json`;
  return toSearchTerms(parseData(filtersSchema, readJson(file), (path) => `${file}: ${path}`));
}

/**
 * Reads the ids alone: they are needed to check other files, also if something else is wrong in `filters.json`.
 * @throws DataError if there are no ids
 */
export function readTermIds(dataFolder: string): SearchTerms {
  const file = `${dataFolder}/filters.json`;
  const { regions, categories } = parseData(filterIdsSchema, readJson(file), (path) => `${file}: ${path}`);
  return toSearchTerms({
    regions: regions.map(({ id }) => ({ id, phrases: [] })),
    categories: categories.map(({ id }) => ({ id, serviceName: '', phrases: [] })),
    excluded: { hosts: [], addresses: [], titleWords: [] },
  });
}

/** Lists each combination of region and category, regions first. */
export function listTermSelections({ regions, categories }: SearchTerms): readonly NewsSelection[] {
  return listSelections(
    regions.map(({ id }) => id),
    categories.map(({ id }) => id),
  );
}
