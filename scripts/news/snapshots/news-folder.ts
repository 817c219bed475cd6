/** A folder of news as it is found: archive, snapshots and index, with what cannot be read told of. */
import { type Combination, keyOf } from '~/config/news';
import { archivedAs, type ArchiveFile, canonicalKeys } from '~/features/news/model/archive';
import type { Snapshot, SnapshotIndex, SnapshotOrigin } from '~/features/news/model/snapshot';
import { addArticles, type Collection } from '~scripts/news/archive/collection';
import { archiveDays, readArchiveDay, readIndex, type ReadResult, readSnapshot } from './snapshot-files';

export interface NewsFolder {
  readonly index: ReadResult<SnapshotIndex>;
  /** By key, for every combination of the table. */
  readonly snapshots: ReadonlyMap<string, ReadResult<Snapshot>>;
  /** By day, for every file there is. */
  readonly archive: ReadonlyMap<string, ReadResult<ArchiveFile>>;
}

/** @throws Error of the file system when the archive cannot be listed. */
export function readNewsFolder(directory: string, table: readonly Combination[]): NewsFolder {
  return {
    index: readIndex(directory),
    snapshots: new Map(table.map((combination) => [keyOf(combination), readSnapshot(directory, combination)])),
    archive: new Map(archiveDays(directory).map((day) => [day, readArchiveDay(directory, day)])),
  };
}

/**
 * The articles of a folder that are of an origin: its archive, and what its snapshots hold besides, so that nothing that
 * was shown is lost with a file of the archive.
 */
export function articlesOf({ archive, index, snapshots }: NewsFolder, origin: SnapshotOrigin): Collection {
  const collection: Collection = new Map();
  for (const file of archive.values())
    if (file.kind === 'ok' && file.value.origin === origin) addArticles(collection, file.value.articles);
  if (index.kind !== 'ok' || index.value.origin !== origin) return collection;
  for (const [key, snapshot] of snapshots) {
    const shown = snapshot.kind === 'ok' ? snapshot.value.articles : [];
    const combinations = canonicalKeys([key]);
    addArticles(
      collection,
      shown.filter(({ url }) => !collection.has(url)).map((article) => archivedAs(article, combinations)),
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
      ? [`archive/${day}.json: it is ${file.value.origin}, and index.json says that all is ${origin}`]
      : [],
  );
}
