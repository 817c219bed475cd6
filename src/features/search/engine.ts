import MiniSearch from 'minisearch';
import { fold } from '~/shared/fold';
import type { SearchDocument } from './documents';
import { wordsOf } from './excerpt';

export interface SearchHits {
  /** Best first, pages and articles together. */
  readonly documents: readonly SearchDocument[];
  /** Folded words of the documents that matched: what to mark. */
  readonly terms: ReadonlySet<string>;
  /** Nothing has all the words; these have some. */
  readonly isPartial: boolean;
}

export type Search = (query: string) => SearchHits;

/** How much the newest article weighs over the oldest. */
const freshness = 0.25;

/** `d'Haïti` and `Haiti's`: what is left out between words is none. */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s(?![\p{L}\p{N}])/giu;

/** Part of a word's letters that may be wrong. */
const fuzzy = (term: string) => (term.length < 4 || /\p{N}/u.test(term) ? false : 0.25);

/** All words as they are or begin; else with a typo; else some of them. The first that finds something is the answer. */
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
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: {
      boost: { heading: 4, names: 2 },
      prefix: true,
      // Newer articles first among equals.
      boostDocument: (id) => (documents[id]?.day === undefined ? 1 : 1 + freshness * (1 - id / documents.length)),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (asked) => {
    const query = asked.replaceAll(elided, '');
    for (const options of attempts) {
      const results = index.search(query, options);
      if (results.length > 0)
        return {
          documents: results.flatMap(({ id }) => documents[id] ?? []),
          terms: new Set(results.flatMap(({ terms }) => terms)),
          isPartial: options.combineWith === 'OR' && wordsOf(query).length > 1,
        };
    }
    return { documents: [], terms: new Set(), isPartial: false };
  };
}
