import type { ArchivedArticle } from '~/features/news/model/archive';
import type { Snapshot, SnapshotIndex } from '~/features/news/model/snapshot';
import { faultsIn, readNewsFolder } from './news-folder';
import { cureFor } from './origin';
import { indexName } from './snapshot-files';

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
  const { archive, index, missing, snapshots } = folder;
  const [fault] = [
    ...faultsIn(folder),
    ...(allowMissing || index === null ? [] : missing.map((name) => `${name}: missing`)),
  ];
  if (index === null || fault !== undefined)
    throw new Error(`${directory}: ${fault ?? `${indexName}: missing`}; ${cureFor(directory)}`);
  return { index, snapshots, archive: [...archive.values()].flatMap(({ articles }) => articles) };
}
