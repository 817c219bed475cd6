import { expect, test } from 'vitest';
import { createPageRoutes, pagePath } from './pageTable';

const selections = [
  { region: 'all', category: 'all' },
  { region: 'haiti', category: 'economy' },
];

test('a page has an address in each language, and one for each selection of the news', () => {
  const { findRoute } = createPageRoutes(selections, []);
  expect(findRoute('/es/about/')).toMatchObject({ page: 'about', language: 'es', path: '/es/about' });
  expect(findRoute('/news/haiti/economy')).toMatchObject({ page: 'news', selection: selections[1] });
  expect([findRoute('/news/haiti'), findRoute('/en/about')]).toEqual([undefined, undefined]);
  expect([pagePath('home', 'en'), pagePath('home', 'fr')]).toEqual(['/', '/fr/']);
});
