/** The content of releases, which is no part of the application: each document has that of its own page. */
import { pageContentId } from '~/boot/contract';
import { publishedLanguages } from '~/config/languages';
import type { ContentLoaders } from '~/content/contentLoaders';
import { documentPath, getPath } from '~/content/pages';
import type { PressPageId } from '~/content/pageTable';
import type { PressPageContent } from '~/pages/press/content';

/** @throws SyntaxError if the document was not received whole */
function readDocumentContent<Content extends PressPageContent>(): Content {
  return JSON.parse(document.getElementById(pageContentId)?.textContent ?? '');
}

/** Gets the content of a page in the language of the document; there is none in another language, nor in the build. */
export function pressContentLoaders<Content extends PressPageContent>(page: PressPageId): ContentLoaders<Content> {
  const languages = publishedLanguages.filter((id) => getPath(page, id) === documentPath);
  return Object.fromEntries(
    languages.map((id) => [id, () => Promise.resolve({ content: readDocumentContent<Content>() })]),
  );
}
