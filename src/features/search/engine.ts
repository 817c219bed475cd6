import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import MiniSearch from 'minisearch';
import type { Language } from '~/config/languages';
import { normalizeText } from '~/lib/normalizeText';
import type { SearchDocument } from './documents';
import { splitWords } from './excerpt';

interface SearchHits {
  /** Pages and articles together, the best first, and legal texts after them. */
  readonly documents: readonly SearchDocument[];
  /** Folded words of the documents that matched, to be highlighted. */
  readonly terms: ReadonlySet<string>;
  /** Whether no document has all the words, so that these have some of them. */
  readonly isPartial: boolean;
}

export type SearchFunction = (query: string) => SearchHits;

/** How much the newest article weighs over the oldest. */
const freshness = 0.25;

/**
 * Elided words of French and English, as in `d'Haïti` and `Haiti's`: they are not searched for. The expression does not look
 * behind, which Safari 16.0 to 16.3 cannot read.
 */
const elisions = /(^|[^\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s(?![\p{L}\p{N}])/giu;

/** The fraction of a word's letters that may differ. */
const fuzzy = (term: string) => (term.length < 4 || /\p{N}/u.test(term) ? false : 0.25);

/** Functions that reduce a word to its stem, which `energy` and `energies` share although neither is the beginning of the other. */
const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
};

/** All words or their beginnings, then with a typo, then some of the words. The first attempt with results is the answer. */
const attempts = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { combineWith: 'OR', fuzzy }] as const;

/**
 * A search over documents, by words, their stems and beginnings, and words with a typo; a number with another digit is another
 * number.
 *
 * @param documents articles newest first
 * @param language of the pages; the articles are in English
 */
export function createSearch(documents: readonly SearchDocument[], language: Language): SearchFunction {
  const withStems = (term: string): string[] => {
    const word = normalizeText(term);
    return [...new Set([word, stemEnglish(word), stemmers[language](word)])];
  };
  /** The words of the documents by their stems. */
  const words = new Map<string, Set<string>>();
  const index = new MiniSearch({
    fields: ['heading', 'names', 'text'],
    tokenize: splitWords,
    processTerm: (term) => {
      const terms = withStems(term);
      for (const stem of terms) words.set(stem, (words.get(stem) ?? new Set()).add(normalizeText(term)));
      return terms;
    },
    searchOptions: {
      boost: { heading: 4, names: 2 },
      processTerm: normalizeText,
      prefix: true,
      // Newer articles come first among equal ones.
      boostDocument: (id) => (documents[id]?.day === undefined ? 1 : 1 + freshness * (1 - id / documents.length)),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (text) => {
    const query = text.replaceAll(elisions, '$1');
    /** Whether a document comes after the others: legal texts have words of all pages, but a page of them may be asked for by its name. */
    const isAside = ({ isLegal, href, heading }: SearchDocument) =>
      isLegal === true && (href.includes('#') || normalizeText(heading) !== normalizeText(text.trim()));
    for (const options of attempts) {
      const queries = splitWords(query).map((word) => ({ combineWith: 'OR' as const, queries: withStems(word) }));
      const results = index.search({ queries, combineWith: options.combineWith }, options);
      const hits = results.flatMap(({ id }) => documents[id] ?? []);
      if (results.length > 0)
        return {
          documents: [...hits.filter((document) => !isAside(document)), ...hits.filter(isAside)],
          terms: new Set(results.flatMap(({ terms }) => terms.flatMap((term) => [...(words.get(term) ?? [])]))),
          isPartial: options.combineWith === 'OR' && splitWords(query).length > 1,
        };
    }
    return { documents: [], terms: new Set(), isPartial: false };
  };
}
