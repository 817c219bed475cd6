/**
 * The snapshot of a region and category: `data/news/haiti/business.json` has the newest articles of the selection, and the
 * total and page size of the service.
 */
import * as v from 'valibot';
import { articleAddress, imageAddress } from '~/news/address';
import { type Article, articleEntries, uniqueArticles } from '~/news/article';
import { parseInstant } from '~/news/instant';
import { count, originSchema, pageSize } from '~/news/newsList';
import { type NewsSelection, selectionKey } from '~/news/selection';
import { fields, valueMessage } from '~/shared/schema';

/** A schema of text that `clean` leaves unchanged. Stored text is checked, not cleaned again, which could change it. */
function cleanText(clean: (value: string) => string | null, message: string) {
  return v.pipe(
    v.string(valueMessage(message)),
    v.check((value) => clean(value) === value, valueMessage(message)),
  );
}

export function exactInstant(message = 'no instant') {
  return cleanText(parseInstant, message);
}

/** The fields of a stored article. All of them were cleaned when they came from the service. */
export const storedArticleEntries = {
  ...articleEntries,
  url: cleanText(articleAddress, 'no normalised http(s) address'),
  imageUrl: v.nullable(cleanText(imageAddress, 'neither an https address nor null')),
  publishedAt: exactInstant('no instant such as 2022-05-13T13:06:42Z'),
  /** When the refresh first saw the article; stored only if its publisher dates it later than that. */
  firstSeen: v.optional(exactInstant()),
};

/** Facts about a selection from the service. */
const serviceEntries = {
  /** Number of articles that the service has. */
  total: count,
  /** Number of articles in a page of the service, whose plan may allow fewer than requested. */
  pageSize,
  /** Number of pages of the service, from the first on, that the refresh has read; 0 if it never requested the selection. */
  pagesRead: count,
};

export const snapshotSchema = fields({
  version: v.literal(2, valueMessage('not 2')),
  origin: originSchema,
  ...serviceEntries,
  /** Newest first. */
  articles: uniqueArticles(fields(storedArticleEntries)),
});

export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;
export type ServiceFacts = Pick<Snapshot, keyof typeof serviceEntries>;
export type StoredArticle = Readonly<Snapshot['articles'][number]>;

/** Returns the path of a selection's snapshot in the folder of the news. */
export function snapshotName(selection: NewsSelection): string {
  return `${selectionKey(selection)}.json`;
}

/** Returns when an article was published, or first seen if its publisher dates it in the future. */
export function sortDate({ publishedAt, firstSeen }: Pick<StoredArticle, 'publishedAt' | 'firstSeen'>): string {
  return firstSeen !== undefined && firstSeen < publishedAt ? firstSeen : publishedAt;
}

/** Compares articles for sorting: newest first; articles of the same second by address, so that the order is stable. */
export function byNewest(a: StoredArticle, b: StoredArticle): number {
  const [first, second] = [sortDate(a), sortDate(b)];
  if (first !== second) return first < second ? 1 : -1;
  if (a.url === b.url) return 0;
  return a.url < b.url ? -1 : 1;
}

/** Reduces a stored article to the fields that pages show. */
export function toArticle(stored: StoredArticle): Article {
  const { url, title, description, imageUrl, region, source, categories, publishedAt } = stored;
  return { url, title, description, imageUrl, region, source, categories, publishedAt };
}
