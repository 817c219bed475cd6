import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLanguage } from '~/config/languages';
import type { Site } from '~/content/load';
import { withBasePath } from '~/seo/addresses';
import { pageFile } from '~scripts/build/page-files';

/**
 * Lists files that redirect to a page, with the path of the page. The pages of the default language can be reached with the
 * prefix of the language too: `/en/about` and `/en/about/` redirect to `/about`.
 */
export function listRedirectFiles({ pageRoutes }: Site): ReadonlyMap<string, string> {
  const files = pageRoutes
    .filter(({ language, page }) => language === defaultLanguage && page !== 'notFound')
    .flatMap(({ language, path }) => {
      const prefixed = `/${language}${path}`;
      const names = [pageFile(prefixed), `${prefixed.replace(/\/$/, '')}/index.html`.slice(1)];
      return names.map((file) => [file, path] as const);
    });
  return new Map(files);
}

/** The tags that link previews and search engines read. */
const headTags =
  /<title>.*?<\/title>|<meta (?:name="(?:description|robots|twitter:card)"|property=)[^>]*>|<link rel="canonical"[^>]*>/gs;

/**
 * Composes a document that redirects to a page. It has the tags of the page for link previews and search engines that do not
 * follow the redirect. Its script keeps the query and the fragment of the address.
 * @param html the document of the page
 * @param address path of the page, with the base path
 */
export function composeRedirectDocument(html: string, address: string): string {
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const script = `location.replace("${address}"+location.search+location.hash)`;
  const hash = createHash('sha256').update(script).digest('base64');
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? address;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${address}"/></noscript>`,
    ...(html.match(headTags) ?? []),
    `</head><body><a href="${address}">${title}</a></body></html>\n`,
  ].join('');
}

export async function writeRedirectPages(directory: string, site: Site): Promise<void> {
  for (const [file, path] of listRedirectFiles(site)) {
    const target = join(directory, file);
    const html = await readFile(join(directory, pageFile(path)), 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, composeRedirectDocument(html, withBasePath(site.settings, path)));
  }
}
