import { combinations, keyOf } from '~/config/news';
import type { ArchivedArticle } from '~/features/news/model/archive';
import type { Snapshot, SnapshotIndex } from '~/features/news/model/snapshot';
import { mixedOrigins, readNewsFolder, unreadableIn } from './news-folder';
import { cureFor } from './origin';
import { snapshotName } from './snapshot-files';

export interface News {
  readonly index: SnapshotIndex;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  /** Every article that is known, of the newest day first. */
  readonly archive: readonly ArchivedArticle[];
}

/**
 * Reads a whole folder of news, for a build. `allowMissing` forgives missing snapshots, not a missing index.
 * @throws Error with one line that names the folder, the file, the record and the cure, when a file is corrupt, missing,
 * or of another origin than the rest
 */
export function readSnapshots(
  directory: string,
  { allowMissing = false }: { readonly allowMissing?: boolean } = {},
): News {
  const folder = readNewsFolder(directory);
  const { archive, index, snapshots } = folder;
  const missing = combinations.map(keyOf).filter((key) => snapshots.get(key)?.kind === 'missing');
  const [fault = ''] = [
    ...(index.kind === 'missing' ? ['index.json: missing'] : []),
    ...unreadableIn(folder),
    ...mixedOrigins(folder),
    ...(allowMissing ? [] : missing.map((key) => `${snapshotName(key)}: missing`)),
  ];
  if (index.kind !== 'ok' || fault !== '') throw new Error(`${directory}: ${fault}; ${cureFor(directory)}`);
  return {
    index: index.value,
    snapshots: new Map(
      [...snapshots].flatMap(([key, file]) => (file.kind === 'ok' ? [[key, file.value] as const] : [])),
    ),
    archive: [...archive.values()].flatMap((file) => (file.kind === 'ok' ? file.value.articles : [])),
  };
}
