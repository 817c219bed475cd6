/** `data/filters.json` for scripts and the relay: the regions and categories of the news, with "all" before the owner's own. */
import { parseData } from '~/config/dataFile';
import { filtersSchema, searchTermsOf } from '~/config/filtersSchema';
import { selectionsOf } from '~/config/selection';
import { dataFolder } from '~scripts/lib/data-folder';
import { readJson } from './read-json';

const file = `${dataFolder}/filters.json`;

/** Its import throws a DataError with every fault. */
export const searchTerms = searchTermsOf(parseData(filtersSchema, readJson(file), (path) => `${file}: ${path}`));

export const { regions, categories } = searchTerms;

export const selections = selectionsOf(
  regions.map(({ id }) => id),
  categories.map(({ id }) => id),
);
