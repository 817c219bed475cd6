import { describe, expect, test } from 'vitest';
import type { ArticleDocument, PageDocument } from './documents';
import { createEngine } from './engine';

const page = (path: string, title: string, keywords: string, ...sections: readonly string[]): PageDocument => ({
  path,
  title,
  labels: [],
  description: '',
  keywords: [keywords],
  sections: sections.map((text) => {
    const [heading = '', body = ''] = text.split(': ');
    return { heading, fragment: '', text: body };
  }),
});

const article = (title: string, text: string): ArticleDocument => ({
  url: `https://paper.example/${encodeURIComponent(title)}`,
  title,
  text,
  source: 'paper.example',
  day: '2026-11-20',
  categories: ['business'],
});

const articles = [
  article('Haiti tests identity card', 'A card for every citizen.'),
  article('Remittances to Haiti reach US$854 million', 'Families receive more than last year.'),
  article('Port of Cap-Haïtien grows', 'Ships call twice a week, energy costs fall.'),
];

const english = await createEngine({
  articles,
  pages: [
    page(
      '/about',
      'About Us',
      'company history',
      'About the Group: A holding company.',
      'Our Mission: To find businesses with room to grow, and to give them capital and experienced hands. Contact us.',
      'Integrity: What we promise has a date.',
      'Dominican Republic and Haiti: 2022 · The group begins in e-commerce.',
      'Founding: 2020 · The group is founded.',
    ),
    page(
      '/portfolio',
      'Portfolio',
      'AI career assistant',
      'Our Portfolio: Five companies, each with a plain question to answer.',
      'Rumbo: A career assistant for people on the way to their next job.',
      'Cabotaje: E-commerce solutions for merchants in the Dominican Republic and Haiti.',
      'Soley: Renewable energy for homes and businesses. The islands burn fuel under a strong sun; solar roofs save it.',
      'Long-term Vision: Ownership measured in years.',
    ),
    page('/contact', 'Contact', 'media inquiry', 'Get in Touch: Tell us briefly.', 'Book a Call: Choose a time.'),
    page(
      '/privacy',
      'Privacy',
      'personal data',
      'Privacy: What happens to your data when you contact us or book a call.',
      'When you book a call: The calendar belongs to a provider.',
    ),
  ],
});

const found = (query: string) => english.search(query).sections.map(({ section }) => section.heading);
const news = (query: string) => english.search(query).articles.map(({ title }) => title);

describe('the first section found', () => {
  test.each([
    ['media inquiry', 'Get in Touch'],
    ['book a call', 'Book a Call'],
    ['missoin', 'Our Mission'],
    ['founded 2020', 'Founding'],
    ['dominican repulic', 'Dominican Republic and Haiti'],
    ['merchants haiti', 'Cabotaje'],
    ['soley', 'Soley'],
    ['SOLAR', 'Soley'],
    ['jobs', 'Rumbo'],
    ['long term vision', 'Long-term Vision'],
  ])('for %s is %s', (query, heading) => {
    expect(found(query)[0]).toBe(heading);
  });
});

test.each([
  ['remitances haiti', 'Remittances to Haiti reach US$854 million'],
  ['hiati', 'Haiti tests identity card'],
  ['854', 'Remittances to Haiti reach US$854 million'],
  ['ports', 'Port of Cap-Haïtien grows'],
])('the first article for %s is “%s”', (query, title) => {
  expect(news(query)[0]).toBe(title);
});

test('a number with another digit is another number', () => {
  expect(news('855')).toEqual([]);
});

test('all words are needed, or some of them where nothing has all', () => {
  expect(found('mission capital')).toEqual(['Our Mission']);
  expect(english.search('mission capital').partial).toBe(false);
  expect(found('mission zebra')).toEqual(['Our Mission']);
  expect(english.search('mission zebra').partial).toBe(true);
});

test('the words to mark are named as they stand in the documents', () => {
  expect([...english.search('enrgy').terms]).toEqual(['energi']);
});

test.each(['', '   ', '$&', '“”', '*', '\u0000', 'the'])('a text without a word finds nothing: %j', (query) => {
  expect(english.search(query)).toMatchObject({ sections: [], articles: [] });
});
