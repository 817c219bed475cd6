import type { Language } from '~/config/languages';
import { loadSite } from '~/content/load';
import { dataFolder } from '~scripts/folders';

const { contents } = loadSite({ dataFolder, environment: {}, now: new Date() });

/** The content of the sample in a language: of each page, of the shell, and the words of the chart. */
export function readContent(language: Language) {
  const { pages, shell } = contents[language];
  return { ...pages, shell, chart: shell.chart };
}
