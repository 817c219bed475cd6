/** The query of an all-news call, and the articles that it finds. */
import { newsPageTimesLimitMax } from '~/config/limits';
import { foldedWords } from '~/shared/fold';
import type { WireArticle } from './corpus';

interface IndexedArticle {
  readonly article: WireArticle;
  readonly words: string;
}

/**
 * Reads what the site's own queries are made of: groups joined by `+`, in each phrases joined by `|` or `OR`. The words
 * of a phrase in quotes stand side by side; without quotes they stand anywhere.
 */
function compileSearch(search: string): (words: string) => boolean {
  const groups = search.split(' + ').map((group) =>
    group
      .replace(/^\(|\)$/g, '')
      .split(/ (?:\||OR) /)
      .map((phrase) => {
        const normal = foldedWords(phrase);
        return phrase.startsWith('"') ? [normal] : normal.trim().split(' ').map(foldedWords);
      }),
  );
  return (words) => groups.every((phrases) => phrases.some((parts) => parts.every((part) => words.includes(part))));
}

function positive(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Largest page of the plan; a larger `limit` is lowered to it, as the real service does. */
const limitMax = 25;

/** A request, or what is wrong with it. */
export function parseRequest(parameters: URLSearchParams) {
  const get = (name: string) => parameters.get(name) ?? '';
  const page = positive(get('page') || '1');
  const wanted = positive(get('limit') || '10');
  if (page === null || wanted === null) return 'The page and limit parameters must be positive numbers.';
  const limit = Math.min(wanted, limitMax);
  if (page * limit > newsPageTimesLimitMax)
    return `The page and limit parameters multiply to more than ${newsPageTimesLimitMax}.`;
  const [language, category] = [get('language'), get('categories').toLowerCase()];
  const isFound = get('search') === '' ? () => true : compileSearch(get('search'));
  return {
    page,
    limit,
    matches: ({ article, words }: IndexedArticle) =>
      (language === '' || language === article.language) &&
      (category === '' || article.categories.includes(category)) &&
      isFound(words),
  };
}

type NewsRequest = Exclude<ReturnType<typeof parseRequest>, string>;

/** Returns the search over a corpus: all articles that a request finds, newest first. */
export function createIndex(articles: readonly WireArticle[]): (request: NewsRequest) => readonly WireArticle[] {
  // A record whose date cannot be read stays beside the one before it, as in the feed it came from.
  let time = 0;
  const indexed = articles
    .map((article) => {
      time = Date.parse(article.published_at) || time;
      const texts = [article.title, article.description, article.keywords, article.snippet];
      return { article, time, words: texts.map((text) => foldedWords(text ?? '')).join('.') };
    })
    .toSorted((a, b) => b.time - a.time);
  return ({ matches }) => indexed.filter(matches).map(({ article }) => article);
}
