/** A folder of news as it is found: archive, snapshots and index, with what cannot be read named. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { selections, keyOf } from '~/config/news';
import { articleKey } from '~/features/news/model/address';
import { archivedAs, type ArchiveFile, canonicalKeys } from '~/features/news/model/archive';
import type { Snapshot, SnapshotIndex, SnapshotOrigin } from '~/features/news/model/snapshot';
import { addArticles, type Collection } from '~scripts/news/archive/collection';
import {
  archiveDays,
  archiveName,
  indexName,
  readArchiveDay,
  readIndex,
  type ReadResult,
  readSnapshot,
  snapshotName,
} from './snapshot-files';

/** What is there and can be read; files by their paths in the folder. */
export interface NewsFolder {
  readonly index: SnapshotIndex | null;
  /** By key. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  readonly archive: ReadonlyMap<string, ArchiveFile>;
  readonly texts: ReadonlyMap<string, string>;
  /** A line for each file that is there and cannot be read. */
  readonly unreadable: readonly string[];
  /** Snapshots that are not there. */
  readonly missing: readonly string[];
  /** Snapshots that the index lists and `config/news` no longer does. */
  readonly gone: readonly string[];
}

/** @throws Error of the file system when the archive cannot be listed. */
export function readNewsFolder(directory: string): NewsFolder {
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  function valueOf<T>(name: string, read: ReadResult<T>): T | null {
    if (read.kind === 'invalid') unreadable.push(read.message);
    if (read.kind !== 'ok') return null;
    texts.set(name, read.text);
    return read.value;
  }
  const index = valueOf(indexName, readIndex(directory));
  const archive = new Map<string, ArchiveFile>();
  for (const day of archiveDays(directory)) {
    const file = valueOf(archiveName(day), readArchiveDay(directory, day));
    if (file !== null) archive.set(archiveName(day), file);
  }
  const snapshots = new Map<string, Snapshot>();
  const missing: string[] = [];
  for (const selection of selections) {
    const key = keyOf(selection);
    const snapshot = valueOf(snapshotName(key), readSnapshot(directory, selection));
    if (snapshot !== null) snapshots.set(key, snapshot);
    else if (!existsSync(join(directory, snapshotName(key)))) missing.push(snapshotName(key));
  }
  const current = new Set(selections.map(keyOf));
  const gone = Object.keys(index?.selections ?? {})
    .filter((key) => /^[a-z-]+\/[a-z-]+$/.test(key) && !current.has(key))
    .map(snapshotName)
    .filter((name) => existsSync(join(directory, name)));
  return { index, snapshots, archive, texts, unreadable, missing, gone };
}

/** The snapshots of a folder whose index says that they are of an origin. */
export function snapshotsOf({ index, snapshots }: NewsFolder, origin: SnapshotOrigin): ReadonlyMap<string, Snapshot> {
  return index?.origin === origin ? snapshots : new Map();
}

/** The archive's articles of an origin, and what its snapshots hold besides, should a file of the archive be gone. */
export function articlesOf(folder: NewsFolder, origin: SnapshotOrigin): Collection {
  const collection: Collection = new Map();
  for (const file of folder.archive.values()) if (file.origin === origin) addArticles(collection, file.articles);
  for (const [key, { articles }] of snapshotsOf(folder, origin)) {
    const missing = articles.filter(({ url }) => !collection.has(articleKey(url)));
    addArticles(
      collection,
      missing.map((article) => archivedAs(article, canonicalKeys([key]))),
    );
  }
  return collection;
}

/** A line for each file that cannot be read, or is of another origin than the index says, as a killed run leaves it. */
export function faultsIn({ archive, index, unreadable }: NewsFolder): readonly string[] {
  const mixed = [...archive].filter(([, { origin }]) => index !== null && origin !== index.origin);
  return [
    ...unreadable,
    ...mixed.map(([name, { origin }]) => `${name}: it is ${origin}, and index.json says that all is ${index?.origin}`),
  ];
}
