import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryIds, regionIds } from '~/config/news';
import { allNews, type Filters, readFilters, searchOf } from './filters';

const [, category = 'all'] = categoryIds;

function read(search: string): Filters {
  return readFilters(new URLSearchParams(search));
}

describe('the filters in the address', () => {
  it('are left out where they are all', () => {
    expect(searchOf(allNews)).toBe('');
    expect(searchOf({ region: 'haiti', category })).toBe(`?region=haiti&category=${category}`);
  });

  it('fall back to all, silently', () => {
    for (const search of [
      '',
      '?',
      '?region=mars',
      '?region=&category=',
      '?category=Business',
      '?region[]=haiti',
      '?%E0%A4%A',
      '?region=constructor&category=__proto__',
    ]) {
      expect(read(search)).toEqual(allNews);
    }
    expect(read('?region=haiti&category=sports')).toEqual({ ...allNews, region: 'haiti' });
  });

  it('come back as they were written', () => {
    const filters = fc.record({ region: fc.constantFrom(...regionIds), category: fc.constantFrom(...categoryIds) });
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(read(searchOf(wanted))).toEqual(wanted);
      }),
    );
  });

  it('are read from anything', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(regionIds).toContain(read(search).region);
      }),
    );
  });
});
