import { site } from '~/config/site';

export const search = {
  meta: {
    title: 'Search',
    description: `Search every page of ${site.brand} and the regional news, section by section.`,
    keywords: ['search', 'find', 'site search', 'site map', 'news search'],
  },
  heading: 'Search',
  /** Of the page that shows the results of a query. */
  resultsTitle: (query: string) => `Search: ${query}`,
  hint: 'All pages of this site, section by section, and the regional news.',
  /** After the hint, with script and without. */
  asYouType: 'Results appear as you type.',
  withoutScript: 'The search needs JavaScript and a current browser.',
  /** Names the keys that open the search. */
  shortcut: 'Ctrl + K or ⌘ + K opens the search on every page.',
  loading: 'Loading...',
  failed: 'The search could not be loaded. The pages below are still there.',
  retry: 'Try Again',
  /** Announced: how much was found. */
  found: (pages: number, articles: number) => {
    const count = pages + articles;
    return `${count} ${count === 1 ? 'result' : 'results'}: ${pages} on our pages, ${articles} in the news`;
  },
  none: (query: string) => `Nothing found for “${query}”`,
  /** What to try when nothing was found. */
  advice: [
    'Check the spelling, or try a shorter form of the word.',
    'Use fewer words: every word you add narrows the search.',
    'News can also be chosen by region and category.',
  ],
  /** Only some of the words were found together. */
  partial: 'Nothing has all of these words. These results have some of them.',
  pagesHeading: 'Pages',
  newsHeading: 'News',
  /** Says that articles are in English; empty on the English page. */
  languageNotice: '',
  showAll: (count: number) => `Show All ${count}`,
  siteMapHeading: 'All Pages',
};
