import { describe, expect, test } from 'vitest';
import { categories, combinations, isCategoryId, isRegionId, regionIds } from './news';

describe('the news desk', () => {
  test('has the regions of the specification; what each is searched by is tested with the query', () => {
    expect(regionIds).toEqual(['all', 'united-states', 'haiti', 'dominican-republic', 'caribbean', 'latin-america']);
  });

  test('has its categories, all of them first', () => {
    expect(categories).toEqual(['all', 'business', 'politics', 'economy', 'markets', 'technology', 'society']);
  });

  test('crosses every region with every category once', () => {
    expect(combinations).toHaveLength(42);
    expect(new Set(combinations.map(({ region, category }) => `${region}/${category}`)).size).toBe(42);
    expect(combinations[0]).toEqual({ region: 'all', category: 'all' });
  });

  test('knows its own ids and no others', () => {
    expect(regionIds.every(isRegionId)).toBe(true);
    expect(categories.every(isCategoryId)).toBe(true);
    for (const stranger of ['', 'All', 'europe', 'toString', null, undefined, 0]) {
      expect(isRegionId(stranger)).toBe(false);
      expect(isCategoryId(stranger)).toBe(false);
    }
  });
});
