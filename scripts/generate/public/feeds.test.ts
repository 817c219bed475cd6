// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Article } from '~/features/news/model/article';
import { readSite } from '~scripts/settings/read-settings';
import { atomFeed, type FeedInput, jsonFeed } from './feeds';

const site = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

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

function read(feed: FeedInput) {
  const document = new DOMParser().parseFromString(atomFeed(feed), 'application/xml');
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const values = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  return { texts, values };
}

it('an Atom feed has its address, its page, its newest date, and the text of its articles to the letter', () => {
  const { texts, values } = read(input);
  const self = 'https://host.example/repo/feeds/haiti.xml';
  expect(values('feed', 'xmlns')).toEqual(['http://www.w3.org/2005/Atom']);
  expect(values('feed > link', 'href')).toEqual([self, input.pageUrl]);
  expect(values('entry > link', 'href')).toEqual([money.url, bare.url]);
  expect(values('category', 'term')).toEqual(money.categories);
  const expected = {
    'feed > id': [self],
    'feed > title': ['News: Haiti & more'],
    'feed > subtitle': ['What moves US$ in Haiti'],
    'feed > updated': ['2026-01-03T00:00:00Z'],
    'entry > id': [money.url, bare.url],
    'entry > title': [money.title, 'Plain title'],
    'entry > summary': [money.description],
    'entry > author > name': [money.source, bare.source],
  };
  for (const [selector, held] of Object.entries(expected)) expect(texts(selector)).toEqual(held);
});

it('an Atom feed without articles has a date', () => {
  const { texts } = read({ ...input, articles: [] });
  expect([texts('feed > updated'), texts('entry')]).toEqual([['1970-01-01T00:00:00Z'], []]);
});

it('an article dated ahead of the clock makes a feed as new as the moment when it was first seen', () => {
  const ahead = { ...bare, publishedAt: '2027-01-01T00:00:00Z', firstSeen: '2026-01-02T12:00:00Z' };
  const { texts } = read({ ...input, articles: [ahead, money] });
  expect(texts('feed > updated')).toEqual(['2026-01-02T12:00:00Z']);
  expect(texts('entry > published')[0]).toBe('2027-01-01T00:00:00Z');
});

it('the JSON feed follows version 1.1', () => {
  expect(JSON.parse(jsonFeed(input))).toEqual({
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
        date_published: '2026-01-02T03:04:05Z',
        authors: [{ name: money.source }],
        tags: ['business', 'oil & gas'],
      },
      {
        id: bare.url,
        url: bare.url,
        title: bare.title,
        content_text: bare.title,
        date_published: '2026-01-03T00:00:00Z',
        authors: [{ name: 'other.example' }],
      },
    ],
  });
});
