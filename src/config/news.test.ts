import { expect, test } from 'vitest';
import { parseData } from '~/schemas/dataFile';
import { filtersSchema, toSearchTerms } from '~/schemas/filters';
import { toCategory } from './news';

const region = { id: 'kenya', phrases: ['Kenya'] };
const category = { id: 'business' };

test.for([
  [[], [category], 'regions: at least one is needed'],
  [[{ ...region, id: 'all' }], [category], 'regions.0.id: an id is small letters'],
  [[{ ...region, id: 'East Africa' }], [category], 'regions.0.id: an id is small letters'],
  [[region, region], [category], 'regions.1: this id is there twice'],
  [[{ ...region, phrases: [] }], [category], 'regions.0.phrases: at least one phrase is needed'],
  [[{ ...region, phrases: ['Kenya OR Uganda'] }], [category], 'regions.0.phrases.0: a phrase is words'],
  [[{ ...region, phrases: ['"Kenya"'] }], [category], 'regions.0.phrases.0: a phrase is words'],
  [[region], [{ ...category, serviceName: 'Business!' }], 'categories.0.serviceName: a category of the service'],
  [[region], [{ ...category, theNewsApi: 'business' }], 'categories.0.theNewsApi: this key is unknown'],
] as const)('%j and %j are refused in one line that names the key', ([regions, categories, error]) => {
  const parse = () => parseData(filtersSchema, { regions, categories }, (path) => path);
  expect(parse).toThrow(new RegExp(`^${error}.*$`));
});

test.for([
  [{ hosts: ['https://news.example/'] }, 'excluded.hosts.0: a host is such as news.example'],
  [{ hosts: ['www.news.example'] }, 'excluded.hosts.0: a host is such as news.example'],
  [{ addresses: ['/an-article'] }, 'excluded.addresses.0: an address is such as https://news.example/an-article'],
  [{ titleWords: ['a OR b'] }, 'excluded.titleWords.0: a phrase is words'],
  [{ host: [] }, 'excluded.host: this key is unknown'],
] as const)('excluded %j is refused in one line that names the key', ([excluded, error]) => {
  const parse = () => parseData(filtersSchema, { regions: [region], categories: [category], excluded }, (path) => path);
  expect(parse).toThrow(new RegExp(`^${error}.*$`));
});

const parseExcluded = (excluded?: object) =>
  toSearchTerms(parseData(filtersSchema, { regions: [region], categories: [category], excluded }, (path) => path))
    .excluded;

test('what is excluded may be left out, and excluded addresses are compared without tracking parameters', () => {
  expect(parseExcluded()).toEqual({ hosts: [], addresses: [], titleWords: [] });
  const { addresses } = parseExcluded({ addresses: ['https://news.example/a?utm_source=x#top'] });
  expect(addresses).toEqual(['https://news.example/a']);
});

test('a category is known by its own name and by the service’s, in any case', () => {
  expect(['Tech', 'POLITICS', 'sports', '', '__proto__'].map(toCategory)).toEqual([
    'technology',
    'politics',
    'all',
    'all',
    'all',
  ]);
});
