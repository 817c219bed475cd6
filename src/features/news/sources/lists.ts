/** The sources of a selection's list: the document, or the selection's file. */
import { settings } from 'virtual:settings';
import { newsTimeoutMs } from '~/config/limits';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { getJson } from '~/lib/getJson';
import { parseOrThrow } from '~/lib/schema';
import { newsListPath, newsListSchema, newsListElementId, type NewsList } from '~/news/newsList';

/** The list that the document was rendered from; undefined if it has none. Call this after the document is parsed. */
export function readListFromDocument(): NewsList | undefined {
  const text = document.getElementById(newsListElementId)?.textContent ?? '';
  try {
    return parseOrThrow(newsListSchema, JSON.parse(text), newsListElementId);
  } catch {
    // The document has no list, or a truncated one: the file has it.
    return undefined;
  }
}

/**
 * Fetches a list. The request is not aborted if the visitor chooses another list: files are small, and the next click may need it.
 * @throws Error with a line for the console
 */
export async function fetchNewsList(selection: NewsSelection): Promise<NewsList> {
  const where = `news ${selectionKey(selection)}`;
  const address = settings.basePath + newsListPath(selection).slice(1);
  const json = await getJson(address, { where, timeoutMs: newsTimeoutMs, cache: 'no-cache' });
  const list = parseOrThrow(newsListSchema, json, where);
  if (selectionKey(list) !== selectionKey(selection))
    throw new Error(`${where}: the file holds the list of ${selectionKey(list)}`);
  return list;
}

export type FetchNewsList = typeof fetchNewsList;
