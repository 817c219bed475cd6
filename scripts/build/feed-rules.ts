import { languageIds } from '~/config/languages';
import type { Site } from '~/content/load';
import { hostPath } from '~/seo/addresses';
import { listFeedName } from '~/seo/feedAddress';

/** The names of the site's feeds: one for each region of the news, and one for the releases in each language. */
function listFeedNames(site: Site): readonly string[] {
  const { searchTerms } = site;
  return [
    ...searchTerms.regions.map(({ id }) => id),
    ...languageIds.map((language) => listFeedName('press', language)),
  ];
}

/**
 * Makes the rules for headers of feeds (scripts/build/headers.ts): feed readers may be pages of other sites. The type
 * is the one that hosts send with `.xml`, as Firefox saves a file of the type of feeds instead of opening it.
 */
export function createFeedRules(site: Site) {
  if (listFeedNames(site).length === 0) return [];
  return [{ path: hostPath(site.settings, '/feeds/*'), headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }];
}
