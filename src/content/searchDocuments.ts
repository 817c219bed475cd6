/** The documents of the search in a language: each page, each of its sections, and each release. */
import type { Language } from '../config/languages';
import type { SearchDocument } from '../features/search/documents';
import { shorten } from '../lib/plainText';
import { searchAbout } from '../pages/about/about.schema';
import { searchContact } from '../pages/contact/contact.schema';
import { searchHome } from '../pages/home/home.schema';
import { searchLegal } from '../pages/legal/legal.schema';
import { searchNews } from '../pages/news/news.schema';
import { searchPortfolio } from '../pages/portfolio/portfolio.schema';
import { searchPress } from '../pages/press/press.schema';
import type { LanguageContent, PageContents } from './compose';
import { markdownLines } from './markdown';
import { routerPath } from './pageTable';
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
    })),
  ];
}

export function listSearchDocuments(
  { pages, releases }: LanguageContent,
  language: Language,
): readonly SearchDocument[] {
  const searchTexts = {
    home: searchHome(pages.home),
    about: searchAbout(pages.about),
    portfolio: searchPortfolio(pages.portfolio),
    news: searchNews(pages.news),
    press: searchPress(pages.press),
    contact: searchContact(pages.contact),
    privacy: searchLegal(pages.privacy),
    terms: searchLegal(pages.terms),
  };
  const ids = ['home', 'about', 'portfolio', 'news', 'press', 'contact', 'privacy', 'terms'] as const;
  return [
    ...ids.flatMap((id) =>
      listPageDocuments(routerPath(id, language), pages[id], searchTexts[id], id === 'privacy' || id === 'terms'),
    ),
    ...[...releases].map(([name, { meta, text }]) => ({
      href: routerPath(`press/${name}`, language),
      heading: meta.title,
      names: [pages.press.page.name],
      text: shorten(joinTexts([meta.description, ...markdownLines(text)]), releaseTextMax),
    })),
  ];
}
