import { origin, snapshots, thin, urls } from 'virtual:news-snapshots';
import { announceMissing, attributes } from '~/boot/contract';
import { liveNewsTimeoutMs } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { emptyList, listSchema, type NewsList } from '~/features/news/model/newsList';
import { getJson } from '~/lib/getJson';
import { currentHref, loadFromHost } from '~/lib/loadFromHost';
import { parse } from '~/lib/schema';

export { changedAt as newsChangedAt, freshFrom } from 'virtual:news-snapshots';

/** Path of a selection's file; undefined where it has no articles. */
export function snapshotUrl(filters: Combination): string | undefined {
  return urls[keyOf(filters)];
}

type SnapshotResult =
  | { readonly kind: 'ok'; readonly list: NewsList }
  /** `gone`: the host does not have the file, as after a deploy. */
  | { readonly kind: 'failed'; readonly message: string; readonly gone: boolean };

const loaded = new Map(snapshots.map((list) => [keyOf(list), list]));
const pending = new Map<string, Promise<SnapshotResult>>();

/** Without a signal: files are small, and the next click may want them after all. */
async function request(key: string, url: string): Promise<SnapshotResult> {
  const json = await getJson(url, { timeoutMs: liveNewsTimeoutMs });
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
  const hasFile = snapshotUrl(combination) !== undefined;
  return loaded.get(keyOf(combination)) ?? (hasFile ? undefined : emptyList(combination, origin));
}

/** Asks for the file once and keeps it; a failure is not kept. Never throws. */
async function load(combination: Combination): Promise<SnapshotResult> {
  const list = peek(combination);
  if (list !== undefined) return { kind: 'ok', list };
  const key = keyOf(combination);
  const result = pending.get(key) ?? request(key, snapshotUrl(combination) ?? '').finally(() => pending.delete(key));
  pending.set(key, result);
  return result;
}

export const snapshotSource = { peek, load };
export type SnapshotSource = typeof snapshotSource;

export function hasArticles(filters: Combination): boolean {
  return snapshotUrl(filters) !== undefined;
}

/** Whether a selection has fewer than three articles: too few for a search engine. */
export function isThin(filters: Combination): boolean {
  return thin.includes(keyOf(filters));
}

const keptLists = new Map<string, Element>();

/** The document's list, where the host does not have its snapshot, even after the page was loaded again. */
export function keptListOf(filters: Combination): Element | undefined {
  return keptLists.get(keyOf(filters));
}

/**
 * What the news page needs before it is shown. Where the list is on the page already it says itself that it loads.
 * @returns whether the page can only be rendered, not hydrated: `keptListOf` then has its list
 * @throws Error where the prerendered list could not be hydrated
 */
export async function loadSelection(filters: Combination): Promise<boolean> {
  if (import.meta.env.SSR) return false;
  const loading = snapshotSource.load(filters);
  const isHydrated = document.documentElement.hasAttribute(attributes.ready);
  if (isHydrated && document.querySelector('[data-articles]') !== null) return false;
  const result = await loading;
  if (result.kind !== 'failed' || isHydrated) return false;
  const list = document.querySelector('[data-articles]');
  if (list !== null && result.gone) {
    // A deploy replaced the file. Nothing changes until the browser leaves the page.
    if (loadFromHost(currentHref())) return new Promise(() => undefined);
    keptLists.set(keyOf(filters), list);
    return true;
  }
  // The page stays what it is without the application: links lead on.
  announceMissing();
  throw new Error(result.message);
}
