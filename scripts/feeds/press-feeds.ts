import { languageTag } from '~/config/languageTag';
import type { Site } from '~/config/site.node.ts';
import { pressFeedName } from '~/features/feeds/feedAddress';
import { pageUrl } from '~/seo/addresses';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { FeedInput } from './atom-feed';

/** Makes the feed of the newest releases in each language. None on a site without releases. */
export function makePressFeeds(site: Site, contents: SiteContent): readonly FeedInput[] {
  return [...contents].flatMap(([language, { pages }]): readonly FeedInput[] => {
    const { press } = pages;
    if (press === undefined) return [];
    const releases = press.groups
      .flatMap((group) => group.releases)
      .flatMap(({ id }) => {
        const release = pages[id];
        return release !== undefined && 'published' in release ? [{ id, release }] : [];
      });
    return [
      {
        site,
        name: pressFeedName(language),
        language: languageTag(site, language),
        articles: releases.map(({ id, release }) => ({
          url: pageUrl(site, id, language),
          title: release.meta.title,
          description: release.meta.description,
          imageUrl: null,
          source: site.brand,
          categories: [],
          publishedAt: release.published,
        })),
        title: press.feedTitle,
        description: press.meta.description,
        pageUrl: pageUrl(site, 'press', language),
      },
    ];
  });
}
