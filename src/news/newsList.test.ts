import { expect, it } from 'vitest';
import { hasServicePage } from './newsList';

it.each([
  { total: 40, pageSize: 12, page: 4, expected: true },
  { total: 36, pageSize: 12, page: 4, expected: false },
  { total: 4, pageSize: 3, page: 2, expected: true },
  { total: 0, pageSize: 12, page: 1, expected: false },
  // The service refuses a page that ends past 20,000 articles.
  { total: 1_000_000, pageSize: 12, page: 1_666, expected: true },
  { total: 1_000_000, pageSize: 12, page: 1_667, expected: false },
])(
  'of $total articles in pages of $pageSize there is a page $page: $expected',
  ({ total, pageSize, page, expected }) => {
    expect(hasServicePage(total, pageSize, page)).toBe(expected);
  },
);
