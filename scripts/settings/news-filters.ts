/** `data/filters.json` for the refresh, the relay and the doctor, which know one folder of data. */
import { selectionsOf } from '~/shared/news/selection';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSearchTerms } from './read-search-terms';

/** Its import throws a DataError with every fault. */
export const searchTerms = readSearchTerms(dataFolder);

export const { regions, categories } = searchTerms;

export const selections = selectionsOf(
  regions.map(({ id }) => id),
  categories.map(({ id }) => id),
);
