import { combinations, keyOf } from '~/config/news';
import type { ArchivedArticle } from '~/features/news/model/archive';
import type { Snapshot, SnapshotIndex } from '~/features/news/model/snapshot';
import { mixedOrigins, readNewsFolder } from './news-folder';
import { cureFor } from './origin';

/**
 * Reads a whole snapshot folder, for a build.
 * @throws Error with one line that names the folder, the file, the record and the cure, when the index, a snapshot
 * or a file of the archive is corrupt, missing, or of another origin than the rest; `allowMissing` forgives missing
 * snapshots, not a missing index.
 */
export function readSnapshots(
  directory: string,
  { allowMissing = false }: { readonly allowMissing?: boolean } = {},
): {
  readonly index: SnapshotIndex;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  /** Every article that is known, of the newest day first. */
  readonly archive: readonly ArchivedArticle[];
} {
  const fault = (message: string) => new Error(`${directory}: ${message}; ${cureFor(directory)}`);
  const folder = readNewsFolder(directory, combinations);
  const { index } = folder;
  if (index.kind === 'missing') throw fault('index.json: missing');
  if (index.kind === 'invalid') throw fault(index.message);
  const [mixed] = mixedOrigins(folder);
  if (mixed !== undefined) throw fault(mixed);
  const archive: ArchivedArticle[] = [];
  for (const file of folder.archive.values()) {
    if (file.kind === 'invalid') throw fault(file.message);
    if (file.kind === 'ok') archive.push(...file.value.articles);
  }
  const snapshots = new Map<string, Snapshot>();
  for (const combination of combinations) {
    const read = folder.snapshots.get(keyOf(combination));
    if (read?.kind === 'invalid') throw fault(read.message);
    if (read?.kind === 'ok') snapshots.set(keyOf(combination), read.value);
    else if (!allowMissing) throw fault(`${keyOf(combination)}.json: missing`);
  }
  return { index: index.value, snapshots, archive };
}
