import { defaultLanguage, type Language, languages as settings } from '~/config/languages';
import { allNews, type NewsSelection, keyOf } from '~/config/selection';
import type { Site } from '~/config/site';
import { indexablePages, type PageId, pages } from '~/content/pages';
import { pageUrl } from '~/seo/addresses';
import { escapeXml } from '~scripts/lib/xml';

export interface SitemapInput {
  readonly site: Site;
  /** The languages published. */
  readonly languages: readonly Language[];
  /** When a page last changed, as an ISO date or instant; a page that is not known to have changed has none. */
  readonly lastModified: Readonly<Partial<Record<PageId, string>>>;
  /** Selections of the news with too few articles to be listed. */
  readonly thin: readonly NewsSelection[];
}

/** The same list in every version's entry, as the head's `hreflang` links have it; none for a site in one language. */
function alternates({ site, languages }: SitemapInput, page: PageId, selection: NewsSelection): readonly string[] {
  if (languages.length < 2) return [];
  const link = (hreflang: string, language: Language): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(pageUrl(site, page, language, selection))}"/>`;
  return [...languages.map((language) => link(settings[language].tag, language)), link('x-default', defaultLanguage)];
}

/**
 * `sitemap.xml`: every page and selection that search engines may list, in every language published.
 *
 * sitemaps.org protocol 0.9, with the alternates of Google's "Localized versions of your page". No `changefreq` and
 * no `priority`, which Google ignores, and no clock: `lastmod` stands only where the date is known.
 */
export function sitemap(input: SitemapInput): string {
  const listed = indexablePages.flatMap((page) =>
    (pages[page].selections ?? [allNews]).map((selection) => ({ page, selection })),
  );
  const thin = new Set(input.thin.map(keyOf));
  const entries = listed.flatMap(({ page, selection }) => {
    if (thin.has(keyOf(selection))) return [];
    const links = alternates(input, page, selection);
    const changed = input.lastModified[page];
    const lastmod = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`;
    return input.languages.map((language) => {
      const loc = `<loc>${escapeXml(pageUrl(input.site, page, language, selection))}</loc>`;
      return `<url>${loc}${lastmod}${links.join('')}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
