import type { Site } from '~/config/site';
import { absoluteUrl } from '~/seo/addresses';

/**
 * `robots.txt`: everything may be crawled, and where the sitemap is, absolute as sitemaps.org asks.
 *
 * Crawlers read it at the root of a host only (RFC 9309, section 2.3). Under a base path it does no harm, and its
 * host's own file can name the same sitemap.
 */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`;
}
