/** Where the list of a selection comes from, the document or the selection's file, and whether it goes on. */
import { liveNewsTimeoutMs } from '~/config/limits';
import { type NewsSelection, keyOf } from '~/config/selection';
import {
  hasMoreArchived,
  hasMoreLive,
  listPath,
  listSchema,
  newsBlockId,
  type NewsList,
} from '~/features/news/model/newsList';
import { getJson } from '~/lib/getJson';
import { parseOrThrow } from '~/lib/schema';
import { site } from '~generated/site';

/** The list that the document was rendered from; undefined where it has none. To be called once it is parsed. */
export function listInDocument(): NewsList | undefined {
  const text = document.getElementById(newsBlockId)?.textContent ?? '';
  try {
    return parseOrThrow(listSchema, JSON.parse(text), newsBlockId);
  } catch {
    // None, or one that was cut off on its way: the file has it.
    return undefined;
  }
}

/**
 * Fetches a list, and is not to be ended: files are small, and the next click may want them.
 * @throws Error with a line for the console
 */
export async function fetchList(selection: NewsSelection): Promise<NewsList> {
  const where = `news ${keyOf(selection)}`;
  const address = site.base + listPath(selection).slice(1);
  const json = await getJson(address, { where, timeoutMs: liveNewsTimeoutMs, cache: 'no-cache' });
  const list = parseOrThrow(listSchema, json, where);
  if (keyOf(list) !== keyOf(selection)) throw new Error(`${where}: the list of ${keyOf(list)}`);
  return list;
}

export type FetchList = typeof fetchList;

/**
 * Whether a relay is configured, and the service behind it has more. Real articles must not follow invented ones, so
 * samples go on only where the relay has the site's own address, as in the preview.
 * @param relayUrl empty for none
 */
export function canAskLive(list: NewsList, relayUrl = site.liveNewsUrl): boolean {
  return relayUrl !== '' && (list.origin === 'live' || relayUrl.startsWith('/')) && hasMoreLive(list);
}

export function hasMore(list: NewsList): boolean {
  return hasMoreArchived(list) || canAskLive(list);
}
