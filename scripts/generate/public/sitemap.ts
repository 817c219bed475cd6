import { type NewsSelection, keyOf } from '~/config/selection';
import type { Site } from '~/config/site';
import { isIndexable, type PageAddress, type PageId } from '~/content/pages';
import { absoluteUrl } from '~/seo/addresses';
import { escapeXml } from '~scripts/lib/xml';

export interface SitemapInput {
  readonly site: Site;
  readonly addresses: readonly PageAddress[];
  /** When a page last changed, as an ISO date or instant; a page that is not known to have changed has none. */
  readonly lastModified: Readonly<Partial<Record<PageId, string>>>;
  /** Selections of the news with too few articles to be listed. */
  readonly thin: readonly NewsSelection[];
}

/**
 * `sitemap.xml`: every page and selection that search engines may list, in every language published. Its versions in
 * other languages are named by each document.
 *
 * sitemaps.org protocol 0.9. No `changefreq` and no `priority`, which Google ignores, and no clock: `lastmod` stands only
 * where the date is known.
 */
export function sitemap({ site, addresses, lastModified, thin }: SitemapInput): string {
  const unlisted = new Set(thin.map(keyOf));
  const listed = addresses.filter(({ page, selection }) => isIndexable(page) && !unlisted.has(keyOf(selection)));
  const entries = listed.map(({ page, path }) => {
    const changed = lastModified[page];
    const lastmod = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
    return `<url><loc>${escapeXml(absoluteUrl(site, path))}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
