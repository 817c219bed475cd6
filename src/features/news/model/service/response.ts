/** Parses the service's answers into our own types, once, at the border. */
import * as v from 'valibot';
import { articleLengths, newsPageSize } from '~/config/limits';
import type { RegionId, SearchTerms } from '~/config/selection';
import { plainText } from '~/lib/plainText';
import { fields, type Invalid, is, parse, plainObject, quote } from '~/lib/schema';
import { articleAddress, hostOf, imageAddress } from '../address';
import { type Article, articleKey } from '../article';
import { parseInstant } from '../instant';
import { count, pageSize } from '../newsList';

/** A page of the service. */
export interface NewsPage {
  readonly kind: 'ok';
  readonly articles: readonly Article[];
  /** Total the service has for the query, over all pages. */
  readonly found: number;
  /** Page size the service used: what was asked for, or less where the plan has less. */
  readonly limit: number;
  /** Records that were taken, before any was dropped: never more than were asked for. */
  readonly returned: number;
  /** One line for each record that was left out, or merged into an earlier one of the same address. */
  readonly problems: readonly string[];
}

const categoriesMax = 8;

/** A field that a record is dropped without. */
function needed(clean: (value: unknown) => string, problem: (value: unknown) => string) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const text = clean(value);
      if (text !== '') return text;
      addIssue({ message: problem(value) });
      return NEVER;
    }),
  );
}

/** A field that may be missing or anything at all. */
function loose<T>(clean: (value: unknown) => T) {
  return v.pipe(v.unknown(), v.transform(clean));
}

function categoriesOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, categoriesMax).map((category) => plainText(category, articleLengths.category));
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** A source is a host or a name; some feeds put the whole address there. */
function sourceOf(text: string, url: string): string {
  if (text === '') return hostOf(url).slice(0, articleLengths.source);
  return /^https?:\/\//i.test(text) ? (hostOf(text) || hostOf(url)).slice(0, articleLengths.source) : text;
}

const letter = /[\p{L}\p{N}]/u;

/** Where a phrase stands in a text as whole words; -1 for nowhere. */
function placeOf(phrase: string, text: string): number {
  for (let place = text.indexOf(phrase); place !== -1; place = text.indexOf(phrase, place + 1))
    if (!letter.test(text.charAt(place - 1)) && !letter.test(text.charAt(place + phrase.length))) return place;
  return -1;
}

/**
 * The region whose search phrase stands first, in the first text with one; `all` where no text has one.
 * @param texts the most telling first
 */
export function regionOf(texts: readonly string[], { regions }: SearchTerms): RegionId {
  for (const text of texts) {
    const found = regions
      .flatMap(({ id, phrases }) => phrases.map((phrase) => ({ id, place: placeOf(phrase, text) })))
      .filter(({ place }) => place !== -1)
      .toSorted((a, b) => a.place - b.place);
    if (found[0] !== undefined) return found[0].id;
  }
  return 'all';
}

/** A record of the service, in its own names. */
const recordSchema = v.pipe(
  fields({
    title: needed(
      (value) => plainText(value, articleLengths.title),
      (value) => `title is ${quote(value)}`,
    ),
    // The value is not repeated: an address may carry credentials.
    url: needed(
      (value) => articleAddress(value) ?? '',
      () => 'url is no http(s) address that can be linked',
    ),
    published_at: needed(
      (value) => parseInstant(value) ?? '',
      (value) => `published_at is ${quote(value)}`,
    ),
    description: loose((value) => plainText(value, articleLengths.description)),
    image_url: loose(imageAddress),
    source: loose((value) => plainText(value, articleLengths.source)),
    categories: loose(categoriesOf),
    keywords: loose((value) => plainText(value, articleLengths.description)),
    snippet: loose((value) => plainText(value, articleLengths.description)),
  }),
  v.transform(({ title, url, published_at, description, image_url, source, categories, keywords, snippet }) => ({
    texts: [title, keywords, description, snippet],
    article: {
      url,
      title,
      description,
      imageUrl: image_url,
      region: 'all',
      source: sourceOf(source, url),
      categories,
      publishedAt: published_at,
    },
  })),
);

const reasons: ReadonlyMap<string, string> = new Map([
  ['title', 'no title'],
  ['url', 'bad address'],
  ['published_at', 'bad date'],
]);

const namedRecord = v.object({ uuid: v.string() });

const answerSchema = fields({
  data: v.array(v.unknown(), is('not a list')),
  meta: fields({ found: count, limit: v.fallback(pageSize, newsPageSize) }),
});

const refusalSchema = v.object({
  error: v.pipe(
    plainObject,
    v.transform(({ code }) => code),
  ),
});

/** The first stays in its place and takes what it lacks from the other. */
function merge(first: Article, second: Article): Article {
  return {
    ...first,
    description: first.description === '' ? second.description : first.description,
    imageUrl: first.imageUrl ?? second.imageUrl,
    categories: first.categories.length === 0 ? second.categories : first.categories,
  };
}

/**
 * Parses an answer of the all-news call. A bad record is dropped and named, and what is more than was asked for is left
 * out; an answer without a list of records or a total is invalid as a whole.
 * @param terms by which articles are known to be of a region
 */
export function parseNewsResponse(body: unknown, terms: SearchTerms): NewsPage | Invalid {
  const refusal = v.safeParse(refusalSchema, body);
  if (refusal.success)
    return { kind: 'invalid', message: `answer: the service reports error ${quote(refusal.output.error)}` };
  const answer = parse(answerSchema, body, 'answer');
  if (answer.kind === 'invalid') return answer;
  const { meta } = answer.value;
  const data = answer.value.data.slice(0, newsPageSize);

  const articles = new Map<string, Article>();
  const problems: string[] = [];
  for (const [index, item] of data.entries()) {
    const drop = (reason: string, problem: string) => {
      const name = v.is(namedRecord, item) ? ` (uuid ${quote(item.uuid)})` : '';
      problems.push(`data[${index}]${name}: ${reason}: ${problem}`);
    };
    const parsed = v.safeParse(recordSchema, item, { abortEarly: true });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      drop(reasons.get(v.getDotPath(issue) ?? '') ?? 'not a record', issue.message);
      continue;
    }
    const { article: record, texts } = parsed.output;
    const article: Article = { ...record, region: regionOf(texts, terms) };
    const key = articleKey(article.url);
    const known = articles.get(key);
    articles.set(key, known === undefined ? article : merge(known, article));
    if (known !== undefined) drop('duplicate', 'the address was there before');
  }
  return {
    kind: 'ok',
    articles: [...articles.values()],
    found: Math.max(meta.found, articles.size),
    limit: Math.min(meta.limit, newsPageSize),
    returned: data.length,
    problems,
  };
}
