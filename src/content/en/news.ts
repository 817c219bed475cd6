import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import { categoryNames, regionNames } from '~/content/news-names';
import type { NewsContent } from '~/content/types/news';

export const news: NewsContent = {
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
  selectionMeta: {
    title: (selection) => `Regional News: ${selection}`,
    description: (selection) =>
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
    empty: 'There are no articles in this selection yet.',
    none: 'There is no news here yet. The first articles appear with the next update.',
    shown: (count) => (count === 1 ? '1 article shown' : `${count} articles shown`),
    added: (count) => (count === 1 ? '1 article added' : `${count} articles added`),
    end: 'That is all for this selection.',
    nearest: 'See instead:',
    near: 'See also:',
    stillShown: (selection) => `Still showing: ${selection}`,
    olderInFeed: 'Older articles in the Atom feed',
  },
  freshness: (date) => `Updated ${date}`,
  stale: (days) => `Last updated ${days} days ago`,
  sampleNotice: 'These are sample articles, invented to show how the page works. They report nothing real.',
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
    up: 'Up',
  },
  feeds: {
    label: 'Follow this region',
    title: (region) => `${site.brand} News: ${region}`,
    formats: { xml: 'Atom', json: 'JSON' },
  },
  related: {
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
  },
};
