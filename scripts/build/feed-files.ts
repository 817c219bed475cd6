import { feedPath } from '~/seo/feedAddress';
import type { NewsData } from '~scripts/build/news-data';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { atomFeed } from './atom-feed';
import { makeNewsFeeds } from './news-feeds';
import { makePressFeeds } from './press-feeds';

/** Makes the file of each feed: pairs of a path without the base path, and a text. */
export function makeFeedFiles(
  siteSettings: SiteSettings,
  { getArticles }: Pick<NewsData, 'getArticles'>,
): readonly (readonly [path: string, text: string])[] {
  const feeds = [...makePressFeeds(siteSettings), ...makeNewsFeeds(siteSettings, getArticles)];
  return feeds.map((feed) => [feedPath(feed.name), atomFeed(feed)]);
}
