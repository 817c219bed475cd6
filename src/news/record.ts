/** One record of the service, parsed into an article; and the small checks every parser of the contract shares. */
import { articleLengths } from '../config/limits';
import { articleAddress, hostOf, imageAddress } from './address';
import { plainText } from './plainText';
import type { Article, DropReason } from './schema';

type Fields = Readonly<Record<string, unknown>>;

const categoriesMax = 8;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** A value as part of a one-line message: short, and without line ends. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/**
 * An instant as `2022-05-13T13:06:42Z`, or null. Reads ISO 8601 only, since other spellings mean different
 * things on different hosts; without a zone it is UTC, as the service documents. Days that do not exist are refused.
 */
export function instant(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(value.trim()) : null;
  if (match === null) return null;
  const [, day = '', minutes = '00:00', seconds = '00', zone = 'Z'] = match;
  const local = new Date(`${day}T${minutes}:${seconds}Z`);
  // The round trip refuses 30 February, which Date would turn into 2 March.
  if (Number.isNaN(local.getTime()) || local.toISOString().slice(0, 19) !== `${day}T${minutes}:${seconds}` || local.getUTCFullYear() < 1900) return null;
  const [, sign, hours = '0', rest = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(rest)) * (sign === '-' ? -1 : 1);
  if (Math.abs(offset) > 14 * 60 || Number(rest) > 59) return null;
  return `${new Date(local.getTime() - offset * 60_000).toISOString().slice(0, 19)}Z`;
}

function categoriesOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.slice(0, categoriesMax).map((category) => plainText(category, articleLengths.category));
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** A source is a host or a name; some feeds put the whole address there. */
function sourceOf(value: unknown, url: string): string {
  const text = plainText(value, articleLengths.source);
  if (text === '') return hostOf(url).slice(0, articleLengths.source);
  return /^https?:\/\//i.test(text) ? (hostOf(text) || hostOf(url)).slice(0, articleLengths.source) : text;
}

/** Parses one record of the service; the error names the reason and the field. */
export function parseArticle(
  record: unknown,
): { readonly kind: 'ok'; readonly article: Article } | { readonly kind: 'dropped'; readonly reason: DropReason; readonly field: string } {
  if (!isFields(record)) return { kind: 'dropped', reason: 'not a record', field: quote(record) };
  const title = plainText(record['title'], articleLengths.title);
  if (title === '') return { kind: 'dropped', reason: 'no title', field: `title is ${quote(record['title'])}` };
  const url = articleAddress(record['url']);
  // The value is not repeated: an address may carry credentials.
  if (url === null) return { kind: 'dropped', reason: 'bad address', field: 'url is no http(s) address that can be linked' };
  const publishedAt = instant(record['published_at']);
  if (publishedAt === null) return { kind: 'dropped', reason: 'bad date', field: `published_at is ${quote(record['published_at'])}` };
  return {
    kind: 'ok',
    article: {
      url,
      title,
      description: plainText(record['description'], articleLengths.description),
      imageUrl: imageAddress(record['image_url']),
      source: sourceOf(record['source'], url),
      categories: categoriesOf(record['categories']),
      publishedAt,
    },
  };
}
