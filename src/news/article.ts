import * as v from 'valibot';
import { articleLengths } from '~/config/limits';
import { normalizeWords } from '~/lib/normalizeText';
import { objectSchema, valueMessage } from '~/lib/schema';
import { parseArticleUrl, parseImageUrl } from './address';
import { parseInstant, toDay } from './instant';

/** A text that `clean` leaves unchanged: what was parsed once is checked, not cleaned again, which could change it. */
function cleaned(clean: (value: unknown) => string | null, message: string) {
  return v.pipe(
    v.string(valueMessage(message)),
    v.check((value) => clean(value) === value, valueMessage(message)),
  );
}

export function instantSchema(message = 'not an instant') {
  return cleaned(parseInstant, message);
}

/** Control characters and overrides of the direction of text, by which a title could reverse the rest of a page. */
// oxlint-disable-next-line no-control-regex -- control characters are what this refuses
const unwanted = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

function text(maxLength: number, minLength = 0) {
  const size = minLength === 0 ? `at most ${maxLength}` : `${minLength} to ${maxLength}`;
  const message = valueMessage(`no text of ${size} characters, none of which controls it`);
  return v.pipe(
    v.string(message),
    v.check((value) => value.length >= minLength && value.length <= maxLength && !unwanted.test(value), message),
  );
}

/** An article as every list of the site has it: snapshot, document, file and answer of the relay. */
const articleSchema = objectSchema({
  /** The article's address, from which `articleKey` derives the article's identity. */
  url: cleaned(parseArticleUrl, 'not an https address that can be linked'),
  title: text(articleLengths.title, 1),
  /** A summary, which may be empty. */
  description: text(articleLengths.description),
  /** An https address, or null if the article has no picture. */
  imageUrl: v.nullable(cleaned(parseImageUrl, 'neither an https address nor null')),
  /** Id of the region that the article's texts name; `all` if they name none. */
  region: v.string(valueMessage('not a region')),
  /** Name of the publisher, or its host. */
  source: text(articleLengths.source),
  /** The service's categories; may be empty. Cards show the first, by the site's name of it if there is one. */
  categories: v.pipe(v.array(text(articleLengths.category, 1), valueMessage('not a list of texts')), v.readonly()),
  /** Instant in UTC, to the second. */
  publishedAt: instantSchema('not an instant such as 2022-05-13T13:06:42Z'),
});

export type Article = Readonly<v.InferOutput<typeof articleSchema>>;

/** Compares articles for sorting: newest first; articles of the same second by address, so that the order is stable. */
export function byNewest(a: Article, b: Article): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1;
  if (a.url === b.url) return 0;
  return a.url < b.url ? -1 : 1;
}

/** The beginnings of host names of a publisher's pages for small screens or for Google's AMP. */
const hostVariant = /^(?:(?:www|m|mobile|amp)\.)+(?=[^./]+\.)/;

/** The parts by which two paths of one article may differ: those of AMP, and a slash at the end. */
const pathVariant = /^\/amp(?=\/[^/])|(?:[/.]amp)?\/?$/g;

/**
 * Parameters that select a format of a page, or say where its reader comes from. `parseArticleUrl` does not remove them,
 * because a stored address must not change, and a host may answer differently without them.
 */
const variantParameter =
  /^(?:$|(?:outputType|output)=amp$|amp(?:=(?:1|true)?)?$|ref(?:=(?!\d+$)|$)|CMP(?:=|$)|(?:src|mod)=(?:\w*_)?rss(?:_|$))/i;

/**
 * Identity of an article by its address. Publishers send one article under several addresses: by http and https, with and
 * without `www.` or a slash at the end, for small screens, as AMP, and with parameters that name a feed.
 * @param url as `parseArticleUrl` returns it
 */
export function articleKey(url: string): string {
  const [, host = '', path = '', query = ''] = /^(?:https?:\/\/)?([^/?]*)([^?]*)\??([^]*)$/.exec(url) ?? [];
  const parameters = query.split('&').filter((parameter) => !variantParameter.test(parameter));
  const page = host.replace(hostVariant, '') + path.replace(pathVariant, '');
  return parameters.length === 0 ? page : `${page}?${parameters.join('&')}`;
}

/** Several articles of a day may have the same title if it has fewer words, such as "Morning briefing". */
const titleWordsMin = 5;

/**
 * Identity of an article by its title. Publishers also send an article again with the same title at another address.
 * @returns `host|day|title`, the title without case, accents and punctuation; null for a title too short to name an article
 */
export function titleKey({ url, title, publishedAt }: Pick<Article, 'url' | 'title' | 'publishedAt'>): string | null {
  const words = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < titleWordsMin) return null;
  const [host = ''] = articleKey(url).split(/[/?]/, 1);
  return `${host}|${toDay(publishedAt)}|${normalizeWords(title).trim()}`;
}

/** Identities of an article: two records with one in common are the same article. */
export function articleKeys(article: Pick<Article, 'url' | 'title' | 'publishedAt'>): readonly string[] {
  const key = titleKey(article);
  return key === null ? [articleKey(article.url)] : [articleKey(article.url), key];
}

/** Removes articles that are among the earlier ones, or more than once in the list. */
export function withoutDuplicates<T extends Pick<Article, 'url' | 'title' | 'publishedAt'>>(
  articles: readonly T[],
  earlierArticles: readonly Pick<Article, 'url' | 'title' | 'publishedAt'>[] = [],
): readonly T[] {
  const keys = new Set(earlierArticles.flatMap(articleKeys));
  return articles.filter((article) => {
    const isNew = !articleKeys(article).some((key) => keys.has(key));
    for (const key of articleKeys(article)) keys.add(key);
    return isNew;
  });
}

/** A list of articles without duplicates: each address and each title of a publisher's day counts once. */
export const articlesSchema = v.pipe(
  v.array(articleSchema, valueMessage('not a list')),
  v.transform((articles) => withoutDuplicates(articles)),
);
