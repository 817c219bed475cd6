/** The documents of the search in a language: each page, each of its sections, and each release. */
import type { Language } from '~/config/languages';
import { builtInPageIds, pagePath } from '~/config/pageTable';
import type { SearchDocument } from '~/features/search/documents';
import { shorten } from '~/lib/plainText';
import type { LanguageContent } from './compose';
import { listMarkdownLines } from './markdown';
import { type PageContents, getSearchTexts } from './pageContents';
import type { SearchText } from './searchText';

/** A release is found by its beginning. */
const releaseTextMax = 200;

/** Joins texts. A dot separates those that do not end as sentences, such as headings. */
const joinTexts = (texts: readonly string[]): string => texts.join(' · ').replaceAll(/(?<=[.!?…:]) · /g, ' ');

function listPageDocuments(
  path: string,
  { page, meta }: Pick<PageContents['about'], 'page' | 'meta'>,
  { texts, sections }: SearchText,
  isLegal: boolean,
): readonly SearchDocument[] {
  const legal = isLegal ? ({ isLegal } as const) : {};
  return [
    {
      ...legal,
      href: path,
      heading: meta.title,
      names: [page.name, ...meta.keywords],
      text: joinTexts([...texts, meta.description]),
    },
    ...sections.map((section) => ({
      ...legal,
      href: `${path}#${section.id}`,
      heading: section.heading,
      names: [page.name],
      text: joinTexts(section.texts),
      ...(section.plate !== undefined && { plate: section.plate }),
    })),
  ];
}

export function listSearchDocuments(
  { pages, releases }: LanguageContent,
  language: Language,
): readonly SearchDocument[] {
  const searchTexts = getSearchTexts(pages);
  return [
    ...builtInPageIds.flatMap((id) => {
      const searchText = searchTexts[id];
      if (searchText === null) return [];
      return listPageDocuments(pagePath(id, language), pages[id], searchText, id === 'privacy' || id === 'terms');
    }),
    ...[...releases].map(([name, { meta, text }]) => ({
      href: pagePath(`press/${name}`, language),
      heading: meta.title,
      names: [pages.press.page.name],
      text: shorten(joinTexts([meta.description, ...listMarkdownLines(text)]), releaseTextMax),
    })),
  ];
}
