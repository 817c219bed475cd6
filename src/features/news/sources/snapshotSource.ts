import { liveNewsTimeoutMs } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { emptyList, listSchema, type NewsList } from '~/features/news/model/newsList';
import type { SnapshotOrigin } from '~/features/news/model/snapshot';
import { getJson } from '~/lib/getJson';
import { parse } from '~/lib/schema';

export type SnapshotResult =
  | { readonly kind: 'ok'; readonly list: NewsList }
  /** `gone`: the host does not have the file, as after a deploy. */
  | { readonly kind: 'failed'; readonly message: string; readonly gone: boolean };

interface SnapshotSourceOptions {
  readonly known?: readonly NewsList[];
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
}: SnapshotSourceOptions) {
  const loaded = new Map(known.map((list) => [keyOf(list), list]));
  const pending = new Map<string, Promise<SnapshotResult>>();

  async function request(key: string, url: string): Promise<SnapshotResult> {
    const json = await getJson(url, { timeoutMs });
    if (json.kind !== 'ok') {
      const { message, status } = json.kind === 'failed' ? json : { message: 'ended early', status: 0 };
      return { kind: 'failed', message: `snapshot ${key}: ${message}`, gone: status === 404 };
    }
    const parsed = parse(listSchema, json.body, `snapshot ${key}`);
    if (parsed.kind === 'invalid') return { kind: 'failed', message: parsed.message, gone: false };
    loaded.set(key, parsed.value);
    return { kind: 'ok', list: parsed.value };
  }

  /** What can be shown at once. */
  function peek(combination: Combination): NewsList | undefined {
    const hasFile = urlOf(combination) !== undefined;
    return loaded.get(keyOf(combination)) ?? (hasFile ? undefined : emptyList(combination, origin));
  }

  /** Asks for the file once and keeps it; a failure is not kept. Never throws. */
  async function load(combination: Combination): Promise<SnapshotResult> {
    const list = peek(combination);
    if (list !== undefined) return { kind: 'ok', list };
    const key = keyOf(combination);
    const result = pending.get(key) ?? request(key, urlOf(combination) ?? '').finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  }

  return { peek, load };
}

export type SnapshotSource = ReturnType<typeof createSnapshotSource>;
