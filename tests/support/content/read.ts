import type { Language } from '~/config/languages';
import type { PageId } from '~/content/pageTable';
import type { PageContents } from '~/pages/pages.node.ts';
import { composeContent } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });
const data = readData(siteSettings);

const hasAll = (pages: Partial<PageContents>, ids: readonly PageId[]): pages is PageContents =>
  ids.every((id) => pages[id] !== undefined);

/** Composes the content of the test data in a language: of each page, of the shell, and the words of the chart. */
export function readContent(language: Language) {
  const { pages, shell } = composeContent(data, language, siteSettings);
  if (!hasAll(pages, siteSettings.pages.pageIds)) throw new Error(`the tests' data has no ${language}`);
  if (!shell.chart) throw new Error('the tests’ data shows no chart');
  return { ...pages, shell, chart: shell.chart };
}
