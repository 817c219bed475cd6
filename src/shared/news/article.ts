import * as v from 'valibot';
import { articleLengths } from '~/config/limits';
import { foldedWords } from '~/shared/fold';
import { fields, is } from '~/shared/schema';
import { toDay } from './instant';

/** A text that matches a regular expression. */
function ofForm(form: RegExp, message: string) {
  return v.pipe(v.string(is(message)), v.regex(form, is(message)));
}

export function instant(message = 'no instant') {
  return ofForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, message);
}

function text(longest: number, least = 0) {
  const size = least === 0 ? `at most ${longest}` : `${least} to ${longest}`;
  return ofForm(new RegExp(`^[^]{${least},${longest}}$`), `no text of ${size} characters`);
}

const isCategory = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= articleLengths.category;

/** The fields of an article as the site shows it, and as its lists have it, whose values were parsed as they came. */
export const articleEntries = {
  /** The article's address, as `articleAddress` gives it. `articleKey` makes the identity of it. */
  url: ofForm(/^https?:\/\//, 'no http(s) address'),
  title: text(articleLengths.title, 1),
  /** May be empty. */
  description: text(articleLengths.description),
  /** https address, path of a sample's picture on the site itself, or null: then a drawing is shown. */
  imageUrl: v.nullable(ofForm(/^(?:https:\/)?\/[^/]/, 'neither an address nor null')),
  /** `all` if its texts name no region. Articles of an older archive have no region. */
  region: v.fallback(v.string(), 'all'),
  /** Host or name of the publisher. */
  source: text(articleLengths.source),
  /** The service's categories; may be empty. The first is shown, by the site's name if the site has it. */
  categories: v.custom<readonly string[]>(
    (value) => Array.isArray(value) && value.every(isCategory),
    is('no list of texts'),
  ),
  /** Instant in UTC, to the second. */
  publishedAt: instant('no instant such as 2022-05-13T13:06:42Z'),
};

const articleSchema = fields(articleEntries);

export type Article = Readonly<v.InferOutput<typeof articleSchema>>;

/** What a host's name begins with if it is the same publisher's for small screens or for Google's AMP. */
const hostVariant = /^(?:(?:www|m|mobile|amp)\.)+(?=[^./]+\.)/;

/** What a path has more or less of than the path of the same article: AMP's parts, and a slash at the end. */
const pathVariant = /^\/amp(?=\/[^/])|(?:[/.]amp)?\/?$/g;

/**
 * Parameters that say which form of a page is asked for, or where its reader comes from. `articleAddress` leaves those in:
 * a stored address must not change, and a host may answer differently without them.
 */
const variantParameter =
  /^(?:$|(?:outputType|output)=amp$|amp(?:=(?:1|true)?)?$|(?:ref|CMP)(?:=|$)|(?:src|mod)=(?:\w*_)?rss(?:_|$))/i;

/**
 * Identity of an article: publishers send the same one by http and https, with and without `www.` or a slash at the end,
 * for small screens, as AMP, and with parameters that name the feed that it was in.
 *
 * @param url as `articleAddress` gives it
 */
export function articleKey(url: string): string {
  const [, host = '', path = '', query = ''] = /^(?:https?:\/\/)?([^/?]*)([^?]*)\??([^]*)$/.exec(url) ?? [];
  const parameters = query.split('&').filter((parameter) => !variantParameter.test(parameter));
  const page = host.replace(hostVariant, '') + path.replace(pathVariant, '');
  return parameters.length === 0 ? page : `${page}?${parameters.join('&')}`;
}

/** Titles of fewer words, such as "Morning briefing", name more than one article of a day. */
const titleWordsLeast = 5;

/**
 * Identity of an article by its title: publishers send the same one again by another address, with the title that it had.
 *
 * @returns `host|day|title`, the title without case, accents and punctuation; null for a title too short to name an article
 */
export function titleKey({ url, title, publishedAt }: Pick<Article, 'url' | 'title' | 'publishedAt'>): string | null {
  const words = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length < titleWordsLeast) return null;
  const [host = ''] = articleKey(url).split(/[/?]/, 1);
  return `${host}|${toDay(publishedAt)}|${foldedWords(title).trim()}`;
}

/** The articles that are not among the known ones, each once. */
export function withoutKnown<T extends Pick<Article, 'url'>>(
  articles: readonly T[],
  known: readonly Pick<Article, 'url'>[] = [],
): readonly T[] {
  const keys = new Set(known.map(({ url }) => articleKey(url)));
  return articles.filter(({ url }) => {
    const isNew = !keys.has(articleKey(url));
    keys.add(articleKey(url));
    return isNew;
  });
}

/** Older files may hold an article twice, under addresses that now count as the same. */
export function eachOnce<T extends Article>(
  article: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, readonly T[]> {
  return v.pipe(
    v.array(article, is('not a list')),
    v.transform((articles) => withoutKnown(articles)),
  );
}

export const storedArticles = eachOnce(articleSchema);
