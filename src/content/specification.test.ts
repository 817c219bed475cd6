/** Compares the sentences, names and links of the site with the specification. */
import { expect, test } from 'vitest';
import { getFullPageName, getShortPageName } from '~/components/pageNames';
import { getLinkedPages, builtInPageIds } from '~/config/pageTable';
import { dataFolder } from '~scripts/folders';
import specified from '~tests/fixtures/specification.json';
import { loadSite } from './load';

const { settings, contents } = loadSite({ dataFolder, environment: {}, now: new Date() });
const { pages, shell } = contents.en;

test('the sentences of all pages are as specified', () => {
  expect(pages).toMatchObject(specified.pages);
  expect(shell).toMatchObject(specified.shell);
  // The specification has five companies, and so "5+"; the figure follows from their number.
  expect(pages.home.figures.items[0]?.value).toBe(`${pages.portfolio.companies.length}+`);
  expect(pages.home.meta.keywords).toHaveLength(5);
  expect(pages.portfolio.approach.columns.map(({ points }) => points.length)).toEqual([4, 4, 4]);
  expect(settings.foundingYear).toBe(2020);
});

const listNames = (name: (page: (typeof builtInPageIds)[number]) => string) =>
  Object.fromEntries(builtInPageIds.map((page) => [page, name(page)]));

// The site may have more of each than the specification.
test.for([
  ['pages in header and footer', listNames((page) => getShortPageName(page, shell)), specified.names.short],
  ['pages in breadcrumbs', listNames((page) => getFullPageName(page, shell)), specified.names.full],
  ['regions', pages.news.filters.regions, specified.names.regions],
  ['categories', pages.news.filters.categories, specified.names.categories],
] as const)('the names of %s are as specified', ([, given, names]) => {
  expect(given).toMatchObject(names);
});

test.for(['header', 'footer', 'legal'] as const)('the links of %s are as specified', (where) => {
  expect(getLinkedPages(where)).toEqual(expect.arrayContaining(specified.links[where]));
});
