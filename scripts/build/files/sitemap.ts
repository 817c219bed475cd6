import { defaultLanguage, type Language, languages as settings } from '~/config/languages';
import type { Site } from '~/config/site';
import { indexablePages, type PageId } from '~/content/pages';
import { pageUrl } from '~/seo/addresses';
import { escapeXml, xmlDocument, xmlElement } from './xml';

export interface SitemapInput {
  readonly site: Site;
  /** The languages published. */
  readonly languages: readonly Language[];
  /** When a page last changed, as an ISO date or instant; a page that is not known to have changed has none. */
  readonly lastModified: Readonly<Partial<Record<PageId, string>>>;
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
} as const;

/** The same list in every version's entry, as the head's `hreflang` links have it; none for a site in one language. */
function alternates({ site, languages }: SitemapInput, page: PageId): readonly string[] {
  if (languages.length < 2) return [];
  const link = (hreflang: string, language: Language): string =>
    xmlElement('xhtml:link', { rel: 'alternate', hreflang, href: pageUrl(site, page, language) });
  return [...languages.map((language) => link(settings[language].tag, language)), link('x-default', defaultLanguage)];
}

/**
 * `sitemap.xml`: every page search engines may list, in every language published.
 *
 * sitemaps.org protocol 0.9, with the alternates of Google's "Localized versions of your page". No `changefreq` and
 * no `priority`, which Google ignores, and no clock: `lastmod` stands only where the date is known.
 */
export function sitemap(input: SitemapInput): string {
  const entries = indexablePages.flatMap((page) => {
    const links = alternates(input, page);
    const changed = input.lastModified[page];
    return input.languages.map((language) =>
      xmlElement(
        'url',
        {},
        [
          xmlElement('loc', {}, escapeXml(pageUrl(input.site, page, language))),
          ...(changed === undefined ? [] : [xmlElement('lastmod', {}, escapeXml(changed))]),
          ...links,
        ].join(''),
      ),
    );
  });
  return xmlDocument('urlset', namespaces, entries);
}
