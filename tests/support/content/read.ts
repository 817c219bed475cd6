import type { Language } from '~/config/languages';
import { readContent } from '~scripts/generate/content/compose';

const contents = readContent();

/** The content of a language under test: that of each page, of the shell, and the words of the chart. */
export function contentIn(language: Language) {
  const content = contents.get(language);
  if (content === undefined) throw new Error(`the tests' data has no ${language}`);
  const { home, contact } = content.pages;
  if (!home.hero.chart || !contact.hero.chart) throw new Error('the tests’ data shows no chart');
  return { ...content.pages, shell: content.shell, chart: { ...home.hero.chart, ...contact.hero.chart } };
}
