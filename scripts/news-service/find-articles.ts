/** Parses the query of an all-news call, and finds its articles. */
import { newsPageTimesLimitMax } from '~/config/limits';
import { normalizeWords } from '~/lib/normalizeText';
import { getHost } from '~/news/address';
import type { ServiceArticle } from './sample-articles';

interface IndexedArticle {
  readonly article: ServiceArticle;
  readonly words: string;
}

/**
 * Supports the syntax of the site's queries: groups joined by `+`, and in a group phrases joined by `|` or `OR`. A phrase in
 * quotes matches adjacent words; without quotes its words match anywhere.
 */
function compileSearch(search: string): (words: string) => boolean {
  const groups = search.split(' + ').map((group) =>
    group
      .replace(/^\(|\)$/g, '')
      .split(/ (?:\||OR) /)
      .map((phrase) => {
        const normal = normalizeWords(phrase);
        return phrase.startsWith('"') ? [normal] : normal.trim().split(' ').map(normalizeWords);
      }),
  );
  return (words) => groups.every((phrases) => phrases.some((parts) => parts.every((part) => words.includes(part))));
}

function parsePositive(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Largest page of the plan. Like the real service, this one reduces a larger `limit` to it. */
const limitMax = 25;

/** Parses a request. Returns an error message if a parameter is invalid. */
export function parseRequest(parameters: URLSearchParams) {
  const get = (name: string) => parameters.get(name) ?? '';
  const page = parsePositive(get('page') || '1');
  const requestedLimit = parsePositive(get('limit') || '10');
  if (page === null || requestedLimit === null) return 'The page and limit parameters must be positive numbers.';
  const limit = Math.min(requestedLimit, limitMax);
  if (page * limit > newsPageTimesLimitMax)
    return `The page and limit parameters multiply to more than ${newsPageTimesLimitMax}.`;
  const language = get('language');
  const category = get('categories').toLowerCase();
  const excludedDomains = new Set(
    get('exclude_domains')
      .split(',')
      .filter((domain) => domain !== ''),
  );
  const matchesSearch = get('search') === '' ? () => true : compileSearch(get('search'));
  return {
    page,
    limit,
    matches: ({ article, words }: IndexedArticle) =>
      (language === '' || language === article.language) &&
      (category === '' || article.categories.includes(category)) &&
      !excludedDomains.has(getHost(article.url)) &&
      matchesSearch(words),
  };
}

type NewsRequest = Exclude<ReturnType<typeof parseRequest>, string>;

/** Returns a function that finds all articles of a request, newest first. */
export function createArticleIndex(
  articles: readonly ServiceArticle[],
): (request: NewsRequest) => readonly ServiceArticle[] {
  // An article with an invalid date gets the time of the article before it, so that it keeps its place.
  let time = 0;
  const indexed = articles
    .map((article) => {
      time = Date.parse(article.published_at) || time;
      const texts = [article.title, article.description, article.keywords, article.snippet];
      return { article, time, words: texts.map((text) => normalizeWords(text ?? '')).join('.') };
    })
    .toSorted((a, b) => b.time - a.time);
  return ({ matches }) => indexed.filter(matches).map(({ article }) => article);
}
