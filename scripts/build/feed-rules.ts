import { languageIds } from '~/config/languages';
import { hostPath } from '~/seo/addresses';
import { listFeedName } from '~/seo/feedAddress';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The names of the site's feeds: one for each region of the news, and one for the releases in each language. */
function listFeedNames(siteSettings: SiteSettings): readonly string[] {
  const { searchTerms } = siteSettings;
  return [
    ...searchTerms.regions.map(({ id }) => id),
    ...languageIds.map((language) => listFeedName('press', language)),
  ];
}

/**
 * Makes the rules for headers of feeds (scripts/build/headers.ts): feed readers may be pages of other sites. The type
 * is the one that hosts send with `.xml`, as Firefox saves a file of the type of feeds instead of opening it.
 */
export function createFeedRules(siteSettings: SiteSettings) {
  if (listFeedNames(siteSettings).length === 0) return [];
  return [
    { path: hostPath(siteSettings.site, '/feeds/*'), headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}
