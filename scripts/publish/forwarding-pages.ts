import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostPath } from '~/seo/addresses';
import { fileOf } from '~scripts/prerender/page/built-pages';
import type { SiteSettings } from '~scripts/settings/site-settings';

/**
 * Files of addresses that lead on to a page, with the path of the page: those of the default language with its prefix,
 * `/en/about`, with a slash at their end and without. A site in one language has none.
 */
export function forwardingFiles({ pages, settings: { languages } }: SiteSettings): ReadonlyMap<string, string> {
  if (languages.length === 1) return new Map();
  const files = pages.pageAddresses
    .filter(({ language, page }) => language === languages[0] && page !== 'notFound')
    .flatMap(({ language, path }) => {
      const prefixed = `/${language}${path}`;
      const names = [fileOf(prefixed), `${prefixed.replace(/\/$/, '')}/index.html`.slice(1)];
      return names.map((file) => [file, path] as const);
    });
  return new Map(files);
}

/** What link previews and search engines read of a page. */
const headTags =
  /<title>.*?<\/title>|<meta (?:name="(?:description|robots|twitter:card)"|property=)[^>]*>|<link rel="canonical"[^>]*>/gs;

/**
 * A document that leads on to a page, and says the same of it to those who follow no such document. A script keeps query
 * and fragment of the address.
 * @param html document of the page
 * @param address path of the page on its host
 */
export function forwardingDocument(html: string, address: string): string {
  const language = /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  const script = `location.replace("${address}"+location.search+location.hash)`;
  const hash = createHash('sha256').update(script).digest('base64');
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${address}"/></noscript>`,
    ...(html.match(headTags) ?? []),
    `</head><body><a href="${address}">${title}</a></body></html>\n`,
  ].join('');
}

export async function writeForwardingPages(directory: string, siteSettings: SiteSettings): Promise<void> {
  for (const [file, path] of forwardingFiles(siteSettings)) {
    const target = join(directory, file);
    const html = await readFile(join(directory, fileOf(path)), 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, forwardingDocument(html, hostPath(siteSettings.site, path)));
  }
}
