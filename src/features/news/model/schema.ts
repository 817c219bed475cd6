/** The news contract: our own types, and the parsers of what the snapshot files hold. */
import { articleLengths } from '../../../config/limits';
import { isCategoryId, isRegionId } from '../../../config/news';
import { articleAddress, imageAddress } from './address';
import { instant, isCount, isFields, quote } from './fields';

/** An article as the site shows it: plain text, checked addresses, nothing optional left to guess. */
export interface Article {
  /** The article's address, normalised; also its identity. https or http. */
  readonly url: string;
  readonly title: string;
  /** Empty when the service gave none. */
  readonly description: string;
  /** https address or null; null shows the fallback picture. */
  readonly imageUrl: string | null;
  /** Host or name of the publisher. */
  readonly source: string;
  /** The service's categories; may be empty. The first is shown. */
  readonly categories: readonly string[];
  /** ISO 8601 instant in UTC, to the second. */
  readonly publishedAt: string;
}

/** Where a snapshot's articles came from. `sample` is the embedded service. */
export type SnapshotOrigin = 'live' | 'sample';

/** First page of one region × category, as a file in `data/news`. */
export interface Snapshot {
  readonly version: 1;
  readonly region: string;
  readonly category: string;
  /** Total the service said it has, and the page size it really used. */
  readonly found: number;
  readonly limit: number;
  readonly articles: readonly Article[];
}

/** What is known of one snapshot file. Instants as in `Article.publishedAt`. */
export interface SnapshotIndexEntry {
  /** Of the file's articles; during the first live runs a folder holds both. */
  readonly origin: SnapshotOrigin;
  /** The last time it was asked for, whatever came of it: the next run starts with the longest ago. */
  readonly triedAt: string;
  /** The last good answer, and the last one that changed the file; null while there is no file. */
  readonly checkedAt: string | null;
  readonly changedAt: string | null;
}

/** `index.json` of a snapshot folder. */
export interface SnapshotIndex {
  readonly version: 1;
  /** `sample` as long as one file still holds sample articles. */
  readonly origin: SnapshotOrigin;
  /** Where the last run asked: a host's name, never an address, which may carry a token. */
  readonly host: string;
  readonly refreshedAt: string;
  /** By `region/category`. */
  readonly combinations: Readonly<Record<string, SnapshotIndexEntry>>;
}

/** Why a record was left out; `duplicate` was merged into the earlier record of the same address. */
export const dropReasons = ['not a record', 'no title', 'bad address', 'bad date', 'duplicate'] as const;
export type DropReason = (typeof dropReasons)[number];

/** A page of the service. */
export interface NewsPage {
  readonly kind: 'ok';
  readonly articles: readonly Article[];
  /** Total the service has for the query, over all pages. */
  readonly found: number;
  /** Page size the service really used; it may clamp what was asked for. */
  readonly limit: number;
  /** Records the answer held, before any was dropped. */
  readonly returned: number;
  readonly dropped: Readonly<Record<DropReason, number>>;
  /** One line per dropped record that names it and the field, for reports. */
  readonly problems: readonly string[];
}

export interface Invalid {
  readonly kind: 'invalid';
  /** One line that names the place, and the record where there is one. */
  readonly message: string;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isCategory(value: unknown): value is string {
  return isText(value, articleLengths.category) && value !== '';
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instant(value) === value;
}

function isOrigin(value: unknown): value is SnapshotOrigin {
  return value === 'live' || value === 'sample';
}

/** Parses an article of a snapshot file. Text is checked, not cleaned: cleaning twice would change it. */
function parseStoredArticle(value: unknown): Article | string {
  if (!isFields(value)) return `${quote(value)} is not an object`;
  const { url, title, description, imageUrl, source, categories, publishedAt } = value;
  if (typeof url !== 'string' || articleAddress(url) !== url)
    return `url: ${quote(url)} is no normalised http(s) address`;
  if (!isText(title, articleLengths.title) || title === '')
    return `title: ${quote(title)} is no text of 1 to ${articleLengths.title} characters`;
  if (!isText(description, articleLengths.description))
    return `description: ${quote(description)} is no text of at most ${articleLengths.description} characters`;
  if (imageUrl !== null && (typeof imageUrl !== 'string' || imageAddress(imageUrl) !== imageUrl))
    return `imageUrl: ${quote(imageUrl)} is neither an https address nor null`;
  if (!isText(source, articleLengths.source))
    return `source: ${quote(source)} is no text of at most ${articleLengths.source} characters`;
  if (!Array.isArray(categories) || !categories.every(isCategory))
    return `categories: ${quote(categories)} is no list of texts`;
  if (!isInstant(publishedAt)) return `publishedAt: ${quote(publishedAt)} is no instant such as 2022-05-13T13:06:42Z`;
  return { url, title, description, imageUrl, source, categories, publishedAt };
}

/**
 * Parses a snapshot file.
 * @param where what the message starts with, e.g. the file's path.
 */
export function parseSnapshot(
  json: unknown,
  where: string,
): { readonly kind: 'ok'; readonly snapshot: Snapshot } | Invalid {
  const invalid = (message: string): Invalid => ({ kind: 'invalid', message: `${where}: ${message}` });
  if (!isFields(json)) return invalid(`${quote(json)} is not an object`);
  const { version, region, category, found, limit, articles } = json;
  if (version !== 1) return invalid(`version: ${quote(version)} is not 1`);
  if (!isRegionId(region)) return invalid(`region: ${quote(region)} is unknown`);
  if (!isCategoryId(category)) return invalid(`category: ${quote(category)} is unknown`);
  if (!isCount(found)) return invalid(`found: ${quote(found)} is not a count`);
  if (!isCount(limit) || limit === 0) return invalid(`limit: ${quote(limit)} is not a page size`);
  if (!Array.isArray(articles)) return invalid(`articles: ${quote(articles)} is not a list`);
  const parsed = new Map<string, Article>();
  for (const [index, value] of articles.entries()) {
    const article = parseStoredArticle(value);
    if (typeof article === 'string') return invalid(`articles[${index}]: ${article}`);
    if (parsed.has(article.url)) return invalid(`articles[${index}]: url: ${quote(article.url)} was there before`);
    parsed.set(article.url, article);
  }
  if (found < parsed.size) return invalid(`found: ${found} is less than the ${parsed.size} articles held`);
  return { kind: 'ok', snapshot: { version, region, category, found, limit, articles: [...parsed.values()] } };
}

function parseIndexEntry(value: unknown): SnapshotIndexEntry | string {
  if (!isFields(value)) return `${quote(value)} is not an object`;
  const { origin, triedAt, checkedAt, changedAt } = value;
  if (!isOrigin(origin)) return `origin: ${quote(origin)} is neither live nor sample`;
  if (!isInstant(triedAt)) return `triedAt: ${quote(triedAt)} is no instant`;
  if (checkedAt !== null && !isInstant(checkedAt))
    return `checkedAt: ${quote(checkedAt)} is neither an instant nor null`;
  if (changedAt !== null && !isInstant(changedAt))
    return `changedAt: ${quote(changedAt)} is neither an instant nor null`;
  return { origin, triedAt, checkedAt, changedAt };
}

/**
 * Parses `index.json` of a snapshot folder.
 * @param where what the message starts with, e.g. the file's path.
 */
export function parseSnapshotIndex(
  json: unknown,
  where: string,
): { readonly kind: 'ok'; readonly index: SnapshotIndex } | Invalid {
  const invalid = (message: string): Invalid => ({ kind: 'invalid', message: `${where}: ${message}` });
  if (!isFields(json)) return invalid(`${quote(json)} is not an object`);
  const { version, origin, host, refreshedAt, combinations } = json;
  if (version !== 1) return invalid(`version: ${quote(version)} is not 1`);
  if (!isOrigin(origin)) return invalid(`origin: ${quote(origin)} is neither live nor sample`);
  if (typeof host !== 'string' || host === '') return invalid(`host: ${quote(host)} is no text`);
  if (!isInstant(refreshedAt)) return invalid(`refreshedAt: ${quote(refreshedAt)} is no instant`);
  if (!isFields(combinations)) return invalid(`combinations: ${quote(combinations)} is not an object`);
  const entries = new Map<string, SnapshotIndexEntry>();
  for (const [key, value] of Object.entries(combinations)) {
    const entry = parseIndexEntry(value);
    if (typeof entry === 'string') return invalid(`combinations[${quote(key)}]: ${entry}`);
    entries.set(key, entry);
  }
  return { kind: 'ok', index: { version, origin, host, refreshedAt, combinations: Object.fromEntries(entries) } };
}
