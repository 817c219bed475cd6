/** The collection of all articles that a refresh knows, each once, with its selections. Snapshots are made from it. */
import { newsPageSize } from '~/config/limits';
import { type Article, articleKey, articleKeys } from '~/news/article';
import { toInstant } from '~/news/instant';
import type { NewsPlan } from '~/news/newsPlan';
import { type NewsSelection, selectionKey } from '~/news/selection';
import { byNewest, sortDate, type StoredArticle } from './snapshot';

export interface CollectedArticle extends StoredArticle {
  /** Keys `region/category`, as `combineSelections` gives them. */
  readonly selections: readonly string[];
}

const dayMs = 86_400_000;

const keyPattern = /^([a-z\d-]+)\/([a-z\d-]+)$/;

function toListOrAll(ids: ReadonlySet<string>): readonly string[] {
  return ids.size === 0 ? ['all'] : [...ids];
}

/**
 * Combines every region of an article with every category, sorted. The service joins region and category by "and", so an
 * article of `haiti/all` and of `all/business` belongs to `haiti/business`. `all` is left only if there is nothing narrower.
 */
export function combineSelections(keys: Iterable<string>): readonly string[] {
  const regions = new Set<string>();
  const categories = new Set<string>();
  for (const key of keys) {
    const [, region = 'all', category = 'all'] = keyPattern.exec(key) ?? [];
    if (region !== 'all') regions.add(region);
    if (category !== 'all') categories.add(category);
  }
  return toListOrAll(regions)
    .flatMap((region) => toListOrAll(categories).map((category) => `${region}/${category}`))
    .toSorted();
}

/** Whether an article belongs to a selection: one of `haiti/business` also belongs to the wider ones. */
export function belongsTo(article: Pick<CollectedArticle, 'selections'>, { region, category }: NewsSelection): boolean {
  return article.selections.some(
    (key) => (region === 'all' || key.startsWith(`${region}/`)) && (category === 'all' || key.endsWith(`/${category}`)),
  );
}

/**
 * Makes an article of the collection.
 * @param keys the selections an article belongs to, as `combineSelections` returns them
 * @param seenAt stored only if the article is dated later
 */
export function toCollectedArticle(
  article: Article,
  keys: readonly string[],
  seenAt = article.publishedAt,
): CollectedArticle {
  return { ...article, selections: keys, ...(article.publishedAt > seenAt && { firstSeen: seenAt }) };
}

/** Whether the second record replaces the first. */
function isWorse(a: CollectedArticle, b: CollectedArticle): boolean {
  // Of two spellings of an address the same one always wins; otherwise the file would change with every run.
  if (a.url !== b.url) {
    const [isHttp, isOtherHttp] = [a, b].map(({ url }) => url.startsWith('http:'));
    return isHttp === isOtherHttp ? a.url > b.url : isHttp === true;
  }
  // A date that is no longer ahead of the clock is a publisher's correction.
  const [isAhead, isOtherAhead] = [a, b].map(({ firstSeen }) => firstSeen !== undefined);
  return isAhead === isOtherAhead ? a.publishedAt < b.publishedAt : isAhead === true;
}

/**
 * An article that is dated in the future keeps the date on which it was first seen, even if its date or the clock changes. It
 * never gets an earlier one.
 */
function mergeFirstSeen(earlier: CollectedArticle, later: CollectedArticle, publishedAt: string) {
  if (earlier.firstSeen === undefined && later.firstSeen === undefined) return {};
  const firstSeen = sortDate(earlier);
  return firstSeen < publishedAt ? { firstSeen } : {};
}

/** Merges two records: the better one, completed from the other; of two equal ones the later, as publishers correct titles. */
function merge(earlier: CollectedArticle, later: CollectedArticle): CollectedArticle {
  const [first, second] = isWorse(later, earlier) ? [earlier, later] : [later, earlier];
  const { firstSeen: _, ...record } = first;
  return {
    ...record,
    description: first.description === '' ? second.description : first.description,
    imageUrl: first.imageUrl ?? second.imageUrl,
    categories: first.categories.length === 0 ? second.categories : first.categories,
    selections: combineSelections([...earlier.selections, ...later.selections]),
    ...mergeFirstSeen(earlier, later, first.publishedAt),
  };
}

/** Creates a collection, in which an article has one record, whatever its addresses are. */
export function createCollection() {
  /** The records by every key with which an article came: by its address, and by its title on the same host and day. */
  const records = new Map<string, { article: CollectedArticle }>();

  const findRecord = (article: Article) =>
    articleKeys(article)
      .map((key) => records.get(key))
      .find((record) => record !== undefined);

  function add(article: CollectedArticle): void {
    const earlier = findRecord(article);
    const record = earlier ?? { article };
    if (earlier !== undefined) earlier.article = merge(earlier.article, article);
    for (const key of articleKeys(article)) records.set(key, record);
  }

  return {
    find: (article: Article): CollectedArticle | undefined => findRecord(article)?.article,
    add,
    list: (): readonly CollectedArticle[] => [...new Set(records.values())].map(({ article }) => article),
  };
}

export type Collection = ReturnType<typeof createCollection>;

/**
 * Returns the date before which articles leave the snapshots.
 * @param now in ms since 1970
 */
export function getOldestDate(now: number, archiveDays: number): string {
  return toInstant(now - archiveDays * dayMs);
}

/** The articles of each snapshot by the key of its selection, newest first. */
export type SnapshotArticles = ReadonlyMap<string, readonly StoredArticle[]>;

/**
 * Selects the articles of each snapshot: at most as many as the plan allows, and none that is older than it allows, but always
 * the newest twelve.
 * @param now in ms since 1970
 * @param selections of the site
 */
export function selectSnapshotArticles(
  collection: Collection,
  { archiveDays, snapshotArticles }: Pick<NewsPlan, 'archiveDays' | 'snapshotArticles'>,
  now: number,
  selections: readonly NewsSelection[],
): SnapshotArticles {
  const oldest = getOldestDate(now, archiveDays);
  const sorted = collection.list().toSorted(byNewest);
  return new Map(
    selections.map((selection) => [
      selectionKey(selection),
      sorted
        .filter((article) => belongsTo(article, selection))
        .slice(0, snapshotArticles)
        .filter((article, index) => index < newsPageSize || sortDate(article) >= oldest),
    ]),
  );
}

/** Returns the keys of the articles of all snapshots, each once. */
export function listArticleKeys(snapshots: SnapshotArticles): ReadonlySet<string> {
  return new Set([...snapshots.values()].flatMap((articles) => articles.map(({ url }) => articleKey(url))));
}
