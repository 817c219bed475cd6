import { liveNewsTimeoutMs, newsPageSize } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import { getJson } from '~/lib/getJson';
import { messageOf } from '~/lib/messageOf';

export type SnapshotResult =
  | { readonly kind: 'ok'; readonly snapshot: PublishedSnapshot }
  /** `gone`: the host does not have the file, as after a deploy. */
  | { readonly kind: 'failed'; readonly message: string; readonly gone: boolean };

export interface SnapshotSource {
  /** What can be shown at once. */
  readonly peek: (combination: Combination) => PublishedSnapshot | undefined;
  /** Asks for the file once and keeps it; a failure is not kept. Never throws. */
  readonly load: (combination: Combination) => Promise<SnapshotResult>;
}

interface SnapshotSourceOptions {
  readonly first: PublishedSnapshot;
  /** Address of a combination's file; undefined where the build had none. */
  readonly urlOf: (key: string) => string | undefined;
  readonly timeoutMs?: number;
}

/** Snapshot files are asked for without a signal: they are small, and the next click may want them after all. */
export function createSnapshotSource({
  first,
  urlOf,
  timeoutMs = liveNewsTimeoutMs,
}: SnapshotSourceOptions): SnapshotSource {
  const known = new Map<string, PublishedSnapshot>([[keyOf(first), first]]);
  const asked = new Map<string, Promise<SnapshotResult>>();

  async function request(key: string, url: string): Promise<SnapshotResult> {
    // The page itself needs no schema: its first snapshot was parsed by the build.
    const schema = import('~/features/news/model/published/publishedSnapshot');
    try {
      const [json, { parsePublishedSnapshot }] = await Promise.all([getJson(url, { timeoutMs }), schema]);
      if (json.kind !== 'ok') {
        const message = json.kind === 'failed' ? json.message : 'ended early';
        return {
          kind: 'failed',
          message: `snapshot ${key}: ${message}`,
          gone: json.kind === 'failed' && json.status === 404,
        };
      }
      const parsed = parsePublishedSnapshot(json.body, `snapshot ${key}`);
      if (parsed.kind === 'invalid') return { kind: 'failed', message: parsed.message, gone: false };
      known.set(key, parsed.value);
      return { kind: 'ok', snapshot: parsed.value };
    } catch (error) {
      return { kind: 'failed', message: `snapshot ${key}: ${messageOf(error)}`, gone: false };
    }
  }

  async function load(combination: Combination): Promise<SnapshotResult> {
    const key = keyOf(combination);
    const snapshot = known.get(key);
    if (snapshot !== undefined) return { kind: 'ok', snapshot };
    const url = urlOf(key);
    if (url === undefined) {
      const nothing = { found: 0, limit: newsPageSize, articles: [], archivePages: 0 };
      return { kind: 'ok', snapshot: { version: 1, ...combination, ...nothing, origin: first.origin } };
    }
    const pending = asked.get(key) ?? request(key, url).finally(() => asked.delete(key));
    asked.set(key, pending);
    return pending;
  }

  return { peek: (combination) => known.get(keyOf(combination)), load };
}
