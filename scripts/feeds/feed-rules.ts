import { hostPath } from '~/seo/addresses';
import { feedPath, feedType, listFeedName } from '~/seo/feedAddress';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { listFeedPages } from './list-feeds';

/** The names of the site's feeds: one for each region of the news, and one for each list of added pages in each language. */
function listFeedNames(siteSettings: SiteSettings): readonly string[] {
  const {
    searchTerms,
    settings,
    site: { switches },
  } = siteSettings;
  if (!switches.feeds) return [];
  return [
    ...(switches.news ? searchTerms.regions.map(({ id }) => id) : []),
    ...listFeedPages(siteSettings).flatMap((page) =>
      settings.languages.map((language) => listFeedName(page, language)),
    ),
  ];
}

/** Makes the rules for headers of feeds (scripts/publish/headers.ts), whose content types hosts do not know. */
export function createFeedRules(siteSettings: SiteSettings) {
  const names = listFeedNames(siteSettings);
  const rule = (path: string, headers: Readonly<Record<string, string>>, requiresFile: boolean) => ({
    path: hostPath(siteSettings.site, path),
    headers,
    requiresFile,
  });
  return [
    // Feed readers may be pages of other sites.
    ...(names.length > 0 ? [rule('/feeds/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }, false)] : []),
    ...names.map((name) => rule(feedPath(name), { 'Content-Type': feedType }, true)),
  ];
}
