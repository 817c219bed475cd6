import { expect, test } from 'vitest';
import { createPlaceholderValues, fillPlaceholders } from './placeholders';

const settings = {
  brand: "Cash $& $1 $' Inc.",
  email: 'a@b.example',
  foundingYear: 2020,
  schedulingUrl: '/calendar',
  url: 'https://a.example',
};
const values = createPlaceholderValues({
  settings,
  newsServiceHost: 'news.example',
  companies: [{ name: 'A' }, { name: 'B' }],
});

test('the values follow from settings and companies', () => {
  expect(values).toMatchObject({ companyNames: 'A, B', companyTotal: '2', schedulingHost: 'a.example' });
});

test('a value is written as it is, ends a sentence by its own full stop, and what the page fills in stays', () => {
  expect(fillPlaceholders('{brand}. {year} {toString}', values)).toBe("Cash $& $1 $' Inc. {year} {toString}");
});
