import { languageIds, languages } from '~/config/languages';
import { pageUrl } from '~/seo/addresses';
import { listFeedName } from '~/seo/feedAddress';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { FeedInput } from './atom-feed';

/** The number of entries in a feed. */
const entriesMax = 30;

/** Makes the feed of the releases in each language, the newest first. */
export const makePressFeeds = ({ contents, site }: SiteSettings): readonly FeedInput[] =>
  languageIds.map((language) => {
    const { pages, releases } = contents[language];
    const entries = [...releases].slice(0, entriesMax);
    return {
      site,
      name: listFeedName('press', language),
      language: languages[language].tag,
      articles: entries.map(([name, { meta, published }]) => ({
        url: pageUrl(site, `press/${name}`, language),
        title: meta.title,
        description: meta.description,
        imageUrl: null,
        source: site.brand,
        categories: [],
        publishedAt: published,
      })),
      title: pages.press.feedTitle,
      description: pages.press.meta.description,
      pageUrl: pageUrl(site, 'press', language),
    };
  });
