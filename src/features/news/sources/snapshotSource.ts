import { liveNewsTimeoutMs, newsPageSize } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { parsePublishedSnapshot, type PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import type { SnapshotOrigin } from '~/features/news/model/snapshot';
import { getJson } from '~/lib/getJson';

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
  readonly known?: readonly PublishedSnapshot[];
  readonly origin: SnapshotOrigin;
  /** Address of a combination's file; undefined where it has no articles. */
  readonly urlOf: (combination: Combination) => string | undefined;
  readonly timeoutMs?: number;
}

/** Files are asked for without a signal: they are small, and the next click may want them after all. */
export function createSnapshotSource({
  known = [],
  origin,
  urlOf,
  timeoutMs = liveNewsTimeoutMs,
}: SnapshotSourceOptions): SnapshotSource {
  const loaded = new Map(known.map((snapshot) => [keyOf(snapshot), snapshot]));
  const pending = new Map<string, Promise<SnapshotResult>>();

  async function request(key: string, url: string): Promise<SnapshotResult> {
    const json = await getJson(url, { timeoutMs });
    if (json.kind !== 'ok') {
      const { message, status } = json.kind === 'failed' ? json : { message: 'ended early', status: 0 };
      return { kind: 'failed', message: `snapshot ${key}: ${message}`, gone: status === 404 };
    }
    const parsed = parsePublishedSnapshot(json.body, `snapshot ${key}`);
    if (parsed.kind === 'invalid') return { kind: 'failed', message: parsed.message, gone: false };
    loaded.set(key, parsed.value);
    return { kind: 'ok', snapshot: parsed.value };
  }

  function peek(combination: Combination): PublishedSnapshot | undefined {
    const snapshot = loaded.get(keyOf(combination));
    if (snapshot !== undefined || urlOf(combination) !== undefined) return snapshot;
    return { version: 1, ...combination, origin, found: 0, limit: newsPageSize, articles: [], archivePages: 0 };
  }

  async function load(combination: Combination): Promise<SnapshotResult> {
    const snapshot = peek(combination);
    if (snapshot !== undefined) return { kind: 'ok', snapshot };
    const key = keyOf(combination);
    const result = pending.get(key) ?? request(key, urlOf(combination) ?? '').finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  }

  return { peek, load };
}
