import { attributes, heroEndId, leadEndId } from '~/config/documentNames';
import { newsListElementId } from '~/news/newsList';
import type { InlineCode } from './content-policy';

/** What a document has besides the markup that React rendered. */
export interface DocumentFrame {
  /** Router path of the page, without base path and query, e.g. `/es/about`. */
  readonly path: string;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  /** Returns the content security policy of a document with this inline code. */
  readonly createPolicy: (code: InlineCode) => string;
  /** Addresses of the application's files, which the boot script loads; none in development, where the document loads the entry. */
  readonly files: readonly string[];
  /** The news that the page was rendered from, which the application hydrates it with; undefined for other pages. */
  readonly news: { readonly articles: readonly object[] } | undefined;
}

/** Writes data as JSON into a script element that is not run. No text in the data can end the element. */
function jsonElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/**
 * Keeps Cloudflare from rewriting the markup that React hydrates: by default it replaces every email address by a link to its
 * decoder, a script that the page's policy blocks. `Cache-Control: no-transform` would keep it from compressing pages too, and
 * GitHub Pages cannot send that header. The comments stand outside React's root.
 */
const protectFromRewriting = (root: string) => `<!--email_off-->${root}<!--/email_off-->`;

/**
 * Returns the id of the element that the first paint waits for: on the news page the article after the lead story
 * (src/features/news/components/ArticleGrid.tsx), if the list has two articles or more.
 */
function getFirstPaintId({ news }: DocumentFrame): string {
  return news !== undefined && news.articles.length > 1 ? leadEndId : heroEndId;
}

/** Whether an element of the head describes the page to search engines and link previews. */
const describesPage = (element: string) => /^<(?:meta|link rel="(?:canonical|alternate)")/.test(element);

const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
const hoistedElement = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)/;

/**
 * Splits the document that vite-react-ssg makes of index.html. React prints the elements that belong in the head before all
 * other markup, because it does not render the head itself. `<` and `>` in text and attributes are escaped.
 * @param path router path of the page, for an error
 * @throws Error if the document has no root element that React rendered, or no title
 */
function splitDocument(html: string, path: string) {
  const [, before, markup, after] =
    /^([\s\S]*?<div id="root" data-server-rendered="true">)([\s\S]*)(<\/div>[\s\S]*)$/.exec(html) ?? [];
  if (before === undefined || markup === undefined || after === undefined)
    throw new Error('build: index.html has no <div id="root"></div>');
  const headElements: string[] = [];
  let body = markup.replaceAll(structuredData, '');
  for (let match = hoistedElement.exec(body); match !== null; match = hoistedElement.exec(body)) {
    headElements.push(match[0]);
    body = body.slice(match[0].length);
  }
  const title = headElements.find((element) => element.startsWith('<title>'));
  if (title === undefined) throw new Error(`build: the page at ${path} has no title`);
  return {
    title,
    style: /<style>([\s\S]*?)<\/style>/.exec(before)?.[1] ?? '',
    scripts: [...(before + after).matchAll(scriptElement)].map(([element, code = '']) => ({ element, code })),
    headElements: headElements.filter((element) => element !== title),
    structuredData: markup.match(structuredData) ?? [],
    // vite-react-ssg hydrates an element with this attribute, and renders from scratch without it.
    root: `<div id="root" data-server-rendered="true">${body}</div>`,
  };
}

/** The rules of a style that declare the theme's variables for the whole document, by scheme (src/theme/GlobalStyles.tsx). */
const schemeRule = /(?<=^|[{}])((?::root|\[data-scheme="\w+"\]|:not\([^)]*\)|[,\s])+\{)([^{}]*)\}/g;
const declaration = /(--mui-[\w-]+):([^;]*);?/g;

/**
 * Drops the theme's variables that neither the markup nor a rule reads, nor a variable that is read. The provider declares all of
 * them in the browser (src/app/AppTheme.tsx).
 */
function dropUnusedVariables(style: string, markup: string): string {
  const valuesByName = new Map<string, string[]>();
  const rest = style.replaceAll(schemeRule, (_rule, start: string, declarations: string) => {
    for (const [, name = '', value = ''] of declarations.matchAll(declaration))
      valuesByName.set(name, [...(valuesByName.get(name) ?? []), value]);
    return `${start}${declarations.replaceAll(declaration, '')}}`;
  });
  const usedNames = new Set<string>();
  const addNames = (text: string) => {
    for (const [name] of text.matchAll(/--mui-[\w-]+/g)) {
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      valuesByName.get(name)?.forEach(addNames);
    }
  };
  addNames(rest);
  addNames(markup);
  return style.replaceAll(
    schemeRule,
    (_rule, start: string, declarations: string) =>
      `${start}${declarations.replaceAll(declaration, (text, name: string) => (usedNames.has(name) ? text : ''))}}`,
  );
}

/**
 * Composes the document of a page: encoding, viewport and the tags that describe the page first, as link previews read only
 * the beginning of a document, then what the first paint needs, then the rest. The parts are joined, never inserted by a
 * replacement, so that no character of a text is special.
 * @param html the document that vite-react-ssg made of index.html
 */
export function composeDocument(html: string, frame: DocumentFrame): string {
  const { scripts, title, headElements, root, ...rest } = splitDocument(html, frame.path);
  const style = dropUnusedVariables(rest.style, root);
  const hasFiles = frame.files.length > 0;
  const documentScripts = hasFiles ? scripts.filter(({ code }) => code !== '') : scripts;
  const files = hasFiles ? ` ${attributes.files}="${frame.files.join(' ')}"` : '';
  const policy = frame.createPolicy({
    scripts: documentScripts.flatMap(({ code }) => (code === '' ? [] : [code])),
    styles: [style],
  });
  return [
    '<!doctype html>',
    `<html lang="${frame.language}" ${attributes.page}="${frame.path}"${files}><head><meta charset="utf-8"/>`,
    // The policy stands before everything that it governs.
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    title,
    ...headElements.filter(describesPage),
    ...documentScripts.map(({ element }) => element),
    `<style>${style}</style>`,
    // Nothing is painted before header and hero are complete, because parts that arrive later would cause a layout shift.
    `<link rel="expect" href="#${getFirstPaintId(frame)}" blocking="render"/>`,
    ...headElements.filter((element) => !describesPage(element)),
    ...rest.structuredData,
    '</head><body>',
    protectFromRewriting(root),
    frame.news === undefined ? '' : jsonElement(newsListElementId, frame.news),
    '</body></html>\n',
  ].join('');
}
