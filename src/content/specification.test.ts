/** The sentences that the specification gives: of data/ while that says that it is a sample, else of the tests' own data. */
import { describe, expect, test } from 'vitest';
import { site } from '~generated/site';
import { composeContent } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { readSettings } from '~scripts/settings/read-settings';
import { shortNameOf, linkedPages, type PageId, pageIds } from './pages';

/** Compares what both have: an owner may add a page or a region, and take one away. */
function expectNames(given: Readonly<Record<string, string>>, specified: Readonly<Record<string, string>>): void {
  const shared = Object.entries(specified).filter(([id]) => id in given);
  expect(given).toMatchObject(Object.fromEntries(shared));
  expect(shared.length).toBeGreaterThan(1);
}

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

const isSample = readSettings({}, 'data').sample;
const folder = isSample ? 'data' : undefined;
const { pages, shell } = composeContent(readData(folder), 'en', site);
const { about, contact, home, news, portfolio } = pages;

const specified = (...ids: PageId[]) => expect.arrayContaining(isSample ? ids : []);

describe('while data/site.json says "sample": true, as the specification has them are', () => {
  test('the links of header and footer', () => {
    expect(linkedPages('header')).toEqual(specified('home', 'about', 'portfolio', 'news', 'contact'));
    expect(linkedPages('footer')).toEqual(specified('about', 'portfolio', 'news', 'contact'));
    expect(linkedPages('legal')).toEqual(specified('privacy', 'terms'));
  });

  test('the names of the pages in header, footer and breadcrumbs', () => {
    const short = {
      home: 'Home',
      about: 'About',
      portfolio: 'Portfolio',
      news: 'News',
      contact: 'Contact',
      privacy: 'Privacy',
      terms: 'Terms',
    };
    const full = { about: 'About Us', portfolio: 'Portfolio', news: 'News & Insights', contact: 'Contact Us' };
    expectNames(Object.fromEntries(pageIds.map((page) => [page, shortNameOf(page, shell)])), short);
    expectNames(Object.fromEntries(pageIds.map((page) => [page, shell.pages[page].name])), full);
    expect(shell.segments['careers']).toBe('Careers');
    expect(shell.navigation.getStarted).toBe('Get Started');
    expect(shell.footer).toMatchObject({
      mailSubject: 'Inquiry from Website',
      navigationHeading: 'Navigation',
      connectHeading: 'Connect',
    });
  });

  test('the home page', () => {
    expect(home).toMatchObject({
      meta: { title: 'Strategic Investment & Growth' },
      hero: { heading: 'Building Tomorrow’s Leaders', portfolio: 'Our Portfolio', contact: 'Get in Touch' },
      capabilities: { heading: 'Our Capabilities' },
      companies: { heading: 'Portfolio Companies', viewAll: 'View All Companies' },
      expertise: { heading: 'Explore Our Expertise' },
      approach: { heading: 'Investment Approach' },
      closing: { heading: 'Ready to Partner With Us?', action: 'Start a Conversation' },
    });
    expect(home.meta.keywords).toHaveLength(5);
    const capabilities = ['Strategic Investment', 'Operational Excellence', 'Global Expansion'];
    expect(titles(Object.values(home.capabilities.items))).toEqual(capabilities);
    expect(titles(home.approach.pillars)).toEqual(['Strategic Vision', 'Growth Focus', 'Global Reach']);
    expect(site.foundingYear).toBe(2020);
    expect(home.figures.items.map(({ label, value }) => [label, value])).toEqual([
      ['Portfolio Companies', '5+'],
      ['Markets', '3'],
      ['Founded', '2020'],
      ['Countries', '3+'],
    ]);
  });

  test('about and portfolio', () => {
    expect(titles(about.values.items)).toEqual(['Integrity', 'Excellence', 'Innovation']);
    expect(about.timeline.items.map(({ year }) => year)).toEqual(['2020', '2021', '2022', '2023', '2024']);
    expect(about.related.heading).toBe('Learn More About the Group');
    expect(portfolio.visitWebsite).toBe('Visit Website');
    expect(portfolio.approach.heading).toBe('Our Investment Approach');
    const columns = ['Strategic Growth', 'Value Creation', 'Long-term Vision'];
    expect(portfolio.approach.columns.map(({ title, points }) => [title, points.length])).toEqual(
      columns.map((title) => [title, 4]),
    );
  });

  test('the news', () => {
    expect(news).toMatchObject({
      hero: { heading: 'Regional News' },
      list: { loadMore: 'Load More Articles', loading: 'Loading...', failed: 'Failed to load news articles' },
      markets: { heading: 'Regional Market Overview' },
    });
    expectNames(news.filters.regions, {
      all: 'All Regions',
      'united-states': 'United States',
      haiti: 'Haiti',
      'dominican-republic': 'Dominican Republic',
      caribbean: 'Caribbean',
      'latin-america': 'Latin America',
    });
    expectNames(news.filters.categories, {
      all: 'All',
      business: 'Business',
      politics: 'Politics',
      economy: 'Economy',
      markets: 'Markets',
      technology: 'Technology',
      society: 'Society',
    });
    expect(news.markets.items.map(({ label, value }) => [label, value])).toEqual([
      ['U.S. Markets', '+2.3%'],
      ['Caribbean Markets', '+1.8%'],
      ['Latin America', '+1.5%'],
      ['Regional Trade', '+2.1%'],
    ]);
  });

  test('the contact form and the error screens', () => {
    expect(contact.hero.scheduleNote).toBe('Schedule a call');
    expect(contact.form).toMatchObject({
      subjectPlaceholder: 'Select a subject',
      subjects: {
        investment: { label: 'Investment Opportunities' },
        partnership: { label: 'Partnership Inquiry' },
        media: { label: 'Media Inquiry' },
        other: { label: 'Other' },
      },
      mailLabels: { name: 'Name', email: 'Email', message: 'Message' },
    });
    expect(shell).toMatchObject({
      errorScreen: { heading: 'Something went wrong', refresh: 'Refresh Page' },
      routerError: { heading: 'Unexpected Application Error!' },
    });
  });
});
