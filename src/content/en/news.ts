import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import { categoryNames, regionNames } from '~/content/news-names';
import type { RelatedContent } from '~/content/types/shared';

const related: RelatedContent = {
  heading: 'Behind the News',
  links: [
    {
      page: 'portfolio',
      text: 'Our companies in these markets',
      title: `${companyCount.en}: what each one does and where it works`,
      priority: 'high',
      context: ['portfolio companies', 'Caribbean business', 'technology', 'energy'],
    },
    {
      page: 'contact',
      text: 'Media contact',
      title: 'Questions from journalists, by message or phone call',
      priority: 'high',
      context: ['media inquiry', 'press', 'interview', 'contact'],
    },
    {
      page: 'about',
      text: 'About the group',
      title: `Our mission, our values and the years since ${foundingYear}`,
      priority: 'medium',
      context: ['company history', 'background', 'mission', 'values'],
    },
    {
      page: 'home',
      text: 'How we invest in the region',
      title: 'Capabilities, companies and approach on one page',
      priority: 'medium',
      context: ['investment approach', 'capabilities', 'overview', 'home'],
    },
  ],
};

export const news = {
  meta: {
    title: 'Regional News',
    description:
      'Business, politics and market news from the United States, Haiti, the Dominican Republic, the Caribbean and Latin America in one place.',
    keywords: [
      'regional news',
      'Caribbean business news',
      'Haiti news',
      'Dominican Republic news',
      'Latin America markets',
    ],
  },
  /** Of a page of one selection, given as "Haiti · Business". */
  selectionMeta: {
    title: (selection: string) => `Regional News: ${selection}`,
    description: (selection: string) =>
      `${selection}: the newest articles of many publishers, with the rest of the regional news one click away.`,
  },
  hero: {
    heading: 'Regional News',
    lead: 'Business, politics and markets from New\u00A0York to South America, gathered from many publishers and sorted by region.',
    contact: `For the media: ${site.email}`,
    mailSubject: 'Media Inquiry',
  },
  filters: {
    regionsLabel: 'Region',
    categoriesLabel: 'Category',
    regions: regionNames.en,
    categories: categoryNames.en,
  },
  list: {
    label: 'Articles',
    loadMore: 'Load More Articles',
    loading: 'Loading...',
    firstLoad: 'Loading articles',
    failed: 'Failed to load news articles',
    retry: 'Try Again',
    offline: 'You are offline. The articles already here stay readable.',
    online: 'You are online again.',
    /** No articles for the filters. */
    empty: 'There are no articles in this selection yet.',
    /** No articles at all: a first checkout without snapshots. */
    none: 'There is no news here yet. The first articles appear with the next update.',
    /** Announced: how many articles are shown now. */
    shown: (count: number) => (count === 1 ? '1 article shown' : `${count} articles shown`),
    added: (count: number) => (count === 1 ? '1 article added' : `${count} articles added`),
    end: 'That is all for this selection.',
    /** Before links to what has articles, where the filters have none. */
    nearest: 'See instead:',
    /** The same, where the filters have one article or two. */
    near: 'See also:',
    /** Over the articles of other filters than the chosen ones, given as "Haiti · Business". */
    stillShown: (selection: string) => `Still showing: ${selection}`,
    /** Names the feed that goes on where the list ends, for browsers without script. */
    olderInFeed: 'Older articles in the Atom feed',
  },
  /** The quiet line on when the news last changed, given as a formatted date. */
  freshness: (date: string) => `Updated ${date}`,
  /** In its place where that is longer ago than the schedule explains; two days or more. */
  stale: (days: number) => `Last updated ${days} days ago`,
  sampleNotice: 'These are sample articles, invented to show how the page works. They report nothing real.',
  /** Says that articles are in English; empty on the English page. */
  languageNotice: '',
  markets: {
    heading: 'Regional Market Overview',
    note: 'Fixed, illustrative figures. They are not live data, and no basis for a decision.',
    items: {
      us: 'U.S. Markets',
      caribbean: 'Caribbean Markets',
      latinAmerica: 'Latin America',
      trade: 'Regional Trade',
    },
    /** Spoken before a positive figure. */
    up: 'Up',
  },
  /** The newest articles of a region, for feed readers. */
  feeds: {
    label: 'Follow this region',
    title: (region: string) => `${site.brand} News: ${region}`,
    formats: { xml: 'Atom', json: 'JSON' },
  },
  related,
};
