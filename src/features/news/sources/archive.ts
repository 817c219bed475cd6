/** The archive: pages of older articles, as files of the site itself. */
import { liveNewsTimeoutMs } from '~/config/limits';
import {
  type ArchivePage,
  archivePageSchema,
  archivePath,
  hasMoreArchived,
  joined,
  type NewsList,
} from '~/features/news/model/newsList';
import { getJson } from '~/lib/getJson';
import { parse } from '~/lib/schema';
import type { ArticleSource, NextPage } from './source';

type PageResult = { readonly kind: 'ok'; readonly value: ArchivePage } | Exclude<NextPage, { readonly kind: 'ok' }>;

/** @param addressOf address of a file of the site, by its path without base */
export function createArchiveSource(addressOf: (path: string) => string): ArticleSource {
  async function getPage(path: string, signal: AbortSignal, cache: RequestCache): Promise<PageResult> {
    const json = await getJson(addressOf(path), { timeoutMs: liveNewsTimeoutMs, signal, cache });
    if (json.kind === 'aborted') return json;
    if (json.kind === 'failed') return { kind: 'failed', message: `archive ${path}: ${json.message}` };
    const page = parse(archivePageSchema, json.body, `archive ${path}`);
    return page.kind === 'ok' ? page : { kind: 'failed', message: page.message };
  }

  /**
   * A page of a later deploy begins with articles that the list has. One of an earlier deploy, from a cache, would leave
   * out as many: it is asked for again.
   */
  async function next(list: NewsList, signal: AbortSignal): Promise<NextPage> {
    const page = list.archive.page + 1;
    const path = archivePath(list, page);
    const { changedAt = list.changedAt } = list.archive;
    let answer = await getPage(path, signal, 'default');
    if (answer.kind === 'ok' && answer.value.changedAt < changedAt) answer = await getPage(path, signal, 'reload');
    if (answer.kind !== 'ok') return answer;
    const { value } = answer;
    if (value.changedAt < changedAt) return { kind: 'failed', message: `archive ${path}: older than the list` };
    const articles = joined(list.articles, value.articles);
    return {
      kind: 'ok',
      list: { ...list, articles, archive: { page, pages: value.pages, changedAt: value.changedAt } },
    };
  }

  // One click may have to skip pages of articles that the live service gave before.
  return { pagesPerClick: 20, hasMore: hasMoreArchived, next };
}
