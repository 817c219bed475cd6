/** The archive: pages of older articles, as files of the site itself. */
import type * as v from 'valibot';
import { liveNewsTimeoutMs } from '~/config/limits';
import { keyOf } from '~/config/news';
import { archiveListPath, archiveListSchema, archivePagePath } from '~/features/news/model/archivePages';
import { storedArticles } from '~/features/news/model/article';
import { hasMoreArchived, type NewsList } from '~/features/news/model/newsList';
import { getJson } from '~/lib/getJson';
import { parse } from '~/lib/schema';
import { type ArticleSource, joined, type NextPage } from './nextArticles';

type FileResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number }
  | { readonly kind: 'aborted' };

/** @param addressOf address of a file of the site, by its path without base */
export function createArchiveSource(addressOf: (path: string) => string): ArticleSource {
  const lists = new Map<string, readonly string[]>();

  async function getFile<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    options: Pick<Parameters<typeof getJson>[1], 'signal' | 'cache'>,
  ): Promise<FileResult<T>> {
    const json = await getJson(addressOf(path), { timeoutMs: liveNewsTimeoutMs, ...options });
    if (json.kind === 'aborted') return json;
    if (json.kind === 'failed') return { ...json, message: `archive ${path}: ${json.message}` };
    const parsed = parse(schema, json.body, `archive ${path}`);
    return parsed.kind === 'ok' ? parsed : { kind: 'failed', message: parsed.message, status: 200 };
  }

  async function next(list: NewsList, signal: AbortSignal): Promise<NextPage> {
    const key = keyOf(list);
    const known = lists.get(key);
    // A list of pages keeps its name over deploys: the browser must ask whether its copy is still good.
    const names: FileResult<readonly string[]> =
      known === undefined
        ? await getFile(archiveListPath(list), archiveListSchema, { signal, cache: 'no-cache' })
        : { kind: 'ok', value: known };
    if (names.kind !== 'ok') return names;
    lists.set(key, names.value);
    const { page } = list.archive;
    const archive = { page: Math.min(page + 1, names.value.length), pages: names.value.length };
    const name = names.value[page];
    if (name === undefined) return { kind: 'ok', list: { ...list, archive } };
    const older = await getFile(archivePagePath(name), storedArticles, { signal });
    if (older.kind === 'failed' && older.status === 404 && known !== undefined) {
      // A deploy renamed the pages: its list has nearly the same ones.
      lists.delete(key);
      return next(list, signal);
    }
    if (older.kind !== 'ok') return older;
    return { kind: 'ok', list: { ...list, articles: joined(list.articles, older.value), archive } };
  }

  // One click may have to skip pages of articles that the live service gave before.
  return { pagesPerClick: 20, hasMore: hasMoreArchived, next };
}
