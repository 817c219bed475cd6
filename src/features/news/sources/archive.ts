/** The archive: pages of older articles, as files of the site itself. */
import { liveNewsTimeoutMs } from '~/config/limits';
import { keyOf } from '~/config/news';
import type { Article } from '~/features/news/model/article';
import type { Filters } from '~/features/news/model/filters';
import { hasMoreArchived, type NewsList } from '~/features/news/model/newsList';
import {
  archiveListPath,
  archivePagePath,
  parseArchiveList,
  parseArchivePage,
} from '~/features/news/model/published/archivePages';
import { getJson } from '~/lib/getJson';
import type { Parsed } from '~/lib/schema';
import { type ArticleSource, joined, type NextPage } from './articleSource';

type FileResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number }
  | { readonly kind: 'aborted' };

interface ArchiveSourceOptions {
  /** Address of a file of the site, by its path without base. */
  readonly addressOf: (path: string) => string;
  readonly timeoutMs?: number;
}

export function createArchiveSource({ addressOf, timeoutMs = liveNewsTimeoutMs }: ArchiveSourceOptions): ArticleSource {
  const lists = new Map<string, readonly string[]>();
  const pages = new Map<string, readonly Article[]>();

  async function get<T>(
    path: string,
    read: (json: unknown, where: string) => Parsed<T>,
    options: Pick<Parameters<typeof getJson>[1], 'signal' | 'cache'>,
  ): Promise<FileResult<T>> {
    const json = await getJson(addressOf(path), { timeoutMs, ...options });
    if (json.kind === 'aborted') return json;
    if (json.kind === 'failed') return { ...json, message: `archive ${path}: ${json.message}` };
    const parsed = read(json.body, `archive ${path}`);
    return parsed.kind === 'ok' ? parsed : { kind: 'failed', message: parsed.message, status: 200 };
  }

  async function getList(filters: Filters, signal: AbortSignal): Promise<FileResult<readonly string[]>> {
    const known = lists.get(keyOf(filters));
    if (known !== undefined) return { kind: 'ok', value: known };
    // Its name stays over deploys: what the browser keeps of it is looked after.
    const result = await get(archiveListPath(filters), parseArchiveList, { signal, cache: 'no-cache' });
    if (result.kind === 'ok') lists.set(keyOf(filters), result.value);
    return result;
  }

  async function getPage(name: string, signal: AbortSignal): Promise<FileResult<readonly Article[]>> {
    const known = pages.get(name);
    if (known !== undefined) return { kind: 'ok', value: known };
    const result = await get(archivePagePath(name), parseArchivePage, { signal });
    if (result.kind === 'ok') pages.set(name, result.value);
    return result;
  }

  async function next(list: NewsList, signal: AbortSignal): Promise<NextPage> {
    const key = keyOf(list);
    const wasKnown = lists.has(key);
    const names = await getList(list, signal);
    if (names.kind !== 'ok') return names;
    const { page } = list.archive;
    const archive = { page: Math.min(page + 1, names.value.length), pages: names.value.length };
    const name = names.value[page];
    if (name === undefined) return { kind: 'ok', list: { ...list, archive } };
    const older = await getPage(name, signal);
    if (older.kind === 'failed' && older.status === 404 && wasKnown) {
      // A deploy has come between: its list has other names, of nearly the same pages.
      lists.delete(key);
      return next(list, signal);
    }
    if (older.kind !== 'ok') return older;
    return { kind: 'ok', list: { ...list, articles: joined(list.articles, older.value), archive } };
  }

  // One press may have to pass over pages of articles that the live service has given before.
  return { pagesPerPress: 20, isOwn: true, hasMore: hasMoreArchived, next };
}
