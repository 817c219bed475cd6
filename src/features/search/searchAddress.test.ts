import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryLengthMax, queryOf, searchAddress } from './searchAddress';

test('a query goes into the address of its language and comes out again', () => {
  expect(searchAddress('es', 'energía & más')).toEqual({
    pathname: '/es/search',
    search: '?q=energ%C3%ADa+%26+m%C3%A1s',
  });
  expect(searchAddress('en', '  ')).toEqual({ pathname: '/search', search: '' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: queryLengthMax / 4 }), (query) => {
      expect(queryOf(searchAddress('en', query).search)).toBe(query.trim());
    }),
  );
});

test('a query is no longer than a field takes', () => {
  expect(queryOf(`?q=${'a'.repeat(500)}`)).toHaveLength(queryLengthMax);
  expect(queryOf('?page=2')).toBe('');
});
