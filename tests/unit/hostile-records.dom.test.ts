import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { settings } from 'virtual:settings';
import { ArticleGrid } from '~/features/news/components/ArticleGrid';
import { parse } from '~/lib/schema';
import { newsListSchema } from '~/news/newsList';
import { snapshotSchema } from '~/news/snapshot';
import { composeAtomFeed } from '~scripts/build/atom-feed';
import { news } from '~tests/support/content/en';
import { sampleList } from '~tests/support/news/articles';
import { hostileRecords, parseRecords } from '~tests/support/news/hostile-records';
import { wrapInShell } from '~tests/support/render';

const { categories } = news.filters;
const feed = { settings, name: 'all', language: 'en', title: 'T', description: '', pageUrl: settings.url } as const;

it('hostile records are parsed, stored, and rendered as plain text in pages and feeds', () => {
  fc.assert(
    fc.property(hostileRecords, (data) => {
      const { articles, problems } = parseRecords(data);
      expect(articles.length + problems.length).toBe(data.length);
      const snapshot = { total: 40, pageSize: 12, articles };
      const read = parse(snapshotSchema, JSON.parse(JSON.stringify(snapshot)), 'file');
      expect(read).toEqual({ kind: 'ok', value: snapshot });
      const file = JSON.stringify({ ...sampleList(), articles });
      const stored = parse(newsListSchema, JSON.parse(file), 'file');
      if (stored.kind !== 'ok') throw new Error(stored.message);
      expect(stored.value.articles).toEqual(articles);

      const grid = createElement(ArticleGrid, { articles, categories, freshFrom: '' });
      document.body.innerHTML = renderToStaticMarkup(wrapInShell(grid));
      const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
      expect(titles).toEqual(articles.map(({ title }) => title));
      expect(document.querySelectorAll('script, b')).toHaveLength(0);

      const xml = new DOMParser().parseFromString(composeAtomFeed({ ...feed, articles }), 'application/xml');
      const feedTitles = [...xml.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
      expect([xml.querySelector('parsererror'), feedTitles]).toEqual([null, titles]);
    }),
    { numRuns: 100 },
  );
});
