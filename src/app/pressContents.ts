import { type Language, publishedLanguages } from '~/config/languages';
import type { ContentLoaders } from '~/content/contentLoaders';
import { type PressPageId, pressDataPath } from '~/content/pageTable';
import { getJson } from '~/lib/getJson';
import type { PressPageContent } from '~/pages/press/press.node.ts';
import { pressContents } from '~generated/pressContents';
import { site } from '~generated/site';

/** @throws Error of one line if the file cannot be fetched */
async function loadPressContent<Content extends PressPageContent>(page: PressPageId, language: Language) {
  const path = pressDataPath(page, language);
  const content = import.meta.env.SSR
    ? pressContents[`./public${path}`]
    : await getJson(site.base + path.slice(1), { where: `press: ${path}`, timeoutMs: 15_000, cache: 'no-cache' });
  // The build that wrote this script wrote the file, hence the assertion.
  return { content: content as Content };
}

/** Fetches the content of a release or of a year by its id: a file for each, as the script would grow with a table of files. */
export function pressContentLoaders<Content extends PressPageContent>(page: PressPageId): ContentLoaders<Content> {
  return Object.fromEntries(publishedLanguages.map((id) => [id, () => loadPressContent<Content>(page, id)]));
}
