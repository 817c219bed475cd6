import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArticleDocument, PageDocument } from './documents';
import { createEngine } from './engine';

const page = (
  path: string,
  title: string,
  ...sections: readonly (readonly [heading: string, text: string])[]
): PageDocument => ({
  path,
  title,
  labels: [],
  description: '',
  keywords: [],
  sections: sections.map(([heading, text]) => ({ heading, fragment: '', text })),
});

const article = (title: string, text = ''): ArticleDocument => ({
  url: `https://paper.example/${encodeURIComponent(title)}`,
  title,
  text,
  source: 'paper.example',
  day: '2026-11-20',
  categories: ['business'],
});

const pages = [
  page(
    '/about',
    'About Us',
    ['About Alisio Group', 'A holding company in Haïti.'],
    ['Our Mission', 'Capital and experienced hands. Contact us.'],
  ),
  {
    ...page('/contact', 'Contact', ['Get in Touch', 'Tell us briefly.'], ['Book a Call', 'A calendar.']),
    keywords: ['media inquiry'],
  },
  page(
    '/privacy',
    'Privacy',
    ['Privacy', 'What happens to your data.'],
    ['When you book a call', 'The calendar is a provider’s.'],
  ),
];
const articles = [
  article('Haiti tests identity card'),
  article('Remittances reach US$854 million', 'Families in Haïti.'),
  article('Port of Cap-Haïtien grows', 'Energy costs fall.'),
];

const engine = await createEngine({ pages, articles });
const found = (query: string) => engine.search(query).sections.map(({ section }) => section.heading);
const news = (query: string) => engine.search(query).articles.map(({ title }) => title);

describe('a search', () => {
  test.each(['haiti', 'HAÏTI', 'Haïti', 'hait', 'hiati', 'haitti'])('%s finds Haïti and Haiti', (query) => {
    expect(found(query)).toEqual(['About Alisio Group']);
    expect(news(query)[0]).toBe('Haiti tests identity card');
  });

  test('needs all words, wherever in a section they stand', () => {
    expect(found('mission capital')).toEqual(['Our Mission']);
    expect(engine.search('mission capital').partial).toBe(false);
  });

  test('settles for some of the words, and says so', () => {
    const { sections, partial } = engine.search('mission zebra');
    expect(sections.map(({ section }) => section.heading)).toEqual(['Our Mission']);
    expect(partial).toBe(true);
  });

  test('puts a page before the parts that mention it, and what tells before what is legal', () => {
    expect(found('contact')).toEqual(['Get in Touch', 'Our Mission']);
    expect(found('book a call')).toEqual(['Book a Call', 'When you book a call']);
  });

  test('finds a page by its keywords', () => {
    expect(found('media inquiry')).toEqual(['Get in Touch']);
  });

  test('forgives nothing in numbers, and nothing that is spelled right', () => {
    expect(news('854')).toHaveLength(1);
    expect(news('855')).toEqual([]);
    expect(news('port')).toEqual(['Port of Cap-Haïtien grows']);
  });

  test('names the words to mark as they stand in the documents', () => {
    expect([...engine.search('enrgy').terms]).toEqual(['energi']);
  });

  test('takes a filler for a word begun where it stands alone', () => {
    expect(found('ca')).toContain('Our Mission');
    expect(found('the')).toEqual([]);
  });

  test('finds nothing without a word, and throws at nothing', () => {
    for (const query of ['', '   ', '$&', '“”', '*', '\u0000'])
      expect(engine.search(query)).toMatchObject({ sections: [], articles: [] });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
        expect(engine.search(query).sections.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test('there is something to search without articles', async () => {
  const bare = await createEngine({ pages, articles: [] });
  expect(bare.search('mission').sections).toHaveLength(1);
});
