import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { pages } from '~/content/pages';
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
  /** Terms of the documents that matched: what to mark. */
  readonly terms: ReadonlySet<string>;
  /** Nothing has all the words; these have some. */
  readonly partial: boolean;
}

export interface SearchEngine {
  readonly search: (query: string) => SearchHits;
}

interface Documents {
  readonly pages: readonly PageDocument[];
  /** Newest first. */
  readonly articles: readonly ArticleDocument[];
}

/** A pasted essay must not block the page. */
const wordsMax = 8;
/** How much the newest article weighs over the oldest. */
const freshness = 0.25;
/** The legal texts mention everything, and are seldom what is looked for. */
const legalWeight = 0.6;

const noHits: SearchHits = { sections: [], articles: [], terms: new Set(), partial: false };

/** Part of a word's letters that may be wrong. A number is another one with any digit wrong. */
const typos = (term: string) => (term.length < 4 || /\p{N}/u.test(term) ? false : 0.2);

/** The term and its spellings with two neighbouring letters swapped, which an edit distance counts as two typos. */
function withSwaps(term: string): readonly string[] {
  const swaps = Array.from({ length: term.length - 1 }, (_, index) => {
    const [first = '', second = ''] = term.slice(index, index + 2);
    return term.slice(0, index) + second + first + term.slice(index + 2);
  });
  return [term, ...swaps];
}

/** All words, as they begin or with a typo; where nothing has them all, any of them. */
const attempts: readonly ((terms: readonly string[]) => Query)[] = [
  (terms) => ({ combineWith: 'AND', queries: [...terms] }),
  // Where words may be missing, the beginning of a short one says nothing.
  (terms) => ({ combineWith: 'OR', queries: terms.flatMap(withSwaps), prefix: (term) => term.length > 3 }),
];

function isLegal({ page: { path } }: SectionHit): boolean {
  return path.endsWith(pages.privacy.path) || path.endsWith(pages.terms.path);
}

/** A filler counts only alone, where it may be the beginning of a word. */
function termsOf(query: string): readonly string[] {
  const words = tokenize(query).slice(0, wordsMax);
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words.slice(-1)).map(termOf);
}

function indexedSection({ page, section }: SectionHit, id: number) {
  // A page's names are its first section's, so that the page stands before its parts.
  const isFirst = section === page.sections[0];
  return {
    id,
    heading: section.heading,
    names: isFirst ? [page.title, ...page.labels].join(' ') : '',
    keywords: isFirst ? [page.description, ...page.keywords].join(' ') : '',
    text: section.text,
  };
}

function indexedArticle(
  { title, text, source, categories }: ArticleDocument,
  id: number,
): ReturnType<typeof indexedSection> {
  return { id, heading: title, names: [source, ...categories].join(' '), keywords: '', text };
}

/** Ids are positions: sections first, then articles. */
export async function createEngine(documents: Documents): Promise<SearchEngine> {
  const { articles } = documents;
  const sections = documents.pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const index = new MiniSearch<ReturnType<typeof indexedSection>>({
    fields: ['heading', 'names', 'keywords', 'text'],
    tokenize,
    processTerm: (word) => (isFiller(word) ? null : termOf(word)),
    searchOptions: {
      boost: { heading: 4, names: 6, keywords: 0.5 },
      fuzzy: typos,
      prefix: (term) => term.length > 1,
      processTerm: (term) => term,
      // A long section has more to say: its length counts less than usual.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (id: number) => {
        const section = sections[id];
        if (section !== undefined) return isLegal(section) ? legalWeight : 1;
        return 1 + freshness * (1 - (id - sections.length) / articles.length);
      },
    },
  });
  const indexed = [
    ...sections.map(indexedSection),
    ...articles.map((article, index) => indexedArticle(article, sections.length + index)),
  ];
  // In slices, so that typing is answered meanwhile.
  await index.addAllAsync(indexed, { chunkSize: 25 });

  function hitsOf(results: readonly SearchResult[], partial: boolean): SearchHits {
    const ids = results.map(({ id }): number => id);
    return {
      sections: ids.flatMap((id) => sections[id] ?? []),
      articles: ids.flatMap((id) => articles[id - sections.length] ?? []),
      terms: new Set(results.flatMap(({ terms }) => terms)),
      partial,
    };
  }

  return {
    search(query) {
      const terms = termsOf(query);
      if (terms.length === 0) return noHits;
      for (const [step, attempt] of attempts.entries()) {
        const results = index.search(attempt(terms));
        if (results.length > 0) return hitsOf(results, step > 0 && terms.length > 1);
      }
      return noHits;
    },
  };
}
