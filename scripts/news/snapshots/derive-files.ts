/** What a folder of news shall hold, from the articles that are known: the text of each file. */
import { newsPageSize } from '~/config/limits';
import { type NewsSelection, selections, keyOf } from '~/config/news';
import { type ArchivedArticle, articleOf, belongsTo } from '~/features/news/model/archive';
import { dayOf, instantOf } from '~/features/news/model/instant';
import type { Snapshot, SnapshotOrigin } from '~/features/news/model/snapshot';
import type { Collection } from '~scripts/news/archive/collection';
import { type NewsFolder, snapshotsOf } from './news-folder';
import { archiveName, indexName, serialise, serialiseArchive, snapshotName } from './snapshot-files';

/** What a visit to the service found out about a selection. */
export type ServiceFacts = Pick<Snapshot, 'found' | 'limit' | 'mark'>;

export interface NewsToWrite {
  /** As `prune` leaves them. */
  readonly articles: Collection;
  /** By key, of the selections that were visited. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  readonly origin: SnapshotOrigin;
  readonly host: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** Path → text, in the order in which they are to be written: snapshots show only what the archive holds. */
export type DerivedFiles = ReadonlyMap<string, string>;

function archiveTexts(articles: Collection, origin: SnapshotOrigin): DerivedFiles {
  const days = new Map<string, ArchivedArticle[]>();
  for (const article of articles.values()) {
    const name = archiveName(dayOf(article.publishedAt));
    days.set(name, [...(days.get(name) ?? []), article]);
  }
  return new Map([...days].map(([name, ofDay]) => [name, serialiseArchive({ version: 1, origin, articles: ofDay })]));
}

/** The service's total moves with every hour: page size, mark and whether there is more are worth a new file. */
function sameFacts(a: ServiceFacts, b: ServiceFacts): boolean {
  return a.limit === b.limit && a.mark === b.mark && a.found > a.limit === b.found > b.limit;
}

function snapshotOf(
  { region, category }: NewsSelection,
  { articles, facts }: NewsToWrite,
  old: Snapshot | undefined,
): Snapshot {
  const own = [...articles.values()].filter((article) => belongsTo(article, { region, category }));
  const shown = own.slice(0, newsPageSize).map(articleOf);
  const told = facts.get(keyOf({ region, category })) ?? old ?? { found: 0, limit: newsPageSize };
  const { found, limit, mark } = old !== undefined && sameFacts(old, told) ? old : told;
  return { version: 1, region, category, found: Math.max(found, shown.length), limit, mark, articles: shown };
}

/** @param folder what is there; empty to begin with. */
export function deriveFiles(folder: NewsFolder, news: NewsToWrite): DerivedFiles {
  const { host, now, origin } = news;
  const olds = snapshotsOf(folder, origin);
  const snapshots = selections.map((selection): readonly [string, Snapshot] => {
    const key = keyOf(selection);
    return [key, snapshotOf(selection, news, olds.get(key))];
  });
  const archive = archiveTexts(news.articles, origin);
  const index = folder.index?.origin === origin ? folder.index : null;
  const current = { changedAt: instantOf(now) };
  const changes = snapshots.map(([key, { articles }]) => {
    const isSame = JSON.stringify(olds.get(key)?.articles) === JSON.stringify(articles);
    const known = isSame ? index?.selections[key] : undefined;
    return [key, known ?? current] as const;
  });
  const isSame =
    changes.every(([, change]) => change !== current) &&
    [...archive].every(([name, text]) => folder.texts.get(name) === text) &&
    archive.size === folder.archive.size;
  const { changedAt } = isSame && index !== null ? index : current;
  return new Map([
    ...archive,
    ...snapshots.map(([key, snapshot]) => [snapshotName(key), serialise(snapshot)] as const),
    [indexName, serialise({ version: 1, origin, host, changedAt, selections: Object.fromEntries(changes) })],
  ]);
}
