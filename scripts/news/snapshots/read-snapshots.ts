import { combinations, keyOf } from '../../../src/config/news';
import type { Snapshot, SnapshotIndex } from '../../../src/features/news/model/snapshot';
import { cureFor } from './origin';
import { readIndex, readSnapshot } from './snapshot-files';

/**
 * Reads a whole snapshot folder, for a build.
 * @throws Error with one line that names the folder, the file, the record and the cure, when the index or a snapshot
 * is corrupt, or missing; `allowMissing` forgives missing snapshots, not a missing index.
 */
export function readSnapshots(
  directory: string,
  { allowMissing = false }: { readonly allowMissing?: boolean } = {},
): { readonly index: SnapshotIndex; readonly snapshots: ReadonlyMap<string, Snapshot> } {
  const fault = (message: string) => new Error(`${directory}: ${message}; ${cureFor(directory)}`);
  const index = readIndex(directory);
  if (index.kind === 'missing') throw fault('index.json: missing');
  if (index.kind === 'invalid') throw fault(index.message);
  const snapshots = new Map<string, Snapshot>();
  for (const combination of combinations) {
    const read = readSnapshot(directory, combination);
    if (read.kind === 'invalid') throw fault(read.message);
    if (read.kind === 'ok') snapshots.set(keyOf(combination), read.value);
    else if (!allowMissing) throw fault(`${keyOf(combination)}.json: missing`);
  }
  return { index: index.value, snapshots };
}
