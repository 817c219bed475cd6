/** Brings a folder of news up to what is known: only what changed is written, the archive first. */
import { join } from 'node:path';
import { newsPageSize } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import { type ArchivedArticle, type ArchiveFile, articleOf, firstOf } from '~/features/news/model/archive';
import { dayOf } from '~/features/news/model/day';
import type { Snapshot, SnapshotIndex, SnapshotOrigin } from '~/features/news/model/snapshot';
import { type FileSystem, atomicWrite } from '~scripts/lib/atomic-write';
import { addArticles, type Collection, prune } from '~scripts/news/archive/collection';
import { withLock } from '~scripts/news/lock';
import { goneSnapshots } from './gone-snapshots';
import { articlesOf, type NewsFolder, readNewsFolder } from './news-folder';
import { archivePath, indexPath, type ReadResult, serialise, serialiseArchive, snapshotPath } from './snapshot-files';

/** What the service says of a combination. */
export type ServiceFacts = Pick<Snapshot, 'found' | 'limit'>;

export interface Update {
  readonly directory: string;
  readonly table: readonly Combination[];
  readonly plan: Pick<NewsPlan, 'archiveArticles' | 'archiveDays'>;
  readonly origin: SnapshotOrigin;
  readonly host: string;
  /** What is new, and what is known anew. */
  readonly articles: Iterable<ArchivedArticle>;
  /** By key, of the combinations that were asked for. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  /** Whether what the folder holds is kept; samples are written from scratch. */
  readonly keepsOld: boolean;
  /** In ms since 1970. */
  readonly now: number;
  readonly fileSystem: FileSystem;
}

export type FileChange = 'new' | 'changed' | 'unchanged';

export interface UpdateResult {
  /** By key: what became of each snapshot, or why it could not be written. */
  readonly snapshots: ReadonlyMap<
    string,
    { readonly change: FileChange; readonly articles: number } | { readonly fault: string }
  >;
  /** Days of the archive that were written or removed. */
  readonly archiveDays: readonly string[];
  /** Articles that the archive holds. */
  readonly known: number;
  /** Keys of snapshots that were removed, since the table no longer has their combination; and why one could not be. */
  readonly removed: readonly string[];
  readonly removalFault: string | null;
  /** Why the archive or the index could not be written. */
  readonly fault: string | null;
  /** Whether any file is another one now. */
  readonly isChanged: boolean;
}

/** What a file system's error is called, without the machine's paths. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
}

/** What the folder shall hold. */
interface Goal {
  /** Day → text. */
  readonly archive: ReadonlyMap<string, string>;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  readonly known: number;
}

/** The text of each day of the archive. @param kept newest first, as `prune` leaves it */
export function archiveOf(kept: Collection, origin: SnapshotOrigin): ReadonlyMap<string, string> {
  const days = new Map<string, ArchivedArticle[]>();
  for (const article of kept.values()) {
    const day = dayOf(article.publishedAt);
    days.set(day, [...(days.get(day) ?? []), article]);
  }
  const fileOf = (articles: readonly ArchivedArticle[]): ArchiveFile => ({ version: 1, origin, articles });
  return new Map([...days].map(([day, articles]) => [day, serialiseArchive(fileOf(articles))]));
}

/** @param kept newest first, as `prune` leaves it */
export function snapshotOf(
  kept: Collection,
  { category, region }: Combination,
  { found, limit }: ServiceFacts,
): Snapshot {
  const articles = firstOf(kept.values(), { region, category }, newsPageSize).map(articleOf);
  return { version: 1, region, category, found: Math.max(found, articles.length), limit, articles };
}

function goalOf(folder: NewsFolder, update: Update): Goal {
  const { articles, facts: told, keepsOld, now, origin, plan, table } = update;
  const known: Collection = keepsOld ? articlesOf(folder, origin) : new Map();
  addArticles(known, articles);
  const kept = prune(known, table, plan, now);
  const isOfOrigin = folder.index.kind === 'ok' && folder.index.value.origin === origin;
  const snapshots = table.map((combination): readonly [string, Snapshot] => {
    const key = keyOf(combination);
    const old = folder.snapshots.get(key);
    const facts = told.get(key) ?? (old?.kind === 'ok' && isOfOrigin ? old.value : { found: 0, limit: newsPageSize });
    return [key, snapshotOf(kept, combination, facts)];
  });
  return { archive: archiveOf(kept, origin), snapshots: new Map(snapshots), known: kept.size };
}

function sameArticles(old: ReadResult<Snapshot> | undefined, { articles }: Snapshot): boolean {
  return old?.kind === 'ok' && JSON.stringify(old.value.articles) === JSON.stringify(articles);
}

function hasMore({ found, limit }: ServiceFacts): boolean {
  return found > limit;
}

/** The total moves with every hour; only page size and whether there is more are worth a new file. */
function sameFacts(old: ReadResult<Snapshot> | undefined, snapshot: Snapshot): boolean {
  return old?.kind === 'ok' && old.value.limit === snapshot.limit && hasMore(old.value) === hasMore(snapshot);
}

function textOf(file: ReadResult<unknown> | undefined): string | null {
  return file?.kind === 'ok' ? file.text : null;
}

function isIndexDue({ index }: NewsFolder, { host, origin, table }: Update): boolean {
  if (index.kind !== 'ok' || index.value.origin !== origin || index.value.host !== host) return true;
  return Object.keys(index.value.combinations).join() !== table.map(keyOf).join();
}

function indexOf(folder: NewsFolder, goal: Goal, { host, now, origin }: Update): SnapshotIndex {
  const changedAt = `${new Date(now).toISOString().slice(0, 19)}Z`;
  const old = folder.index.kind === 'ok' && folder.index.value.origin === origin ? folder.index.value : null;
  return {
    version: 1,
    origin,
    host,
    changedAt,
    combinations: Object.fromEntries(
      [...goal.snapshots].map(([key, snapshot]) => {
        const before = sameArticles(folder.snapshots.get(key), snapshot) ? old?.combinations[key] : undefined;
        return [key, before ?? { changedAt }];
      }),
    ),
  };
}

/** Files of the archive, the new ones first: killed in between, an article stands twice rather than nowhere. */
async function writeArchive(
  folder: NewsFolder,
  goal: Goal,
  { directory, fileSystem }: Update,
): Promise<readonly string[]> {
  const written = [...goal.archive].filter(([day, text]) => textOf(folder.archive.get(day)) !== text);
  for (const [day, text] of written) await atomicWrite(archivePath(directory, day), text, fileSystem);
  const gone = [...folder.archive.keys()].filter((day) => !goal.archive.has(day));
  for (const day of gone) await fileSystem.unlink(archivePath(directory, day));
  return [...written.map(([day]) => day), ...gone];
}

async function removeGone(
  directory: string,
  table: readonly Combination[],
  fileSystem: FileSystem,
): Promise<Pick<UpdateResult, 'removed' | 'removalFault'>> {
  const removed: string[] = [];
  for (const key of goneSnapshots(directory, table)) {
    try {
      await fileSystem.unlink(join(directory, `${key}.json`));
      removed.push(key);
    } catch (error) {
      return { removed, removalFault: `${key}.json cannot be removed (${codeOf(error)})` };
    }
  }
  return { removed, removalFault: null };
}

const nothing: UpdateResult = {
  snapshots: new Map(),
  archiveDays: [],
  known: 0,
  removed: [],
  removalFault: null,
  fault: null,
  isChanged: false,
};

function unchanged({ articles }: Snapshot): { readonly change: FileChange; readonly articles: number } {
  return { change: 'unchanged', articles: articles.length };
}

async function writeFolder(update: Update): Promise<UpdateResult> {
  const { directory, fileSystem, origin, table } = update;
  const folder = readNewsFolder(directory, table);
  const goal = goalOf(folder, update);
  const isSame =
    [...goal.snapshots].every(([key, snapshot]) => sameArticles(folder.snapshots.get(key), snapshot)) &&
    goal.archive.size === folder.archive.size &&
    [...goal.archive].every(([day, text]) => textOf(folder.archive.get(day)) === text) &&
    !isIndexDue(folder, update) &&
    goneSnapshots(directory, table).length === 0;
  if (isSame) {
    const snapshots = new Map([...goal.snapshots].map(([key, snapshot]) => [key, unchanged(snapshot)]));
    return { ...nothing, snapshots, known: goal.known };
  }
  let archiveDays: readonly string[];
  try {
    archiveDays = await writeArchive(folder, goal, update);
  } catch (error) {
    // Snapshots show only what the archive holds: without it the last good ones stay.
    return { ...nothing, fault: `the archive cannot be written (${codeOf(error)})` };
  }
  const snapshots = new Map<
    string,
    { readonly change: FileChange; readonly articles: number } | { readonly fault: string }
  >();
  for (const [key, snapshot] of goal.snapshots) {
    const old = folder.snapshots.get(key);
    if (sameArticles(old, snapshot) && sameFacts(old, snapshot)) {
      snapshots.set(key, unchanged(snapshot));
      continue;
    }
    try {
      await atomicWrite(snapshotPath(directory, snapshot), serialise(snapshot), fileSystem);
      snapshots.set(key, { change: old?.kind === 'ok' ? 'changed' : 'new', articles: snapshot.articles.length });
    } catch (error) {
      snapshots.set(key, { fault: `${key}.json cannot be written (${codeOf(error)})` });
    }
  }
  const result = { snapshots, archiveDays, known: goal.known, isChanged: true };
  const gone = await removeGone(directory, table, fileSystem);
  const isMixed =
    (folder.index.kind !== 'ok' || folder.index.value.origin !== origin) &&
    [...snapshots.values()].some((snapshot) => 'fault' in snapshot);
  // A folder with files of another origin must not say that it is of this one.
  if (isMixed) return { ...result, ...gone, fault: 'index.json is not written: not every snapshot could be' };
  try {
    await atomicWrite(indexPath(directory), serialise(indexOf(folder, goal, update)), fileSystem);
    return { ...result, ...gone, fault: null };
  } catch (error) {
    return { ...result, ...gone, fault: `index.json cannot be written (${codeOf(error)})` };
  }
}

/**
 * Merges articles into a folder and derives its snapshots, one process at a time: what two runs at once bring is all
 * kept. Never throws for what a disk does: the result tells.
 */
export async function updateFolder(update: Update): Promise<UpdateResult> {
  try {
    return await withLock(join(update.directory, '.refresh.lock'), () => writeFolder(update));
  } catch (error) {
    return { ...nothing, fault: `the folder cannot be written (${codeOf(error)})` };
  }
}
