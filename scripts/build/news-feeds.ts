import { articleLanguage } from '~/config/selection';
import type { Site } from '~/content/load';
import { fill } from '~/lib/fill';
import { pageUrl } from '~/seo/addresses';
import type { NewsData } from '~scripts/build/news-data';
import type { FeedInput } from './atom-feed';

/** Makes the feed of each region: the articles of its snapshot. */
export function makeNewsFeeds(
  { contents, searchTerms, settings }: Site,
  getArticles: NewsData['getArticles'],
): readonly FeedInput[] {
  const { news } = contents[articleLanguage].pages;
  return searchTerms.regions.map(({ id: region }) => {
    const selection = { region, category: 'all' } as const;
    return {
      settings,
      name: region,
      language: articleLanguage,
      articles: getArticles(selection),
      title: fill(news.feeds.title, { region: news.filters.regions[region] ?? region }),
      description: news.meta.description,
      pageUrl: pageUrl(settings, 'news', articleLanguage, selection),
    };
  });
}
