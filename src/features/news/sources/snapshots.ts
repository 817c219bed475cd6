import { origin, snapshots, thin, urls } from 'virtual:news-snapshots';
import { announceMissing, attributes } from '~/boot/contract';
import { type Combination, keyOf } from '~/config/news';
import { currentHref, loadFromHost } from '~/lib/loadFromHost';
import { createSnapshotSource } from './snapshotSource';

export { changedAt as newsChangedAt, freshFrom } from 'virtual:news-snapshots';

/** Path of a selection's file; undefined where it has no articles. */
export function snapshotUrl(filters: Combination): string | undefined {
  return urls[keyOf(filters)];
}

export const snapshotSource = createSnapshotSource({ known: snapshots, origin, urlOf: snapshotUrl });

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
