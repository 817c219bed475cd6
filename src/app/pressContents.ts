import { type Language, publishedLanguages } from '~/config/languages';
import type { ContentLoaders } from '~/content/contentLoaders';
import { type PressPageId, pressDataPath } from '~/content/pageTable';
import { getJson } from '~/lib/getJson';
import type { PressPageContent } from '~/pages/press/press.node.ts';
import { pressContents } from '~generated/pressContents';
import { site } from '~generated/site';

/** @throws Error of one line if the file cannot be fetched */
async function fetchPressContent(path: string): Promise<unknown> {
  if (import.meta.env.SSR) return pressContents[`./public${path}`];
  return getJson(site.base + path.slice(1), { where: `press: ${path}`, timeoutMs: 15_000, cache: 'no-cache' });
}

/** Contents by path, so that a page that was prefetched or visited opens without a connection. */
const contentsByPath = new Map<string, Promise<unknown>>();

async function loadPressContent<Content extends PressPageContent>(page: PressPageId, language: Language) {
  const path = pressDataPath(page, language);
  const content = contentsByPath.get(path) ?? fetchPressContent(path);
  contentsByPath.set(path, content);
  try {
    // The build that wrote this script wrote the file, hence the assertion.
    return { content: (await content) as Content };
  } catch (error) {
    contentsByPath.delete(path);
    throw error;
  }
}

/** Fetches the content of a release or of a year by its id: a file for each, as the script would grow with a table of files. */
export function pressContentLoaders<Content extends PressPageContent>(page: PressPageId): ContentLoaders<Content> {
  return Object.fromEntries(publishedLanguages.map((id) => [id, () => loadPressContent<Content>(page, id)]));
}
