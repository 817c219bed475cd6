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

test.for(queries)('the first results in $language for "$query"', ({ language, query, first }) => {
  const search = searches.get(languageIds.find((id) => id === language) ?? 'en');
  const hits = search?.(query).documents.slice(0, 3) ?? [];
  expect(hits.map(({ href }) => href)).toEqual(first);
});
