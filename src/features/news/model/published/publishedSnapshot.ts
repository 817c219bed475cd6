import { count, originSchema, parseSnapshot, type Snapshot, type SnapshotOrigin } from '~/features/news/model/snapshot';
/** A snapshot as the built site has it: scripts/build/files/news/snapshots-plugin.ts writes what is parsed here. */
import { fields, parse, type Parsed } from '~/lib/schema';

interface BuildFacts {
  readonly origin: SnapshotOrigin;
  /** Pages of the archive that go on where the snapshot ends; see archivePages.ts. */
  readonly archivePages: number;
}

export type PublishedSnapshot = Snapshot & BuildFacts;

const factsSchema = fields({ origin: originSchema, archivePages: count });

export function parsePublishedSnapshot(json: unknown, where: string): Parsed<PublishedSnapshot> {
  const snapshot = parseSnapshot(json, where);
  if (snapshot.kind === 'invalid') return snapshot;
  const facts = parse(factsSchema, json, where);
  return facts.kind === 'invalid' ? facts : { kind: 'ok', value: { ...snapshot.value, ...facts.value } };
}
