/** A folder of news as it is found: archive, snapshots and index, with what cannot be read named. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { combinations, keyOf } from '~/config/news';
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

export interface NewsFolder {
  readonly index: ReadResult<SnapshotIndex>;
  /** By key, for every combination. */
  readonly snapshots: ReadonlyMap<string, ReadResult<Snapshot>>;
  /** By day, for every file there is. */
  readonly archive: ReadonlyMap<string, ReadResult<ArchiveFile>>;
}

/** @throws Error of the file system when the archive cannot be listed. */
export function readNewsFolder(directory: string): NewsFolder {
  return {
    index: readIndex(directory),
    snapshots: new Map(combinations.map((combination) => [keyOf(combination), readSnapshot(directory, combination)])),
    archive: new Map(archiveDays(directory).map((day) => [day, readArchiveDay(directory, day)])),
  };
}

function filesIn({ archive, index, snapshots }: NewsFolder): readonly (readonly [string, ReadResult<unknown>])[] {
  return [
    [indexName, index],
    ...[...archive].map(([day, file]) => [archiveName(day), file] as const),
    ...[...snapshots].map(([key, file]) => [snapshotName(key), file] as const),
  ];
}

/** Path in the folder → text, of the files that can be read. */
export function textsIn(folder: NewsFolder): ReadonlyMap<string, string> {
  return new Map(filesIn(folder).flatMap(([name, file]) => (file.kind === 'ok' ? [[name, file.text]] : [])));
}

/** A line for each file that is there and cannot be read. */
export function unreadableIn(folder: NewsFolder): readonly string[] {
  return filesIn(folder).flatMap(([, file]) => (file.kind === 'invalid' ? [file.message] : []));
}

/** Paths of snapshots that the index lists and `config/news` no longer does. */
export function goneSnapshots(directory: string, { index }: NewsFolder): readonly string[] {
  const current = new Set(combinations.map(keyOf));
  return Object.keys(index.kind === 'ok' ? index.value.combinations : {})
    .filter((key) => /^[a-z-]+\/[a-z-]+$/.test(key) && !current.has(key))
    .map(snapshotName)
    .filter((name) => existsSync(join(directory, name)));
}

/** The snapshots of a folder whose index says that they are of an origin. */
export function snapshotsOf({ index, snapshots }: NewsFolder, origin: SnapshotOrigin): ReadonlyMap<string, Snapshot> {
  if (index.kind !== 'ok' || index.value.origin !== origin) return new Map();
  return new Map([...snapshots].flatMap(([key, file]) => (file.kind === 'ok' ? [[key, file.value] as const] : [])));
}

/** The archive's articles of an origin, and what its snapshots hold besides, should a file of the archive be gone. */
export function articlesOf(folder: NewsFolder, origin: SnapshotOrigin): Collection {
  const collection: Collection = new Map();
  for (const file of folder.archive.values())
    if (file.kind === 'ok' && file.value.origin === origin) addArticles(collection, file.value.articles);
  for (const [key, { articles }] of snapshotsOf(folder, origin)) {
    const missing = articles.filter(({ url }) => !collection.has(articleKey(url)));
    addArticles(
      collection,
      missing.map((article) => archivedAs(article, canonicalKeys([key]))),
    );
  }
  return collection;
}

/** Files of the archive that are of another origin than the index says, as a killed run leaves them: one line each. */
export function mixedOrigins({ archive, index }: NewsFolder): readonly string[] {
  if (index.kind !== 'ok') return [];
  const { origin } = index.value;
  return [...archive].flatMap(([day, file]) =>
    file.kind === 'ok' && file.value.origin !== origin
      ? [`${archiveName(day)}: it is ${file.value.origin}, and index.json says that all is ${origin}`]
      : [],
  );
}
