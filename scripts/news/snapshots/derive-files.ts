/** What a folder of news shall hold, from the articles that are known: the text of each file. */
import { newsPageSize } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { type ArchivedArticle, type ArchiveFile, articleOf, firstOf } from '~/features/news/model/archive';
import { dayOf } from '~/features/news/model/day';
import type { Snapshot, SnapshotOrigin } from '~/features/news/model/snapshot';
import type { Collection } from '~scripts/news/archive/collection';
import { type NewsFolder, snapshotsOf } from './news-folder';
import { archiveName, indexName, serialise, serialiseArchive, snapshotName } from './snapshot-files';

/** What a visit to the service found out about a combination. */
export type ServiceFacts = Pick<Snapshot, 'found' | 'limit' | 'mark'>;

export interface NewsToWrite {
  /** As `prune` leaves them. */
  readonly articles: Collection;
  /** By key, of the combinations that were visited. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  readonly table: readonly Combination[];
  readonly origin: SnapshotOrigin;
  /** Of the service. */
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
  const fileOf = (ofDay: readonly ArchivedArticle[]): ArchiveFile => ({ version: 1, origin, articles: ofDay });
  return new Map([...days].map(([name, ofDay]) => [name, serialiseArchive(fileOf(ofDay))]));
}

/** The service's total moves with every hour: page size, mark and whether there is more are worth a new file. */
function sameFacts(a: ServiceFacts, b: ServiceFacts): boolean {
  return a.limit === b.limit && a.mark === b.mark && a.found > a.limit === b.found > b.limit;
}

const sameArticles = (a: Snapshot | undefined, b: Snapshot) =>
  JSON.stringify(a?.articles) === JSON.stringify(b.articles);

function snapshotOf(
  { region, category }: Combination,
  { articles, facts }: NewsToWrite,
  old: Snapshot | undefined,
): Snapshot {
  const shown = firstOf(articles.values(), { region, category }, newsPageSize).map(articleOf);
  const told = facts.get(keyOf({ region, category })) ?? old ?? { found: 0, limit: newsPageSize };
  const { found, limit, mark } = old !== undefined && sameFacts(old, told) ? old : told;
  const rest = mark === undefined ? {} : { mark };
  return { version: 1, region, category, found: Math.max(found, shown.length), limit, ...rest, articles: shown };
}

/** @param folder what is there; empty to begin with. */
export function deriveFiles(folder: NewsFolder, news: NewsToWrite): DerivedFiles {
  const { host, now, origin, table } = news;
  const olds = snapshotsOf(folder, origin);
  const snapshots = table.map((combination): readonly [string, Snapshot] => {
    const key = keyOf(combination);
    return [key, snapshotOf(combination, news, olds.get(key))];
  });
  const archive = archiveTexts(news.articles, origin);
  const index = folder.index.kind === 'ok' && folder.index.value.origin === origin ? folder.index.value : null;
  const current = `${new Date(now).toISOString().slice(0, 19)}Z`;
  const isSame =
    index !== null &&
    archive.size === folder.archive.size &&
    [...folder.archive].every(([day, file]) => file.kind === 'ok' && file.text === archive.get(archiveName(day))) &&
    snapshots.every(([key, snapshot]) => sameArticles(olds.get(key), snapshot));
  const changes = snapshots.map(([key, snapshot]): readonly [string, { readonly changedAt: string }] => {
    const before = sameArticles(olds.get(key), snapshot) ? index?.combinations[key] : undefined;
    return [key, before ?? { changedAt: current }];
  });
  const changedAt = isSame ? index.changedAt : current;
  return new Map([
    ...archive,
    ...snapshots.map(([key, snapshot]) => [snapshotName(key), serialise(snapshot)] as const),
    [indexName, serialise({ version: 1, origin, host, changedAt, combinations: Object.fromEntries(changes) })],
  ]);
}
