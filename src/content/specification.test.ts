/** Compares sentences with the specification: those of data/ while it is the sample, otherwise those of the tests' data. */
import { expect, test } from 'vitest';
import { site } from '~generated/site';
import { composeContent } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSettings } from '~scripts/settings/read-settings';
import { readSiteSettings } from '~scripts/settings/site-settings';
import specified from '~tests/fixtures/specification.json';
import { getFullName, linkedPages, pageIds, getShortName } from './pages';

const isSample = readSettings({}, 'data').sample;
const siteSettings = readSiteSettings({ dataFolder: isSample ? 'data' : dataFolder, environment: {} });
const { pages, shell } = composeContent(readData(siteSettings), 'en', siteSettings);

test('the sentences of all pages are as specified', () => {
  expect(pages).toMatchObject(specified.pages);
  expect(shell).toMatchObject(specified.shell);
  expect(pages.home?.meta.keywords).toHaveLength(5);
  expect(pages.portfolio?.approach.columns.map(({ points }) => points.length)).toEqual([4, 4, 4]);
  expect(site.foundingYear).toBe(2020);
});

const listNames = (name: (page: (typeof pageIds)[number]) => string) =>
  Object.fromEntries(pageIds.map((page) => [page, name(page)]));

// Only the names that both have are compared: an owner may add a page or a region, and take one away.
test.for([
  ['pages in header and footer', listNames((page) => getShortName(page, shell)), specified.names.short],
  ['pages in breadcrumbs', listNames((page) => getFullName(page, shell)), specified.names.full],
  ['regions', pages.news?.filters.regions ?? {}, specified.names.regions],
  ['categories', pages.news?.filters.categories ?? {}, specified.names.categories],
] as const)('the names of %s are as specified', ([, given, names]) => {
  const shared = Object.entries(names).filter(([id]) => id in given);
  expect(given).toMatchObject(Object.fromEntries(shared));
  expect(shared.length).toBeGreaterThan(1);
});

// The owner of another site decides which links it has.
test.for(isSample ? (['header', 'footer', 'legal'] as const) : [])(
  'the links of %s in the sample are as specified',
  (where) => expect(linkedPages(where)).toEqual(expect.arrayContaining(specified.links[where])),
);
