import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPages } from '~/content/pageTable';
import { ArticleGrid } from '~/features/news/components/ArticleGrid';
import { parseDocuments } from '~/features/search/documents';
import { listSchema } from '~/shared/news/newsList';
import { parseNewsResponse } from '~/shared/news/service/response';
import { parse } from '~/shared/schema';
import { site } from '~generated/site';
import { atomFeed, jsonFeed } from '~scripts/generate/public/feeds';
import { makeSearchFiles } from '~scripts/generate/public/search';
import { toCollectedArticle } from '~scripts/news/snapshots/collection';
import { snapshotSchema, toArticle } from '~scripts/news/snapshots/snapshot';
import { news } from '~tests/support/content/en';
import { sampleList } from '~tests/support/news/articles';
import { searchTerms as terms } from '~tests/support/news/search-terms';
import { wrapInShell } from '~tests/support/render';

const { categories } = news.filters;

/** Names of inherited properties, markup, and characters that are special to String.replace or XML. */
const hostile = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'),
  fc.constantFrom('</script><b>', '$&$`', ']]>', '\u0000\uD800', '&amp;', '{{x}}'),
  fc.string(),
  fc.jsonValue(),
);

const record = fc.record({
  url: fc.oneof(
    hostile,
    fc.nat(9).map((id) => `https://paper.example/${id}`),
  ),
  title: fc.oneof(hostile, fc.constant('A title')),
  published_at: fc.oneof(hostile, fc.constantFrom('2026-01-02T03:04:05Z', '2999-01-01')),
  description: hostile,
  image_url: hostile,
  source: hostile,
  categories: fc.oneof(hostile, fc.array(hostile)),
  keywords: hostile,
  __proto__: fc.constant(null),
});

it('hostile records are parsed, stored, rendered, searched and put into feeds as plain text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 5, arbitrary: record }, hostile), { maxLength: 6 }), (data) => {
      const answer = parseNewsResponse({ meta: { found: 40, limit: 12 }, data }, terms);
      if (answer === null) throw new Error('no answer');
      const { articles, problems } = answer;
      expect(articles.length + problems.length).toBe(data.length);
      const seenAt = '2026-11-26T00:00:00Z';
      const records = articles.map((article) => {
        const { selections: _, ...record } = toCollectedArticle(article, ['all/all'], seenAt);
        return record;
      });
      expect(records.map(toArticle)).toEqual(articles);
      const snapshot = { version: 2, origin: 'live', total: 40, pageSize: 12, pagesRead: 1, articles: records };
      const read = parse(snapshotSchema, JSON.parse(JSON.stringify(snapshot)), 'file');
      expect(read).toEqual({ kind: 'ok', value: snapshot });
      const file = JSON.stringify({ ...sampleList(), articles });
      const stored = parse(listSchema, JSON.parse(file), 'file');
      if (stored.kind !== 'ok') throw new Error(stored.message);
      expect(stored.value.articles).toEqual(articles);

      const grid = createElement(ArticleGrid, { leadEndId: undefined, articles, categories, freshFrom: '' });
      document.body.innerHTML = renderToStaticMarkup(wrapInShell(grid));
      const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
      expect(titles).toEqual(articles.map(({ title }) => title));
      expect(document.querySelectorAll('script, b')).toHaveLength(0);

      const feed = {
        site,
        name: 'all',
        language: 'en',
        articles,
        title: 'T',
        description: '',
        pageUrl: site.url,
      } as const;
      const xml = new DOMParser().parseFromString(atomFeed(feed), 'application/xml');
      const feedTitles = [...xml.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
      expect([xml.querySelector('parsererror'), feedTitles]).toEqual([null, titles]);
      expect(JSON.parse(jsonFeed(feed)).items).toHaveLength(articles.length);
      const [[, searchFile] = ['', '']] = makeSearchFiles(createPages(site, [], []), new Map(), articles);
      expect(parseDocuments(JSON.parse(searchFile))).toHaveLength(articles.length);
    }),
    { numRuns: 150 },
  );
});
