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
import { parse, type Parsed } from '~/lib/schema';
import { site } from '~generated/site';

/** The list that the document was rendered from; undefined where it has none. To be called once it is parsed. */
export function listInDocument(): NewsList | undefined {
  const text = document.getElementById(newsBlockId)?.textContent ?? '';
  try {
    const list = parse(listSchema, JSON.parse(text), newsBlockId);
    return list.kind === 'ok' ? list.value : undefined;
  } catch {
    // None, or one that was cut off on its way: the file has it.
    return undefined;
  }
}

/** Fetches a list, and is not to be ended: files are small, and the next click may want them. Never throws. */
export async function fetchList(selection: NewsSelection): Promise<Parsed<NewsList>> {
  const where = `news ${keyOf(selection)}`;
  const address = site.base + listPath(selection).slice(1);
  const json = await getJson(address, { timeoutMs: liveNewsTimeoutMs, cache: 'no-cache' });
  if (json.kind !== 'ok')
    return { kind: 'invalid', message: `${where}: ${json.kind === 'failed' ? json.message : 'ended early'}` };
  const list = parse(listSchema, json.body, where);
  if (list.kind === 'invalid' || keyOf(list.value) === keyOf(selection)) return list;
  return { kind: 'invalid', message: `${where}: the list of ${keyOf(list.value)}` };
}

export type FetchList = typeof fetchList;

/**
 * Whether a live service is configured, and has more. Real articles must not follow invented ones, so samples go on only
 * where the service has the site's own address, as in the preview.
 * @param url the service's; empty for none
 */
export function canAskLive(list: NewsList, url = site.liveNews.url): boolean {
  return url !== '' && (list.origin === 'live' || url.startsWith('/')) && hasMoreLive(list);
}

export function hasMore(list: NewsList): boolean {
  return hasMoreArchived(list) || canAskLive(list);
}
