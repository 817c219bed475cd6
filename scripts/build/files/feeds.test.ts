// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import type { Article } from '~/features/news/model/article';
import { atomFeed, type FeedInput, jsonFeed } from './feeds';

const site = parseSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

const money: Article = {
  url: 'https://paper.example/a?x=1&y=2',
  title: `Aid worth US$"10M" & US$'s $& $$ $1 <b>]]></script>`,
  description: 'مرحبا שלום 😀 Haïti’s “plan”',
  imageUrl: 'https://paper.example/a.jpg',
  region: 'all',
  source: 'Le “Papier” & Cie',
  categories: ['business', 'oil & gas'],
  publishedAt: '2026-01-02T03:04:05Z',
};

const bare: Article = {
  url: 'http://other.example/b',
  title: 'Plain\u0007 title',
  description: '',
  imageUrl: null,
  region: 'all',
  source: 'other.example',
  categories: [],
  publishedAt: '2026-01-03T00:00:00Z',
};

const input: FeedInput = {
  site,
  region: 'haiti',
  articles: [money, bare],
  title: 'News: Haiti & more',
  description: 'What moves US$ in Haiti',
  pageUrl: 'https://host.example/repo/news',
  language: 'en',
};

const texts = (parent: ParentNode, selector: string): readonly (string | null)[] =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('atomFeed', () => {
  const document = new DOMParser().parseFromString(atomFeed(input), 'application/xml');
  const entries = [...document.querySelectorAll('feed > entry')];

  it('is an Atom feed of its own address and its newest article’s date', () => {
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(document.documentElement.getAttribute('xml:lang')).toBe('en');
    expect(texts(document, 'feed > id')).toEqual(['https://host.example/repo/feeds/haiti.xml']);
    expect(texts(document, 'feed > title')).toEqual(['News: Haiti & more']);
    expect(texts(document, 'feed > subtitle')).toEqual(['What moves US$ in Haiti']);
    expect(texts(document, 'feed > updated')).toEqual(['2026-01-03T00:00:00.000Z']);
    expect(texts(document, 'feed > author > name')).toEqual([site.brand]);
    const links = [...document.querySelectorAll('feed > link')].map(
      (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`,
    );
    expect(links).toEqual([
      'self https://host.example/repo/feeds/haiti.xml',
      'alternate https://host.example/repo/news',
    ]);
  });

  it('brings titles, sources, categories and addresses through unharmed', () => {
    expect(entries.map((entry) => texts(entry, 'id'))).toEqual([[money.url], [bare.url]]);
    expect(entries.map((entry) => entry.querySelector('link')?.getAttribute('href'))).toEqual([money.url, bare.url]);
    expect(entries.map((entry) => texts(entry, 'title'))).toEqual([[money.title], ['Plain title']]);
    expect(entries.map((entry) => texts(entry, 'summary'))).toEqual([[money.description], []]);
    expect(entries.map((entry) => texts(entry, 'author > name'))).toEqual([[money.source], [bare.source]]);
    expect(entries.map((entry) => texts(entry, 'updated'))).toEqual([
      ['2026-01-02T03:04:05.000Z'],
      ['2026-01-03T00:00:00.000Z'],
    ]);
    expect([...document.querySelectorAll('category')].map((category) => category.getAttribute('term'))).toEqual(
      money.categories,
    );
  });

  it('has a date without articles', () => {
    const empty = new DOMParser().parseFromString(atomFeed({ ...input, articles: [] }), 'application/xml');
    expect(texts(empty, 'feed > updated')).toEqual(['1970-01-01T00:00:00.000Z']);
    expect(texts(empty, 'entry')).toEqual([]);
  });

  it('is the same text for the same articles', () => {
    expect(atomFeed(structuredClone(input))).toBe(atomFeed(input));
  });
});

describe('jsonFeed', () => {
  it('follows JSON Feed 1.1', () => {
    const feed: unknown = JSON.parse(jsonFeed(input));
    expect(feed).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News: Haiti & more',
      home_page_url: 'https://host.example/repo/news',
      feed_url: 'https://host.example/repo/feeds/haiti.json',
      description: 'What moves US$ in Haiti',
      icon: 'https://host.example/repo/icon-512.png',
      favicon: 'https://host.example/repo/icon-192.png',
      authors: [{ name: site.brand, url: 'https://host.example/repo/' }],
      language: 'en',
      items: [
        {
          id: money.url,
          url: money.url,
          title: money.title,
          content_text: money.description,
          image: 'https://paper.example/a.jpg',
          date_published: '2026-01-02T03:04:05.000Z',
          authors: [{ name: money.source }],
          tags: ['business', 'oil & gas'],
        },
        {
          id: bare.url,
          url: bare.url,
          title: bare.title,
          content_text: bare.title,
          date_published: '2026-01-03T00:00:00.000Z',
          authors: [{ name: 'other.example' }],
        },
      ],
    });
  });
});
