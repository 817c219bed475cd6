import type { Language } from '~/config/languages';
import { feedPath, manifestPath } from '~/seo/addresses';
import { atomFeed, type FeedInput, jsonFeed } from './feeds';
import { robots } from './robots';
import { securityTxt, type SecurityTxtInput, securityTxtPath } from './security-txt';
import { sitemap, type SitemapInput } from './sitemap';
import { type ManifestInput, type ManifestTexts, webManifest } from './web-manifest';

export interface SiteFilesInput extends SitemapInput, Pick<ManifestInput, 'backgroundColour'> {
  readonly manifestTexts: (language: Language) => ManifestTexts;
  /** See `SecurityTxtInput`. */
  readonly securityExpires: SecurityTxtInput['expires'];
  readonly feeds: readonly Omit<FeedInput, 'site'>[];
}

/**
 * Every file of the built site that is neither a page nor an asset.
 * @returns text by path without base path, e.g. `/sitemap.xml`, in an order that is always the same.
 */
export function siteFiles(input: SiteFilesInput): ReadonlyMap<string, string> {
  const { site, languages, backgroundColour, manifestTexts, securityExpires } = input;
  const feeds = input.feeds.map((feed) => ({ ...feed, site }));
  return new Map([
    ['/sitemap.xml', sitemap(input)],
    ['/robots.txt', robots(site)],
    [securityTxtPath, securityTxt({ site, expires: securityExpires, languages })],
    ...languages.map((language): [string, string] => [
      manifestPath(language),
      webManifest({ site, language, texts: manifestTexts(language), backgroundColour }),
    ]),
    ...feeds.flatMap((feed): [string, string][] => [
      [feedPath(feed.region, 'xml'), atomFeed(feed)],
      [feedPath(feed.region, 'json'), jsonFeed(feed)],
    ]),
  ]);
}
