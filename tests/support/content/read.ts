import type { Language } from '~/config/languages';
import { readContent } from '~scripts/content/site-content';

const contents = await readContent();

/** The content of a language under test: that of each page, and of the shell. */
export function contentIn(language: Language) {
  const content = contents.get(language);
  if (content === undefined) throw new Error(`the tests' data has no ${language}`);
  return { ...content.pages, shell: content.shell };
}
