import type { Site } from '~/content/load';
import { feedPath } from '~/seo/feedAddress';
import type { NewsData } from '~scripts/build/news-data';
import { composeAtomFeed } from './atom-feed';
import { makeNewsFeeds } from './news-feeds';
import { makePressFeeds } from './press-feeds';

/** Makes the file of each feed: pairs of a path without the base path, and a text. */
export function makeFeedFiles(
  site: Site,
  { getArticles }: Pick<NewsData, 'getArticles'>,
): readonly (readonly [path: string, text: string])[] {
  const feeds = [...makePressFeeds(site), ...makeNewsFeeds(site, getArticles)];
  return feeds.map((feed) => [feedPath(feed.name), composeAtomFeed(feed)]);
}
