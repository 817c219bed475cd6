/** The regions and categories of the tests' data. */
import { loadFilters } from '~/content/loadFilters';
import { listSelectionsOfTerms, toSearchTerms } from '~/news/searchTerms';
import { dataFolder } from '~scripts/folders';

export const searchTerms = toSearchTerms(loadFilters(dataFolder));

export const { regions, categories } = searchTerms;

export const selections = listSelectionsOfTerms(searchTerms);
