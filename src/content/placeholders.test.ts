import { expect, test } from 'vitest';
import { createPlaceholderValues, fillPlaceholders, type PlaceholderFacts } from './placeholders';

const settings = {
  brand: "Cash $& $1 $' Inc.",
  email: 'a@b.example',
  foundingYear: 2020,
  schedulingUrl: '/calendar',
  url: 'https://a.example',
};
const counts = {
  numbers: ['two', 'three'],
  companies: { one: 'one company', many: '{count} companies' },
  industries: { one: 'one industry', many: '{count} industries' },
};
const getValues = (companies: PlaceholderFacts['companies']) =>
  createPlaceholderValues({ settings, newsServiceHost: 'news.example', companies }, counts);
const companies = ['A', 'B', 'C', 'D'].map((name) => ({ name, industry: 'energy' }));

test('counts are words up to where the words end', () => {
  expect([1, 2, 3, 4].map((count) => getValues(companies.slice(0, count)).companyCount)).toEqual([
    'One company',
    'Two companies',
    'Three companies',
    '4 companies',
  ]);
  expect(getValues(companies)).toMatchObject({
    companyNames: 'A, B, C, D',
    companyTotal: '4',
    industryCount: 'one industry',
    schedulingHost: 'a.example',
  });
});

test('a value is written as it is, ends a sentence by its own full stop, and what the page fills in stays', () => {
  expect(fillPlaceholders('{brand}. {year} {toString}', getValues(companies))).toBe(
    "Cash $& $1 $' Inc. {year} {toString}",
  );
});
