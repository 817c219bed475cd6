/**
 * Makes the documents of the search: each page and each of its sections, from the texts that their schemas mark as searched, and the
 * newest articles.
 */
import type { Language } from '~/config/languages';
import { markdownLines } from '~/content/markdownText';
import { type AddedPageId, findListPage, splitAddedPage } from '~/content/pageTable';
import { type SearchDocument, searchFilePath } from '~/features/search/documents';
import type { Article } from '~/news/article';
import { toDay } from '~/news/instant';
import type { PageContents } from '~/pages/pages.node.ts';
import type { Block } from '~/schemas/markdown';
import type { PageMeta, PageName } from '~/schemas/page';
import { joinNamesAndAmounts } from '~/shared/lineBreaks';
import { shorten } from '~/shared/plainText';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { NewsData } from '~scripts/generate/news-data';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** With so many articles, the documents of the search are some 40 kB in each language after brotli. */
const articlesMax = 400;
const articleTextMax = 120;
const listedTextMax = 200;

type Part = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a block of Markdown, whose words lie in parts of a line. Lines have no words. */
const isBlock = (value: unknown): value is Block =>
  Array.isArray(value) ||
  (isPart(value) &&
    ('rule' in value || ['heading', 'list', 'table', 'quote'].some((kind) => Array.isArray(value[kind]))));

/** Replaces each text of Markdown by its lines, without its signs. */
function withLines(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > 0 && value.every(isBlock) ? markdownLines(value) : value.map(withLines);
  if (!isPart(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLines(part)]));
}

/**
 * Lists the texts of a part of a page's content that the search finds, in their order. A page's content has texts of several
 * files, so they are recognized by their words.
 */
const listTexts = (value: unknown, searchableTexts: ReadonlySet<string>): readonly string[] =>
  collectTexts(withLines(value)).flatMap(([, text]) => (searchableTexts.has(text) ? [text] : []));

/** Joins texts. A dot separates those that do not end as sentences, such as headings. */
function joinTexts(texts: readonly string[]): string {
  return texts.join(' · ').replaceAll(/(?<=[.!?…:]) · /g, ' ');
}

/**
 * Makes a document of the page and one of each section; items of a list, such as companies, are sections too. The head of the page
 * and links to other pages are none, nor are words that the search does not find.
 */
function pageDocuments(
  path: string,
  content: { readonly page: PageName; readonly meta: PageMeta; readonly hero?: unknown },
  searchableTexts: ReadonlySet<string>,
): readonly SearchDocument[] {
  const { page, meta, hero, ...parts } = content;
  /** The fragment of the address is the section's id on the page: the `id` of its content, or else its key. */
  const toDocuments = (part: unknown, key = ''): readonly SearchDocument[] => {
    if (!isPart(part) || ('links' in part && !('id' in part))) return [];
    const { id = key, heading, title, name, ...rest } = part;
    const words = heading ?? title ?? name;
    const text = joinTexts(listTexts(rest, searchableTexts));
    // The content of a feature that is off has no heading.
    if (typeof words !== 'string' || words === '' || id === '' || (heading === undefined && text === '')) return [];
    return [{ href: `${path}#${String(id)}`, heading: words, names: [page.name], text }];
  };
  const sections = Object.entries(parts).flatMap(([key, part]: [string, unknown]) =>
    Array.isArray(part) ? part.flatMap((item) => toDocuments(item)) : toDocuments(part, key),
  );
  const names = [page.name, ...meta.keywords];
  const text = joinTexts([...listTexts(hero, searchableTexts), meta.description]);
  return [{ href: path, heading: meta.title, names, text }, ...sections];
}

/** A page that another page lists, by its title, its description and the beginning of its text; none if it has no text of its own. */
function listedDocuments(path: string, page: AddedPageId, pages: Partial<PageContents>): readonly SearchDocument[] {
  const list = pages[findListPage(splitAddedPage(page)[0])];
  const content = pages[page];
  if (list === undefined || content?.text === undefined) return [];
  const { meta, text } = content;
  return [
    {
      href: path,
      heading: meta.title,
      names: [list.page.name],
      text: shorten(joinTexts([meta.description, ...markdownLines(text)]), listedTextMax),
    },
  ];
}

function articleDocument({ url, title, description, source, categories, publishedAt }: Article): SearchDocument {
  const text = joinNamesAndAmounts(shorten(description, articleTextMax));
  return {
    href: url,
    heading: joinNamesAndAmounts(title),
    names: [source, ...categories],
    text,
    day: toDay(publishedAt),
  };
}

/** Makes the files of the search: pairs of a path without the base path, and a text. */
export function makeSearchFiles(
  { pages: { addedPageIds, indexablePages, getPath } }: SiteSettings,
  contents: SiteContent,
  { allArticles }: Pick<NewsData, 'allArticles'>,
): readonly (readonly [string, string])[] {
  const files = new Map<Language | 'news', readonly SearchDocument[]>();
  for (const [language, { pages, searchableTexts }] of contents)
    files.set(language, [
      ...indexablePages.flatMap((page) => {
        const content = pages[page];
        return content === undefined ? [] : pageDocuments(getPath(page, language), content, searchableTexts);
      }),
      ...addedPageIds.flatMap((page) => listedDocuments(getPath(page, language), page, pages)),
    ]);
  files.set('news', allArticles.slice(0, articlesMax).map(articleDocument));
  return [...files].map(([file, documents]) => [searchFilePath(file), JSON.stringify(documents)]);
}
