import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleGrid } from '~/features/news/components/ArticleGrid';
import { parse } from '~/lib/schema';
import { newsListSchema } from '~/news/newsList';
import { snapshotSchema } from '~/news/snapshot';
import { news } from '~tests/support/content/en';
import { sampleList } from '~tests/support/news/articles';
import { hostileRecords, parseRecords } from '~tests/support/news/hostile-records';
import { wrapInShell } from '~tests/support/render';

const { categories } = news.filters;

it('hostile records are parsed, stored and rendered as plain text', () => {
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
    }),
    { numRuns: 60 },
  );
});
