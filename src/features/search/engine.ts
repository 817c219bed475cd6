import MiniSearch from 'minisearch';
import { fold } from '~/shared/fold';
import type { SearchDocument } from './documents';
import { toWords } from './excerpt';

export interface SearchHits {
  /** Pages and articles together, the best first. */
  readonly documents: readonly SearchDocument[];
  /** Folded words of the documents that matched, to be highlighted. */
  readonly terms: ReadonlySet<string>;
  /** Whether no document has all the words, so that these have some of them. */
  readonly isPartial: boolean;
}

export type Search = (query: string) => SearchHits;

/** How much the newest article weighs over the oldest. */
const freshness = 0.25;

/** Elided words of French and English, as in `d'Haïti` and `Haiti's`: they are not searched for. */
const elisions = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s(?![\p{L}\p{N}])/giu;

/** The fraction of a word's letters that may differ. */
const fuzzy = (term: string) => (term.length < 4 || /\p{N}/u.test(term) ? false : 0.25);

/** All words or their beginnings, then with a typo, then some of the words. The first attempt with results is the answer. */
const attempts = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { combineWith: 'OR', fuzzy }] as const;

/**
 * A search over documents, by words, their beginnings, and words with a typo; a number with another digit is another
 * number.
 *
 * @param documents articles newest first
 */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch({
    fields: ['heading', 'names', 'text'],
    tokenize: toWords,
    processTerm: fold,
    searchOptions: {
      boost: { heading: 4, names: 2 },
      prefix: true,
      // Newer articles come first among equal ones.
      boostDocument: (id) => (documents[id]?.day === undefined ? 1 : 1 + freshness * (1 - id / documents.length)),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (text) => {
    const query = text.replaceAll(elisions, '');
    for (const options of attempts) {
      const results = index.search(query, options);
      if (results.length > 0)
        return {
          documents: results.flatMap(({ id }) => documents[id] ?? []),
          terms: new Set(results.flatMap(({ terms }) => terms)),
          isPartial: options.combineWith === 'OR' && toWords(query).length > 1,
        };
    }
    return { documents: [], terms: new Set(), isPartial: false };
  };
}
