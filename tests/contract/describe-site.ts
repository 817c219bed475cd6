/** Describes a built site as a text: what each document says, without its styles, scripts and hashes. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { listFiles } from '~tests/support/files';

/** Selects the elements whose text stands on lines of its own. */
const blocks =
  'address,article,aside,blockquote,button,dd,details,dialog,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,header,hr,label,legend,li,main,nav,ol,option,p,section,summary,table,td,th,tr,ul';

/** Documents of the news that differ by their selection alone are told by a hash. */
const isOneOfManyLists = (path: string) =>
  /(?:^|\/)news\//.test(path) && !/^news\/(?:haiti\/business|caribbean)\.html$/.test(path);

/** Replaces what differs in each build: hashes of files and of inline scripts and styles. */
const withoutHashes = (text: string) =>
  text
    .replaceAll(/-[\w-]{8}(\.(?:js|css|svg|woff2|jpg|webp|avif|png))/g, '-#$1')
    .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-#'");

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '');

/** The text of a part of a document, a line for each block; addresses stand behind the text of their links. */
function readLines(part: Element | null): readonly string[] {
  if (part === null) return [];
  for (const image of part.querySelectorAll('img[alt]')) image.after(` [picture: ${image.getAttribute('alt')}] `);
  for (const link of part.querySelectorAll('a[href],form[action]'))
    link.append(` <${link.getAttribute('href') ?? link.getAttribute('action')}>`);
  for (const element of part.querySelectorAll(blocks)) {
    element.before('\n');
    element.after('\n');
  }
  return toLines(part.textContent ?? '');
}

/** The tags of a head in alphabetical order, as their order means nothing to a reader. */
function readHead(head: HTMLHeadElement): readonly string[] {
  const tags = head.querySelectorAll('title,meta,link:not([rel~=preload],[rel~=modulepreload],[rel~=stylesheet])');
  const lines = [...tags].map((tag) =>
    tag.tagName === 'TITLE'
      ? `title: ${tag.textContent}`
      : [tag.tagName.toLowerCase(), ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
  );
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    JSON.stringify(JSON.parse(script.textContent ?? ''), null, 1).split('\n'),
  );
  return [...lines.toSorted(), ...data];
}

/** @returns the lines of a document by part */
function readDocument(html: string): Readonly<Record<string, readonly string[]>> {
  const text = html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
  const { document } = new JSDOM(text).window;
  const { lang } = document.documentElement;
  const parts = { header: 'body header', main: 'main', footer: 'body > div > footer, #root > footer, footer' };
  const lines = Object.entries(parts).map(([name, selector]) => [name, readLines(document.querySelector(selector))]);
  return { lang: [lang], head: readHead(document.head), ...Object.fromEntries(lines) };
}

const textFiles =
  /^(?:robots\.txt|\.well-known\/.+|sitemap\.xml|site(?:\.\w+)?\.webmanifest|_headers|feeds\/(?:all|all-all|news)\.xml)$/;

/**
 * Describes the files of a built site: their names, then the text of each. Parts that documents share are printed once,
 * with the paths of the documents.
 * @param folder of the built site
 */
export function describeSite(folder: string): string {
  const files = listFiles(folder);
  const read = (path: string) => withoutHashes(readFileSync(join(folder, path), 'utf8'));
  const copies = new Set(
    files.filter((path) => path.endsWith('/index.html') && files.includes(path.replace('/index.html', '.html'))),
  );
  const names = files
    .filter((path) => !copies.has(path))
    .map((path) => withoutHashes(path))
    .filter((path) => !/\.(?:js|woff2)$/.test(path));
  const output = ['# Files', ...new Set(names.toSorted()), ''];
  const parts = new Map<string, string[]>();
  for (const path of files.filter((file) => file.endsWith('.html') && !copies.has(file)))
    for (const [name, lines] of Object.entries(readDocument(read(path)))) {
      const text = lines.join('\n');
      const shown = isOneOfManyLists(path) && ['head', 'main'].includes(name) ? hash('sha256', text) : text;
      const key = `${name}\n${shown}`;
      parts.set(key, [...(parts.get(key) ?? []), path]);
    }
  for (const [key, paths] of parts) {
    const [name, ...lines] = key.split('\n');
    output.push(`# ${name} of ${paths.join(', ')}`, ...lines, '');
  }
  for (const path of files.filter((file) => textFiles.test(file))) output.push(`# ${path}`, ...toLines(read(path)), '');
  return output.join('\n');
}
