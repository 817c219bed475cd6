import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { ArticleDocument, PageDocument, SectionDocument } from './documents';
import { fold, isFiller, tokenize } from './words';

export interface SectionHit {
  readonly page: PageDocument;
  readonly section: SectionDocument;
}

export interface SearchHits {
  /** Best first. */
  readonly sections: readonly SectionHit[];
  readonly articles: readonly ArticleDocument[];
  /** Folded words of the documents that were matched: what to mark. */
  readonly terms: ReadonlySet<string>;
  /** No document has all the words; these have some. */
  readonly partial: boolean;
}

export interface SearchEngine {
  /** Never throws; a query without a word finds nothing. */
  readonly search: (query: string) => SearchHits;
}

interface Indexed {
  readonly id: number;
  readonly heading: string;
  readonly names: string;
  readonly text: string;
}

interface Documents {
  readonly pages: readonly PageDocument[];
  /** Newest first. */
  readonly articles: readonly ArticleDocument[];
}

/** More words than anyone looks for; a pasted essay must not hold the page up. */
const wordsMax = 12;
/** How much the newest article weighs over the oldest, all else being equal. */
const freshness = 0.25;

const noHits: SearchHits = { sections: [], articles: [], terms: new Set(), partial: false };

/** One letter for each so many is forgiven, in words long enough to have a slip in them, and never in numbers. */
function forgiving(lettersPerSlip: number) {
  return (term: string): number | false => {
    const slips = /\p{N}/u.test(term) ? 0 : Math.min(2, Math.floor(term.length / lettersPerSlip));
    return slips === 0 ? false : slips;
  };
}

/** The word, and the word with two neighbouring letters swapped, which an edit distance counts as two slips. */
function withSwaps(term: string): Query {
  const letters = Array.from(term);
  const swaps = letters.slice(1).map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''));
  return { combineWith: 'OR', queries: [{ queries: [term], fuzzy: oneSlip }, ...swaps] };
}

const oneSlip = forgiving(4);
const twoSlips = forgiving(3);

/**
 * From strict to lenient, until something is found: all words, as they begin; with a slip each; with more; then any of
 * the words. So an error is forgiven, and what was spelled right finds nothing that merely looks like it.
 */
const attempts: readonly ((terms: readonly string[]) => Query)[] = [
  (terms) => ({ combineWith: 'AND', queries: [...terms] }),
  (terms) => ({ combineWith: 'AND', queries: terms.map(withSwaps) }),
  (terms) => ({ combineWith: 'AND', queries: [...terms], fuzzy: twoSlips }),
  (terms) => ({ combineWith: 'OR', queries: [...terms] }),
  (terms) => ({ combineWith: 'OR', queries: terms.map(withSwaps) }),
];
const firstPartial = 3;

/** The words to look for. A filler is one only beside others: alone it may be the beginning of a word. */
function queryTerms(query: string): readonly string[] {
  const terms = tokenize(query).map(fold).slice(0, wordsMax);
  const telling = terms.filter((term) => !isFiller(term));
  return telling.length > 0 ? telling : terms.slice(-1);
}

function indexed({ pages, articles }: Documents): { readonly documents: readonly Indexed[]; readonly sections: readonly SectionHit[] } {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  return {
    sections,
    documents: [
      ...sections.map(({ page, section }, id) => ({
        id,
        heading: section.heading,
        // A page's names are its first section's, so that the page stands before its parts.
        names: section === page.sections[0] ? [page.title, ...page.labels].join(' ') : '',
        text: section === page.sections[0] ? `${section.text} ${page.description}` : section.text,
      })),
      ...articles.map(({ title, text, source, categories }, index) => ({
        id: sections.length + index,
        heading: title,
        names: [source, ...categories].join(' '),
        text,
      })),
    ],
  };
}

/** Indexes in slices, so that typing is answered meanwhile. Ids are places: sections first, then articles. */
export async function createEngine(documents: Documents): Promise<SearchEngine> {
  const { articles } = documents;
  const { documents: list, sections } = indexed(documents);
  const index = new MiniSearch<Indexed>({
    fields: ['heading', 'names', 'text'],
    tokenize,
    processTerm: (term) => {
      const folded = fold(term);
      return isFiller(folded) ? null : folded;
    },
    searchOptions: {
      boost: { heading: 4, names: 6 },
      // A word's beginning counts from two letters on: one would begin half of all words.
      prefix: (term) => term.length > 1,
      processTerm: (term) => term,
      boostDocument: (id: number) => (id < sections.length ? 1 : 1 + freshness * (1 - (id - sections.length) / articles.length)),
    },
  });
  await index.addAllAsync(list, { chunkSize: 25 });

  const find = (query: string): { readonly results: readonly SearchResult[]; readonly partial: boolean } => {
    const terms = queryTerms(query);
    if (terms.length === 0) return { results: [], partial: false };
    for (const [step, attempt] of attempts.entries()) {
      if (step === firstPartial && terms.length < 2) break;
      const results = index.search(attempt(terms));
      if (results.length > 0) return { results, partial: step >= firstPartial };
    }
    return { results: [], partial: false };
  };

  return {
    search: (query) => {
      const { results, partial } = find(query);
      if (results.length === 0) return noHits;
      const ids = results.map(({ id }): number => id);
      return {
        sections: ids.flatMap((id) => sections[id] ?? []),
        articles: ids.flatMap((id) => articles[id - sections.length] ?? []),
        terms: new Set(results.flatMap(({ terms }) => terms)),
        partial,
      };
    },
  };
}
