import { languages } from '~/config/languages';
import { type BuiltInPageId, builtInPageIds, pageTable, splitAddedPage } from '~/content/pageTable';
import { pageUrl } from '~/seo/addresses';
import { listFeedName } from '~/seo/feedAddress';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { FeedInput } from './atom-feed';

/** What a feed has of the page that lists its entries; pages without a title of a feed have none. */
interface ListContent {
  readonly meta: { readonly description: string };
  readonly feedTitle?: string;
}

/** The number of entries in a feed. */
const entriesMax = 30;

/** The pages that list added pages, such as those of the press. */
export const listFeedPages: readonly BuiltInPageId[] = builtInPageIds.filter(
  (page) => pageTable[page].lists !== undefined,
);

/** Makes a feed in each language for each page that lists added pages: the first of them that have a moment from which they are shown. */
export function makeListFeeds(siteSettings: SiteSettings, contents: SiteContent): readonly FeedInput[] {
  const { pages, site } = siteSettings;
  return listFeedPages.flatMap((list) =>
    [...contents].flatMap(([language, { pages: pageContents }]): readonly FeedInput[] => {
      const { lists = {} } = pageTable[list];
      const content: ListContent | undefined = pageContents[list];
      if (content?.feedTitle === undefined) return [];
      const articles = pages.addedPageIds
        .filter((id) => Object.hasOwn(lists, splitAddedPage(id)[0]))
        .flatMap((id) => {
          const page = pageContents[id];
          if (page?.published === undefined) return [];
          return {
            url: pageUrl(site, id, language),
            title: page.meta.title,
            description: page.meta.description,
            imageUrl: null,
            source: site.brand,
            categories: [],
            publishedAt: page.published,
          };
        });
      return [
        {
          site,
          name: listFeedName(list, language),
          language: languages[language].tag,
          articles: articles.slice(0, entriesMax),
          title: content.feedTitle,
          description: content.meta.description,
          pageUrl: pageUrl(site, list, language),
        },
      ];
    }),
  );
}
