import { feedPath } from '~/features/feeds/feedAddress';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { NewsData } from '~scripts/generate/news-data';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { atomFeed, jsonFeed } from './feed-formats';
import { makeNewsFeeds } from './news-feeds';
import { makePressFeeds } from './press-feeds';

/** Makes the two files of each feed, for readers of Atom and of JSON Feed: pairs of a path without the base path, and a text. */
export function makeFeedFiles(
  siteSettings: SiteSettings,
  contents: SiteContent,
  { getArticles }: Pick<NewsData, 'getArticles'>,
): readonly (readonly [path: string, text: string])[] {
  const { site } = siteSettings;
  if (!site.features.feeds) return [];
  const feeds = [...makePressFeeds(site, contents), ...makeNewsFeeds(siteSettings, contents, getArticles)];
  return feeds.flatMap((feed) => [
    [feedPath(feed.name, 'xml'), atomFeed(feed)] as const,
    [feedPath(feed.name, 'json'), jsonFeed(feed)] as const,
  ]);
}
