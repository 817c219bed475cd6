import { languageIds, languages } from '~/config/languages';
import type { Site } from '~/content/load';
import { pageUrl } from '~/seo/addresses';
import { pressFeedName } from '~/seo/feedAddress';
import type { FeedInput } from './atom-feed';

/** The number of entries in a feed. */
const entriesMax = 30;

/** Makes the feed of the releases in each language, the newest first. */
export const makePressFeeds = ({ contents, settings }: Site): readonly FeedInput[] =>
  languageIds.map((language) => {
    const { pages, releases } = contents[language];
    const entries = [...releases].slice(0, entriesMax);
    return {
      settings,
      name: pressFeedName(language),
      language: languages[language].tag,
      articles: entries.map(([name, { meta, published }]) => ({
        url: pageUrl(settings, `press/${name}`, language),
        title: meta.title,
        description: meta.description,
        imageUrl: null,
        source: settings.brand,
        categories: [],
        publishedAt: published,
      })),
      title: pages.press.feedTitle,
      description: pages.press.meta.description,
      pageUrl: pageUrl(settings, 'press', language),
    };
  });
