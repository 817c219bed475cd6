/** Parses the service's answers into the types of this site. No other code reads the service's format. */
import * as v from 'valibot';
import { articleLengths, newsPageSize } from '~/config/limits';
import { dayMs } from '~/lib/durations';
import { normalizeWords } from '~/lib/normalizeText';
import { plainText, shorten } from '~/lib/plainText';
import { objectSchema, valueMessage, parse, quote } from '~/lib/schema';
import { parseArticleUrl, getHost, isOfHosts, parseImageUrl } from './address';
import { type Article, withoutDuplicates } from './article';
import { parseInstant, toInstant } from './instant';
import { countSchema, type LiveArticlesPage, originSchema, pageSizeSchema } from './newsList';
import type { SearchTerms } from './searchTerms';

/** A page of the service's articles: as many as were requested, or fewer if the plan allows fewer. */
export interface ArticlesPage extends LiveArticlesPage {
  /** One line for each record that was dropped, and for a total that is not a number. */
  readonly problems: readonly string[];
}

const categoriesMax = 8;

/** A required field: a record without it is dropped. */
function needed(clean: (value: unknown) => string, problem: (issue: v.BaseIssue<unknown>) => string) {
  return v.pipe(
    v.unknown(),
    v.check((value) => clean(value) !== '', problem),
    v.transform(clean),
  );
}

/** An optional field, whose value may be of any type. */
function loose<T>(clean: (value: unknown) => T) {
  return v.pipe(v.unknown(), v.transform(clean));
}

function parseCategories(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, categoriesMax).map((category) => plainText(category, articleLengths.category));
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** The publisher's name as the service says it, or its host. Some feeds have a whole address as the source. */
function parseSource(text: string, url: string): string {
  const name = /^https?:\/\//i.test(text) ? getHost(text) : text;
  return shorten(name || getHost(url), articleLengths.source);
}

/** Names in which "America", a phrase of the United States, means others. "Latin America" is a phrase of its own region. */
const otherAmericas = / (?:central|north) america(?= )/g;

/**
 * Finds the region whose search phrase comes first, in the first text with such a phrase; `all` if no text has one. Phrases are
 * whole words, without case and accents.
 * @param texts the most significant first
 */
export function findRegion(texts: readonly string[], { regions }: SearchTerms): string {
  for (const text of texts) {
    const words = normalizeWords(text).replaceAll(otherAmericas, '');
    const matches = regions
      .flatMap(({ id, phrases }) => phrases.map((phrase) => ({ id, place: words.indexOf(normalizeWords(phrase)) })))
      .filter(({ place }) => place !== -1)
      .toSorted((a, b) => a.place - b.place);
    if (matches[0] !== undefined) return matches[0].id;
  }
  return 'all';
}

const toLetters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Removes the publisher's name at the end of a title, `… - The New York Times`: a card shows the name beside the title. */
function withoutPublisher(title: string, url: string): string {
  const [, rest = '', name = ''] = /^(.*\S)\s+[-–—|]\s+(\S.*)$/.exec(title) ?? [];
  const host = getHost(url);
  const [label = ''] = host.split('.');
  const bare = name.replace(/^the /i, '');
  const words = bare.split(/\s+/);
  const initials = words.map((word) => word.charAt(0)).join('');
  // A host has the whole name, its initials (wsj), or initials before the whole last word (nytimes).
  const spellings = [name, bare, ...(words.length > 2 ? [initials, initials.slice(0, -1) + words.at(-1)] : [])];
  const isPublisher = spellings.some((spelling) => [label, host].map(toLetters).includes(toLetters(spelling)));
  return rest !== '' && isPublisher ? rest : title;
}

/** Some feeds have an article's title as its description, followed by other articles' titles. */
const isSummary = (description: string, title: string): boolean =>
  title.length < 30 || !description.toLowerCase().startsWith(title.toLowerCase());

/** A record of the service, with the service's names of the fields. */
const recordSchema = v.pipe(
  objectSchema({
    title: needed((value) => plainText(value, articleLengths.title), valueMessage('not a title')),
    // The message does not repeat the value, because an address may contain credentials.
    url: needed(
      (value) => parseArticleUrl(value) ?? '',
      () => 'not an https address that can be linked',
    ),
    published_at: needed((value) => parseInstant(value) ?? '', valueMessage('not an instant')),
    description: loose((value) => plainText(value, articleLengths.description)),
    image_url: loose(parseImageUrl),
    source: loose((value) => plainText(value, articleLengths.source)),
    categories: loose(parseCategories),
    keywords: loose((value) => plainText(value, articleLengths.description)),
    snippet: loose((value) => plainText(value, articleLengths.description)),
  }),
  v.transform(({ title: whole, url, published_at, description, image_url, source, categories, keywords, snippet }) => {
    const title = withoutPublisher(whole, url);
    return {
      texts: [title, keywords, description, snippet],
      article: {
        url,
        title,
        description: isSummary(description, title) ? description : '',
        imageUrl: image_url,
        region: 'all',
        source: parseSource(source, url),
        categories,
        publishedAt: published_at,
      },
    };
  }),
);

const listOfRecords = v.custom<readonly unknown[]>(Array.isArray, valueMessage('not a list'));

const answerSchema = objectSchema({ data: listOfRecords, meta: v.unknown() });
const totalSchema = objectSchema({ meta: objectSchema({ found: countSchema }) });
/** Only the answers of the embedded service have an origin. */
const metaSchema = v.fallback(
  objectSchema({ limit: v.fallback(pageSizeSchema, newsPageSize), origin: v.fallback(originSchema, 'live') }),
  { limit: newsPageSize, origin: 'live' },
);

/**
 * Parses an answer of the all-news call. An invalid record is dropped and reported; records of excluded hosts, and those beyond
 * the requested number, are dropped. Without a usable total, the total is the number of the page's articles, so that no further
 * page is requested.
 * @param terms the search terms by which the region of an article is found, and the excluded hosts
 * @param now in ms since 1970: a record dated more than a day later is dropped, since it would stay the first of its list
 * @returns null for an answer without a list of records, or with neither a total nor an article
 */
export function parseNewsResponse(body: unknown, terms: SearchTerms, now: number): ArticlesPage | null {
  const answer = v.safeParse(answerSchema, body);
  if (!answer.success) return null;
  const total = parse(totalSchema, body, '');
  const { limit, origin } = v.parse(metaSchema, answer.output.meta);
  const data = answer.output.data.slice(0, newsPageSize);

  const latest = toInstant(now + dayMs);
  const articles: Article[] = [];
  const problems: string[] = [];
  for (const [index, item] of data.entries()) {
    const where = `data[${index}]`;
    const record = parse(recordSchema, item, where);
    if (record.kind === 'invalid') {
      problems.push(record.message);
      continue;
    }
    const { article, texts } = record.value;
    if (isOfHosts(article.url, terms.excludedHosts)) continue;
    if (article.publishedAt > latest) {
      problems.push(`${where}: published_at: ${quote(article.publishedAt)} is more than a day ahead`);
      continue;
    }
    const isNew = withoutDuplicates([article], articles).length > 0;
    if (isNew) articles.push({ ...article, region: findRegion(texts, terms) });
    else problems.push(`${where}: an article that was there before`);
  }
  if (total.kind === 'invalid') {
    if (articles.length === 0) return null;
    problems.push(total.message);
  }
  return {
    origin,
    articles,
    found: Math.max(total.kind === 'ok' ? total.value.meta.found : 0, articles.length),
    limit: Math.min(limit, newsPageSize),
    returned: data.length,
    problems,
  };
}
