import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSite } from '~tests/support/settings';
import { createPages, describeMissingPage } from './pageTable';

const site = readSite({}, dataFolder);
const selections = [
  { region: 'all', category: 'all' },
  { region: 'haiti', category: 'economy' },
];

test('a page has an address in each language, and one for each selection of the news', () => {
  const { addressAt, getPath } = createPages(site, selections, []);
  expect(addressAt('/es/about/')).toMatchObject({ page: 'about', language: 'es', path: '/es/about' });
  expect(addressAt('/news/haiti/economy')).toMatchObject({ page: 'news', selection: selections[1] });
  expect([addressAt('/news/haiti'), addressAt('/en/about')]).toEqual([undefined, undefined]);
  expect([getPath('home', 'en'), getPath('home', 'fr')]).toEqual(['/', '/fr/']);
});

test('a page of a part that is off has no address, and no list links to it', () => {
  const without = { ...site, switches: { ...site.switches, news: false, companies: false } };
  const { addressAt, indexablePages, linkedPages, pageIds } = createPages(without, selections, []);
  expect([addressAt('/news'), addressAt('/portfolio')]).toEqual([undefined, undefined]);
  for (const list of [pageIds, indexablePages, linkedPages('header'), linkedPages('footer')])
    expect(list.filter((page) => page === 'news' || page === 'portfolio')).toEqual([]);
  expect(linkedPages('header')).toEqual(['home', 'about', 'contact']);
});

test('a missing page of the table is off, and any other does not exist', () => {
  expect(describeMissingPage('/portfolio')).toBe('this page is off (features in data/site.json)');
  expect(describeMissingPage('/shop')).toBe('there is no page at this address');
});
