/** Makes the documents of the search: each page and each of its sections, from their content, and the newest articles. */
import type { Language } from '~/config/knownLanguages';
import { markdownLines } from '~/content/markdownText';
import { isPressYear, type SitePages } from '~/content/pageTable';
import { type SearchDocument, searchFilePath } from '~/features/search/documents';
import type { ComposedRelease } from '~/pages/press/press.node.ts';
import type { Block } from '~/schemas/markdown';
import type { PageMeta, PageName } from '~/schemas/page';
import { joinNamesAndAmounts } from '~/shared/lineBreaks';
import { toDay } from '~/shared/news/instant';
import { shorten } from '~/shared/plainText';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { StoredArticle } from '~scripts/news/snapshots/snapshot';
import { collectTexts } from '~scripts/settings/read-json';

/** With so many articles, the documents of the search are some 40 kB in each language after brotli. */
const articlesMax = 400;
const articleTextMax = 120;
const releaseTextMax = 200;

/** Keys of a page's content that are no section: what stands in its head, and links to other pages. */
const keysWithoutSection = new Set(['page', 'meta', 'hero', 'related', 'expertise', 'selectionMeta', 'feeds']);

/** Keys of texts that visitors read; others are labels, addresses and texts that only some visitors see. */
const textKeys = new Set(
  'title lead tagline kind text description longDescription market focus year points note requiredNote body people questions'.split(
    ' ',
  ),
);

/** Keys of links, files and pictures, whose values are no text to read. */
const keysWithoutText = new Set(['link', 'picture', 'image', 'file']);

type Part = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a block of Markdown, whose words lie in parts of a line. */
const isBlock = (value: unknown): value is Block =>
  Array.isArray(value) ||
  (isPart(value) && ['heading', 'list', 'table', 'quote'].some((kind) => Array.isArray(value[kind])));

/** Replaces each text of Markdown by its lines, without its signs. */
function withLines(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > 0 && value.every(isBlock) ? markdownLines(value) : value.map(withLines);
  if (!isPart(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLines(part)]));
}

/** Lists the texts that visitors read in a part of a page's content, in their order. */
function listTexts(value: unknown): readonly string[] {
  return collectTexts(withLines(value))
    .filter(([keys]) => keys.some((key) => textKeys.has(key)) && !keys.some((key) => keysWithoutText.has(key)))
    .map(([, text]) => text);
}

/** Joins texts. A dot separates those that do not end as sentences, such as headings. */
function joinTexts(texts: readonly string[]): string {
  return texts.join(' · ').replaceAll(/(?<=[.!?…:]) · /g, ' ');
}

/** Makes a document of the page and one of each section; items of a list, such as companies, are sections too. */
function pageDocuments(
  path: string,
  content: { readonly page: PageName; readonly meta: PageMeta },
): readonly SearchDocument[] {
  const { page, meta } = content;
  const parts: readonly (readonly [string, unknown])[] = Object.entries(content);
  /** The fragment of the address is the section's id on the page: the `id` of its content, or else its key. */
  const toDocuments = (part: unknown, key = ''): readonly SearchDocument[] => {
    if (!isPart(part)) return [];
    const { id = key, heading, title, name, ...rest } = part;
    const words = heading ?? title ?? name;
    // The content of a feature that is off has no heading.
    if (typeof words !== 'string' || words === '' || id === '') return [];
    return [{ href: `${path}#${String(id)}`, heading: words, names: [page.name], text: joinTexts(listTexts(rest)) }];
  };
  const sections = parts
    .filter(([key]) => !keysWithoutSection.has(key))
    .flatMap(([key, part]) =>
      Array.isArray(part) ? part.flatMap((item) => toDocuments(item)) : toDocuments(part, key),
    );
  const lead = listTexts(Object.fromEntries(parts)['hero']);
  const names = [page.name, ...meta.keywords];
  return [{ href: path, heading: meta.title, names, text: joinTexts([...lead, meta.description]) }, ...sections];
}

/** A release by its title, its summary and the beginning of its text. */
function releaseDocument(path: string, parentName: string, { meta, text }: ComposedRelease): SearchDocument {
  return {
    href: path,
    heading: meta.title,
    names: [parentName],
    text: shorten(joinTexts([meta.description, ...markdownLines(text)]), releaseTextMax),
  };
}

function articleDocument({ url, title, description, source, categories, publishedAt }: StoredArticle): SearchDocument {
  const text = joinNamesAndAmounts(shorten(description, articleTextMax));
  return {
    href: url,
    heading: joinNamesAndAmounts(title),
    names: [source, ...categories],
    text,
    day: toDay(publishedAt),
  };
}

/**
 * Makes the files of the search: pairs of a path without the base path, and a text.
 * @param articles the newest first; undefined if the site has no news
 */
export function makeSearchFiles(
  { indexablePages, getPath, pressPages }: SitePages,
  contents: SiteContent,
  articles: readonly StoredArticle[] | undefined,
): readonly (readonly [string, string])[] {
  const files = new Map<Language | 'news', readonly SearchDocument[]>();
  for (const [language, { pages }] of contents)
    files.set(language, [
      ...indexablePages.flatMap((page) => {
        const content = pages[page];
        return content === undefined ? [] : pageDocuments(getPath(page, language), content);
      }),
      ...pressPages
        .filter((page) => !isPressYear(page))
        .flatMap((page) => {
          const content = pages[page];
          if (content === undefined || !('text' in content)) return [];
          return releaseDocument(getPath(page, language), pages.press?.page.name ?? '', content);
        }),
    ]);
  if (articles) files.set('news', articles.slice(0, articlesMax).map(articleDocument));
  return [...files].map(([file, documents]) => [searchFilePath(file), JSON.stringify(documents)]);
}
