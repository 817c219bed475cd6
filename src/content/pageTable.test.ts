import { expect, test } from 'vitest';
import { createPages } from './pageTable';

const selections = [
  { region: 'all', category: 'all' },
  { region: 'haiti', category: 'economy' },
];

test('a page has an address in each language, and one for each selection of the news', () => {
  const { addressAt, getPath } = createPages(selections, []);
  expect(addressAt('/es/about/')).toMatchObject({ page: 'about', language: 'es', path: '/es/about' });
  expect(addressAt('/news/haiti/economy')).toMatchObject({ page: 'news', selection: selections[1] });
  expect([addressAt('/news/haiti'), addressAt('/en/about')]).toEqual([undefined, undefined]);
  expect([getPath('home', 'en'), getPath('home', 'fr')]).toEqual(['/', '/fr/']);
});
