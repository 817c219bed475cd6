import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { settings } from 'virtual:settings';
import { hostileRecords, parseRecords } from '~tests/support/news/hostile-records';
import { composeAtomFeed } from './atom-feed';

it('feeds have the texts of hostile records as plain text', () => {
  let articleCount = 0;
  fc.assert(
    fc.property(hostileRecords, (data) => {
      const { articles } = parseRecords(data);
      articleCount += articles.length;
      const feed = {
        settings,
        name: 'all',
        language: 'en',
        articles,
        title: 'T',
        description: '',
        pageUrl: settings.url,
      } as const;
      const xml = new DOMParser().parseFromString(composeAtomFeed(feed), 'application/xml');
      const titles = [...xml.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
      expect([xml.querySelector('parsererror'), titles]).toEqual([null, articles.map(({ title }) => title)]);
    }),
    { numRuns: 150 },
  );
  expect(articleCount).toBeGreaterThan(0);
});
