/** The archive: every known article, in a file for each day of `data/news/archive`. */
import * as v from 'valibot';
import type { NewsSelection } from '~/config/selection';
import { fields, is, parse, type Parsed } from '~/lib/schema';
import { articleAddress, imageAddress } from './address';
import { type Article, articleEntries, eachOnce, withoutKnown } from './article';
import { parseInstant } from './instant';
import { originSchema } from './newsList';

function orAll(ids: ReadonlySet<string>): readonly string[] {
  return ids.size === 0 ? ['all'] : [...ids];
}

const keyPattern = /^([a-z\d-]+)\/([a-z\d-]+)$/;

/**
 * Every region an article was found in, by every category it was found in, sorted. The service joins region and category
 * by "and", so an article found for `haiti/all` and for `all/business` is one of `haiti/business`. `all` stands only where
 * nothing closer is known. Keys that the table of regions and categories no longer has stay: they may come back.
 */
export function canonicalKeys(keys: Iterable<string>): readonly string[] {
  const regions = new Set<string>();
  const categories = new Set<string>();
  for (const key of keys) {
    const [, region = 'all', category = 'all'] = keyPattern.exec(key) ?? [];
    if (region !== 'all') regions.add(region);
    if (category !== 'all') categories.add(category);
  }
  return orAll(regions)
    .flatMap((region) => orAll(categories).map((category) => `${region}/${category}`))
    .toSorted();
}

/** Whether an article counts for a selection: one of `haiti/business` also counts for the wider ones. */
export function belongsTo(
  { selections }: Pick<ArchivedArticle, 'selections'>,
  { region, category }: NewsSelection,
): boolean {
  return selections.some(
    (key) => (region === 'all' || key.startsWith(`${region}/`)) && (category === 'all' || key.endsWith(`/${category}`)),
  );
}

/** An article that its publisher dates ahead of the clock counts from when it was first seen. */
export function orderedBy({ publishedAt, firstSeen }: Pick<ArchivedArticle, 'publishedAt' | 'firstSeen'>): string {
  return firstSeen !== undefined && firstSeen < publishedAt ? firstSeen : publishedAt;
}

type Sortable = Pick<ArchivedArticle, 'url' | 'publishedAt' | 'firstSeen'>;

/** Newest first; articles of the same second by address, so that the order is always the same. */
export function byNewest(a: Sortable, b: Sortable): number {
  const [first, second] = [orderedBy(a), orderedBy(b)];
  if (first !== second) return first < second ? 1 : -1;
  if (a.url === b.url) return 0;
  return a.url < b.url ? -1 : 1;
}

/** The articles that count for a selection, newest first, each once. */
export function newestOf(articles: Iterable<ArchivedArticle>, selection: NewsSelection): readonly ArchivedArticle[] {
  const found = [...articles].filter((article) => belongsTo(article, selection));
  return withoutKnown(found).toSorted(byNewest);
}

/**
 * @param selections as `canonicalKeys` gives them
 * @param seenAt kept only for an article that is dated later
 */
export function archivedAs(
  article: Article,
  selections: readonly string[],
  seenAt = article.publishedAt,
): ArchivedArticle {
  return { ...article, selections, ...(article.publishedAt > seenAt && { firstSeen: seenAt }) };
}

/** An archived article without what only the archive keeps. */
export function articleOf(archived: ArchivedArticle): Article {
  const { url, title, description, imageUrl, region, source, categories, publishedAt } = archived;
  return { url, title, description, imageUrl, region, source, categories, publishedAt };
}

const keysMessage = is('no list of keys such as haiti/business in their canonical form');

/** Stored text is checked, not cleaned: cleaning twice would change it. */
function normalised(normalise: (value: string) => string | null, message: string) {
  return v.pipe(
    v.string(is(message)),
    v.check((value) => normalise(value) === value, is(message)),
  );
}

export function exactInstant(message = 'no instant') {
  return normalised(parseInstant, message);
}

/** One day's articles by `publishedAt` (UTC), newest first: `data/news/archive/2026-11-22.json`. */
const archiveSchema = fields({
  version: v.literal(1, is('not 1')),
  origin: originSchema,
  articles: eachOnce(
    fields({
      ...articleEntries,
      url: normalised(articleAddress, 'no normalised http(s) address'),
      imageUrl: v.nullable(normalised(imageAddress, 'neither an https address nor null')),
      publishedAt: exactInstant('no instant such as 2022-05-13T13:06:42Z'),
      /** Keys `region/category` of what it belongs to, as `canonicalKeys` gives them. */
      selections: v.pipe(
        v.array(v.pipe(v.string(keysMessage), v.regex(keyPattern, keysMessage)), keysMessage),
        v.check((keys) => canonicalKeys(keys).join() === keys.join(), keysMessage),
        v.readonly(),
      ),
      /** When the refresh first saw it; kept only for an article that is dated later than that. */
      firstSeen: v.optional(exactInstant()),
    }),
  ),
});

export type ArchiveFile = Readonly<v.InferOutput<typeof archiveSchema>>;
export type ArchivedArticle = Readonly<ArchiveFile['articles'][number]>;

export function parseArchiveFile(json: unknown, where: string): Parsed<ArchiveFile> {
  return parse(archiveSchema, json, where);
}
