/** Files that crawlers, browsers and researchers look for at fixed addresses. */
import { defaultLanguage, languageIds } from '~/config/languages';
import { getPage } from '~/config/pageTable';
import { type NewsSelection, selectionKey } from '~/config/selection';
import type { Site } from '~/content/load';
import type { Settings } from '~/content/settings';
import { absoluteUrl } from '~/seo/addresses';
import { escapeXml } from '~scripts/build/xml';

/**
 * Makes `sitemap.xml` (sitemaps.org protocol 0.9): every page and selection that search engines may list, in every published
 * language. The documents themselves link to their versions in other languages. `changefreq` and `priority` are left out,
 * because Google ignores them, and `lastmod` is written only for pages whose date the data has.
 * @param thinSelections selections of the news with too few articles to be listed
 */
export function composeSitemap(
  { contents, pageRoutes, settings }: Pick<Site, 'contents' | 'pageRoutes' | 'settings'>,
  thinSelections: readonly NewsSelection[],
): string {
  const unlisted = new Set(thinSelections.map(selectionKey));
  const dates = new Map<string, string>([
    ...Object.entries(settings.legalLastChanged),
    ...[...contents[defaultLanguage].releases].map(([name, { date }]) => [`press/${name}`, date] as const),
  ]);
  const listedAddresses = pageRoutes.filter(
    ({ page, selection }) => getPage(page).isHidden !== true && !unlisted.has(selectionKey(selection)),
  );
  const entries = listedAddresses.map(({ page, path }) => {
    const lastChange = dates.get(page);
    const lastmod = lastChange === undefined ? '' : `<lastmod>${lastChange}</lastmod>`;
    return `<url><loc>${escapeXml(absoluteUrl(settings, path))}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Allows everything to be crawled. Crawlers read this file at the root of a host only (RFC 9309, section 2.3). */
export function composeRobotsTxt(settings: Settings): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(settings, '/sitemap.xml')}\n`;
}

/** The path is required by RFC 9116, section 3. */
export const securityTxtPath = '/.well-known/security.txt';

/** Returns the end of `security.txt`: the last day of the eleventh month from the build, as ISO date. */
export const getSecurityTxtEnd = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 0)).toISOString().slice(0, 10);

/**
 * Makes `security.txt` (RFC 9116).
 * @param expires ISO date, less than a year ahead (section 2.5.5)
 */
export function composeSecurityTxt(settings: Settings, expires: string): string {
  return [
    `Contact: mailto:${settings.email}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${languageIds.join(', ')}`,
    `Canonical: ${absoluteUrl(settings, securityTxtPath)}`,
    '',
  ].join('\n');
}

/** The file at this path states that the site honours the browser's privacy signal (w3.org/TR/gpc, "Well-known resource"). */
export const gpcPath = '/.well-known/gpc.json';

/**
 * Makes the statement about the privacy signal.
 * @param lastUpdate ISO date
 */
export const composeGpcJson = (lastUpdate: string): string => `${JSON.stringify({ gpc: true, lastUpdate })}\n`;
