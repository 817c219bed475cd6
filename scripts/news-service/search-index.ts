/** Finds and orders the articles of a corpus for a request. */
import type { NewsRequest } from './parameters';
import { normaliseWords } from './search';
import type { WireArticle } from './wire-article';

interface Entry {
  readonly article: WireArticle;
  readonly words: string;
  readonly titleWords: string;
  readonly time: number;
  readonly categories: ReadonlySet<string>;
  readonly domain: string;
}

/** Records with a date that cannot be read stay beside the one before them, as in the feed they came from. */
function toEntries(articles: readonly WireArticle[]): readonly Entry[] {
  let lastTime = 0;
  return articles.map((article) => {
    const time = Date.parse(article.published_at);
    lastTime = Number.isNaN(time) ? lastTime : time;
    return {
      article,
      words: [article.title, article.description, article.keywords, article.snippet]
        .map((text) => normaliseWords(text ?? ''))
        .join('.'),
      titleWords: normaliseWords(article.title ?? ''),
      time: lastTime,
      categories: new Set(article.categories.map((category) => category.toLowerCase())),
      domain: article.source.toLowerCase(),
    };
  });
}

/** A hit in the title weighs more, as in the real service; the figures themselves are of no meaning. */
function scoreOf({ titleWords }: Entry, request: NewsRequest): number {
  return request.search?.(titleWords) === true ? 12.5 : 5.5;
}

function withScore(entry: Entry, request: NewsRequest): WireArticle {
  return { ...entry.article, relevance_score: scoreOf(entry, request) };
}

function isAmong(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function isWanted(entry: Entry, request: NewsRequest): boolean {
  const { article, categories, domain, time, words } = entry;
  return (
    isAmong(request.language, article.language) &&
    isAmong(request.locale, article.locale) &&
    isAmong(request.domains, domain) &&
    !request.exclude_domains.includes(domain) &&
    (request.categories.length === 0 || request.categories.some((category) => categories.has(category))) &&
    !request.exclude_categories.some((category) => categories.has(category)) &&
    time > request.after &&
    time < request.before &&
    (request.search === undefined || request.search(words))
  );
}

export interface SearchIndex {
  /**
   * A part of what a request finds, and how much it finds in all.
   * @param start position of the first article wanted.
   */
  readonly find: (
    request: NewsRequest,
    start: number,
    count: number,
  ) => { readonly found: number; readonly articles: readonly WireArticle[] };
}

/** Prepares a corpus once, so that a request is a scan of ready text. */
export function createSearchIndex(articles: readonly WireArticle[]): SearchIndex {
  const entries = toEntries(articles).toSorted((a, b) => b.time - a.time);
  return {
    find(request, start, count) {
      const found = entries.filter((entry) => isWanted(entry, request));
      const ordered =
        request.sort === 'relevance_score'
          ? found.toSorted((a, b) => scoreOf(b, request) - scoreOf(a, request))
          : found;
      const part = ordered.slice(start, start + count);
      return {
        found: found.length,
        articles:
          request.search !== undefined
            ? part.map((entry) => withScore(entry, request))
            : part.map(({ article }) => article),
      };
    },
  };
}
