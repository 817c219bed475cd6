import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filtersSchema } from '~/content/filters';
import { toSearchTerms } from '~/news/searchTerms';
import { findCategoryId } from './news';

const region = { id: 'kenya', phrases: ['Kenya'] };
const category = { id: 'business' };

/** The errors of the regions and categories, each with its key. */
const findErrors = (filters: object) =>
  v
    .safeParse(filtersSchema, filters, { abortPipeEarly: true })
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test.for([
  [[], [category], 'regions: this list is empty'],
  [[{ ...region, id: 'all' }], [category], 'regions.0.id: an id has only small letters'],
  [[{ ...region, id: 'East Africa' }], [category], 'regions.0.id: an id has only small letters'],
  [[region, region], [category], 'regions.1: this id is there twice'],
  [[{ ...region, phrases: [] }], [category], 'regions.0.phrases: this list is empty'],
  [[{ ...region, phrases: ['"Kenya"'] }], [category], 'regions.0.phrases.0: a phrase is words'],
  [[region], [{ ...category, serviceName: 'Business!' }], 'categories.0: the news service has no category "Business!"'],
] as const)('%j and %j are refused in one line that names the key', ([regions, categories, error]) => {
  expect(findErrors({ regions, categories })).toEqual([expect.stringContaining(error)]);
});

test.for(['https://news.example/', 'www.news.example', 'News.example', 'news'])(
  'the excluded host %s is refused in one line that names the key',
  (host) => {
    expect(findErrors({ regions: [region], categories: [category], excludedHosts: ['a.example', host] })).toEqual([
      expect.stringContaining(`excludedHosts.1: "${host}" is not a host such as news.example`),
    ]);
  },
);

test('excluded hosts may be left out', () => {
  const filters = v.parse(filtersSchema, { regions: [region], categories: [category] });
  expect(toSearchTerms(filters).excludedHosts).toEqual([]);
});

test('a category is known by its own name and by the service’s, in any case', () => {
  expect(['Tech', 'POLITICS', 'sports', '', '__proto__'].map(findCategoryId)).toEqual([
    'technology',
    'politics',
    'all',
    'all',
    'all',
  ]);
});
