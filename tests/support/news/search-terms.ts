/** The regions and categories of the tests' data. */
import { dataFolder } from '~scripts/lib/data-folder';
import { readSearchTerms, listTermSelections } from '~scripts/settings/read-search-terms';

export const searchTerms = readSearchTerms(dataFolder);

export const { regions, categories } = searchTerms;

export const selections = listTermSelections(searchTerms);
