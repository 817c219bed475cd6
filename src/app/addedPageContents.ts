import { type Language, languageIds } from '~/config/languages';
import type { ContentLoaders } from '~/content/contentLoaders';
import { type AddedPageId, pageDataPath } from '~/content/pageTable';
import { getJson } from '~/lib/getJson';
import { addedPageContents } from '~generated/addedPageContents';
import { site } from '~generated/site';

/** @throws Error of one line if the file cannot be fetched */
async function fetchContent(path: string): Promise<unknown> {
  if (import.meta.env.SSR) return addedPageContents[`./public${path}`];
  return getJson(site.base + path.slice(1), { where: `page: ${path}`, timeoutMs: 15_000, cache: 'no-cache' });
}

/** Contents by path, so that a page that was prefetched or visited opens without a connection. */
const contentsByPath = new Map<string, Promise<unknown>>();

async function loadContent(page: AddedPageId, language: Language) {
  const path = pageDataPath(page, language);
  const content = contentsByPath.get(path) ?? fetchContent(path);
  contentsByPath.set(path, content);
  try {
    return { content: await content };
  } catch (error) {
    contentsByPath.delete(path);
    throw error;
  }
}

/** Fetches the content of an added page by its id: a file for each, as the script would grow with a table of files. */
export function addedContentLoaders(page: AddedPageId): ContentLoaders<unknown> {
  return Object.fromEntries(languageIds.map((id) => [id, () => loadContent(page, id)]));
}
