/** The documents of the search: each section of each page, from its content, and the newest articles. */
import type { Language } from '~/config/knownLanguages';
import type { SitePages } from '~/content/pageTable';
import type { PageMeta, PageName } from '~/schemas/fields';
import { dayOf } from '~/shared/news/instant';
import { type SearchDocument, searchFilePath } from '~/features/search/documents';
import { shorten } from '~/shared/plainText';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { StoredArticle } from '~scripts/news/snapshots/snapshot';
import { collectTexts } from '~scripts/settings/read-json';

/** So many articles and a language's pages are some 40 kB after brotli. */
const articlesMax = 400;
const articleTextMax = 120;

/** Parts of a page that are no section of it: its head, and links to other pages. */
const keysWithoutSection = new Set(['page', 'meta', 'hero', 'related', 'expertise', 'selectionMeta', 'feeds']);

/** Keys of what is read on a page; the others are labels, addresses and what is shown to some visitors only. */
const textKeys = new Set(
  'title lead tagline kind text description longDescription market focus year points note requiredNote body people questions'.split(' '),
);

/** Keys of a link, of a file that it leads to and of a picture, which hold no text to read. */
const keysWithoutText = new Set(['link', 'picture', 'file']);

type Part = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is read of a part of a page's content, in its order. */
function listTexts(value: unknown): readonly string[] {
  return collectTexts(value)
    .filter(([keys]) => keys.some((key) => textKeys.has(key)) && !keys.some((key) => keysWithoutText.has(key)))
    .map(([, text]) => text);
}

/** A heading and the text under it are no sentence together. */
function joinTexts(texts: readonly string[]): string {
  return texts.join(' · ').replaceAll(/(?<=[.!?…:]) · /g, ' ');
}

/** The page itself, and each of its sections; lists of sections, such as companies, one by one. */
function pageDocuments(
  path: string,
  content: { readonly page: PageName; readonly meta: PageMeta },
): readonly SearchDocument[] {
  const { page, meta } = content;
  const parts: readonly (readonly [string, unknown])[] = Object.entries(content);
  /** A section is found by its id on the page: its own, or its key. */
  const toDocuments = (part: unknown, key = ''): readonly SearchDocument[] => {
    if (!isPart(part)) return [];
    const { id = key, heading, title, name, ...rest } = part;
    const words = heading ?? title ?? name;
    // A part that is off has no words.
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

function articleDocument({ url, title, description, source, categories, publishedAt }: StoredArticle): SearchDocument {
  const text = shorten(description, articleTextMax);
  return { href: url, heading: title, names: [source, ...categories], text, day: dayOf(publishedAt) };
}

/**
 * Path without base → text of each file.
 * @param articles the newest first; undefined if the site has no news
 */
export function makeSearchFiles(
  { indexablePages, pathOf }: SitePages,
  contents: SiteContent,
  articles: readonly StoredArticle[] | undefined,
): readonly (readonly [string, string])[] {
  const files = new Map<Language | 'news', readonly SearchDocument[]>();
  for (const [language, { pages }] of contents)
    files.set(
      language,
      indexablePages.flatMap((page) => {
        const content = pages[page];
        return content === undefined ? [] : pageDocuments(pathOf(page, language), content);
      }),
    );
  if (articles) files.set('news', articles.slice(0, articlesMax).map(articleDocument));
  return [...files].map(([file, documents]) => [searchFilePath(file), JSON.stringify(documents)]);
}
