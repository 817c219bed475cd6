import { expect, it } from 'vitest';
import type { Article } from '~/news/article';
import { sampleArticle } from '~tests/support/news/articles';
import { readSettings } from '~tests/support/site';
import { composeAtomFeed, type FeedInput } from './atom-feed';

const settings = readSettings({ url: 'https://host.example', basePath: '/repo/' });

const richArticle: Article = {
  url: 'https://paper.example/a?x=1&y=2',
  title: `\u0007Aid worth US$"10M" & US$'s $& $$ $1 <b>]]></script>`,
  description: 'مرحبا שלום 😀 Haïti’s “plan”',
  imageUrl: 'https://paper.example/a.jpg?x=1&y=2',
  region: 'all',
  source: 'Le “Papier” & Cie',
  categories: ['business', 'oil & gas'],
  publishedAt: '2026-01-02T03:04:05Z',
};

/** An article without description, picture and categories. */
const bareArticle = sampleArticle('b');

const input: FeedInput = {
  settings,
  name: 'haiti',
  language: 'en',
  articles: [richArticle, bareArticle],
  title: 'News: Haiti & more',
  description: 'What moves US$ in Haiti',
  pageUrl: 'https://host.example/repo/news',
};

it('an Atom feed has its address, its page, its newest date, and its articles with any character in their text', () => {
  const elements = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">',
    '<id>https://host.example/repo/feeds/haiti.xml</id>',
    '<title>News: Haiti &#38; more</title>',
    '<subtitle>What moves US$ in Haiti</subtitle>',
    '<updated>2026-01-02T03:04:05Z</updated>',
    `<author><name>${settings.brand}</name></author>`,
    '<link rel="self" type="application/atom+xml" href="https://host.example/repo/feeds/haiti.xml"/>',
    '<link rel="alternate" type="text/html" href="https://host.example/repo/news"/>',
    '<icon>https://host.example/repo/icon-192.png</icon>',
    '<entry>',
    '<id>https://paper.example/a?x=1&#38;y=2</id>',
    '<title>Aid worth US$&#34;10M&#34; &#38; US$&#39;s $&#38; $$ $1 &#60;b&#62;]]&#62;&#60;/script&#62;</title>',
    '<link rel="alternate" href="https://paper.example/a?x=1&#38;y=2"/>',
    '<published>2026-01-02T03:04:05Z</published>',
    '<updated>2026-01-02T03:04:05Z</updated>',
    '<author><name>Le “Papier” &#38; Cie</name></author>',
    '<category term="business"/>',
    '<category term="oil &#38; gas"/>',
    '<summary>مرحبا שלום 😀 Haïti’s “plan”</summary>',
    '<media:content url="https://paper.example/a.jpg?x=1&#38;y=2" medium="image"/>',
    '</entry>',
    '</feed>',
  ];
  expect(composeAtomFeed({ ...input, articles: [richArticle] }).replaceAll('\n', '')).toBe(elements.join(''));
});

it('an Atom feed without articles has a date', () => {
  expect(composeAtomFeed({ ...input, articles: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

it('a feed has the date of its newest article', () => {
  const newest = { ...bareArticle, publishedAt: '2026-01-02T12:00:00Z' };
  const feed = composeAtomFeed({ ...input, articles: [newest, richArticle] });
  expect(feed).toMatch(/^<updated>2026-01-02T12:00:00Z<\/updated>$/m);
  // The article without a description has no summary.
  expect(feed.match(/<summary>/g)).toHaveLength(1);
});

it('an article without a picture has none in the feeds', () => {
  expect(composeAtomFeed({ ...input, articles: [bareArticle] })).not.toContain('media:content');
});
