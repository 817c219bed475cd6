import { expect, test } from 'vitest';
import { languageIds } from '~/config/languages';
import { createSearch } from '~/features/search/engine';
import queries from '~tests/fixtures/search-queries.json';
import { testNow } from '~tests/support/edited-data';
import { loadSite } from './load';
import { listSearchDocuments } from './searchDocuments';

const { contents } = loadSite({ dataFolder: 'data', environment: {}, now: testNow });
const searches = new Map(
  languageIds.map((language) => [language, createSearch(listSearchDocuments(contents[language], language), language)]),
);

// Another company or sentence may move a result by a place or two, but not the first one.
test.for(queries)('the first results in $language for "$query"', ({ language, query, first }) => {
  const search = searches.get(languageIds.find((id) => id === language) ?? 'en');
  const addresses = search?.(query).documents.map(({ href }) => href) ?? [];
  expect(addresses[0]).toBe(first[0]);
  expect(addresses.slice(0, 5)).toEqual(expect.arrayContaining(first));
});
