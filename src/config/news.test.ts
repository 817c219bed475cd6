import { describe, expect, test } from 'vitest';
import { categories, combinations, isCategoryId, isRegionId, regionIds, regions } from './news';

describe('the news desk', () => {
  test('has the regions of the specification, with their phrases', () => {
    expect(regions.map(({ id, phrases }) => [id, phrases.join(' OR ')])).toEqual([
      ['all', ''],
      ['united-states', 'United States OR USA OR America'],
      ['haiti', 'Haiti OR Haitian'],
      ['dominican-republic', 'Dominican Republic OR Santo Domingo'],
      ['caribbean', 'Caribbean'],
      ['latin-america', 'Latin America OR South America'],
    ]);
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
