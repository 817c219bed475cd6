import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { pages } from '~/content/pages';
import { fold } from '~/lib/fold';
import type { ArticleDocument, PageDocument, SectionDocument } from './documents';
import { isFiller, termOf, tokenize } from './words';

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
  readonly keywords: string;
  readonly text: string;
}

interface Documents {
  readonly pages: readonly PageDocument[];
  /** Newest first. */
  readonly articles: readonly ArticleDocument[];
}

/** More words than anyone looks for; a pasted essay must not hold the page up. */
const wordsMax = 8;
/** How much the newest article weighs over the oldest, all else being equal. */
const freshness = 0.25;

/** The legal texts mention everything; what they mention is told elsewhere. */
const legalWeight = 0.6;

const noHits: SearchHits = { sections: [], articles: [], terms: new Set(), partial: false };

/** A slip for every four letters is forgiven, up to so many, and none in numbers. */
function slips(most: number) {
  return (term: string): number | false =>
    /\p{N}/u.test(term) ? false : Math.min(most, Math.floor(term.length / 4)) || false;
}

/** The word, and as it was typed: what is a plural's ending in a whole word may be the middle of one begun. */
function asBegun(word: string): Query {
  const [term, typed] = [termOf(word), fold(word)];
  return term === typed ? term : { combineWith: 'OR', queries: [term, typed] };
}

/** The word, and the word with two neighbouring letters swapped, which an edit distance counts as two slips. */
function withSwaps(word: string): Query {
  const term = termOf(word);
  const letters = Array.from(term);
  const swaps = letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''));
  return { combineWith: 'OR', queries: [{ queries: [term], fuzzy: oneSlip }, ...swaps] };
}

/** Among words that may be missing, what a short one begins is no sign of anything. */
const isLong = (term: string): boolean => term.length > 3;
const oneSlip = slips(1);
const twoSlips = slips(2);

/**
 * From strict to lenient, until something is found: all words, as they begin; with a slip each; with more; then any of
 * the words. So an error is forgiven, and what was spelled right finds nothing that merely looks like it.
 */
const attempts: readonly ((words: readonly string[]) => Query)[] = [
  (words) => ({ combineWith: 'AND', queries: words.map(asBegun) }),
  (words) => ({ combineWith: 'AND', queries: words.map(withSwaps) }),
  (words) => ({ combineWith: 'AND', queries: words.map(termOf), fuzzy: twoSlips }),
  (words) => ({ combineWith: 'OR', queries: words.map(asBegun), prefix: isLong }),
  (words) => ({ combineWith: 'OR', queries: words.map(withSwaps), prefix: isLong }),
];
const firstPartial = 3;

function sectionWeight(hit: SectionHit | undefined): number | undefined {
  if (hit === undefined) return undefined;
  return hit.page.path.endsWith(pages.privacy.path) || hit.page.path.endsWith(pages.terms.path) ? legalWeight : 1;
}

/** The words to look for. A filler is one only beside others: alone it may be the beginning of a word. */
function queryWords(query: string): readonly string[] {
  const words = tokenize(query).slice(0, wordsMax);
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words.slice(-1);
}

function indexed({ pages, articles }: Documents): {
  readonly documents: readonly Indexed[];
  readonly sections: readonly SectionHit[];
} {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  return {
    sections,
    documents: [
      ...sections.map(({ page, section }, id) => ({
        id,
        heading: section.heading,
        // A page's names are its first section's, so that the page stands before its parts.
        names: section === page.sections[0] ? [page.title, ...page.labels].join(' ') : '',
        keywords: section === page.sections[0] ? [page.description, ...page.keywords].join(' ') : '',
        text: section.text,
      })),
      ...articles.map(({ title, text, source, categories }, index) => ({
        id: sections.length + index,
        heading: title,
        names: [source, ...categories].join(' '),
        keywords: '',
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
    fields: ['heading', 'names', 'keywords', 'text'],
    tokenize,
    processTerm: (word) => (isFiller(word) ? null : termOf(word)),
    searchOptions: {
      boost: { heading: 4, names: 6, keywords: 0.5 },
      // A word's beginning counts from two letters on: one would begin half of all words.
      prefix: (term) => term.length > 1,
      processTerm: (term) => term,
      // Sections differ in length because some have more to say.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (id: number) =>
        sectionWeight(sections[id]) ?? 1 + freshness * (1 - (id - sections.length) / articles.length),
    },
  });
  await index.addAllAsync(list, { chunkSize: 25 });

  const find = (query: string): { readonly results: readonly SearchResult[]; readonly partial: boolean } => {
    const words = queryWords(query);
    if (words.length === 0) return { results: [], partial: false };
    for (const [step, attempt] of attempts.entries()) {
      if (step === firstPartial && words.length < 2) break;
      const results = index.search(attempt(words));
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
