/** The content of releases, which is no part of the application: each document has that of its own page. */
import { pageContentId } from '~/boot/contract';
import { publishedLanguages } from '~/config/languages';
import type { ContentLoaders } from '~/content/contentLoaders';
import { documentPath, pathOf } from '~/content/pages';
import { pressContentFile, type PressPageId } from '~/content/pageTable';
import type { PressPageContent } from '~/pages/press/content';
import { pressContents } from '~generated/pressContents';

/** @throws SyntaxError if the document was not received whole */
function readDocumentContent<Content extends PressPageContent>(): Content {
  return JSON.parse(document.getElementById(pageContentId)?.textContent ?? '');
}

/** Gets the content of a page in every language in the build, and in a browser in the language of its document. */
export function pressContentLoaders<Content extends PressPageContent>(page: PressPageId): ContentLoaders<Content> {
  const languages = publishedLanguages.filter((id) => import.meta.env.SSR || pathOf(page, id) === documentPath);
  const getContent = (file: string): Content =>
    // The file's name says which of the contents it is.
    import.meta.env.SSR ? (pressContents[`./${file}`] as Content) : readDocumentContent();
  return Object.fromEntries(
    languages.map((id) => [id, () => Promise.resolve({ content: getContent(pressContentFile(page, id)) })]),
  );
}
