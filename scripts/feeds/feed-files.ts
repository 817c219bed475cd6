import { feedPath } from '~/seo/feedAddress';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { NewsData } from '~scripts/generate/news-data';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { atomFeed } from './atom-feed';
import { makeListFeeds } from './list-feeds';
import { makeNewsFeeds } from './news-feeds';

/** Makes the file of each feed: pairs of a path without the base path, and a text. */
export function makeFeedFiles(
  siteSettings: SiteSettings,
  contents: SiteContent,
  { getArticles }: Pick<NewsData, 'getArticles'>,
): readonly (readonly [path: string, text: string])[] {
  const feeds = [...makeListFeeds(siteSettings, contents), ...makeNewsFeeds(siteSettings, contents, getArticles)];
  return feeds.map((feed) => [feedPath(feed.name), atomFeed(feed)]);
}
