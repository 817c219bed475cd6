import { describe, expect, test } from 'vitest';
import {
  categories,
  categoryIds,
  categoryOf,
  combinations,
  isCategoryId,
  isRegionId,
  regionIds,
  regions,
} from './news';

describe('the news desk', () => {
  test('begins with everything, which nothing is searched for', () => {
    expect(regions[0]).toEqual({ id: 'all', phrases: [] });
    expect(categories[0]).toEqual({ id: 'all', theNewsApi: '' });
  });

  test('has ids fit for addresses and file names, each once', () => {
    for (const ids of [regionIds, categoryIds]) {
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
  });

  test.for(regions.slice(1))('knows what to search for $id', ({ phrases }) => {
    expect(phrases.length).toBeGreaterThan(0);
    // What a service could take for an operator of its query.
    for (const phrase of phrases) expect(phrase).not.toMatch(/[+|"()*]|\b(?:OR|AND)\b/);
  });

  test('crosses every region with every category once', () => {
    const cells = combinations.map(({ region, category }) => `${region}/${category}`);
    expect(cells).toHaveLength(regionIds.length * categoryIds.length);
    expect(new Set(cells).size).toBe(cells.length);
    expect(combinations[0]).toEqual({ region: 'all', category: 'all' });
  });

  test('knows its own ids and no others', () => {
    expect(regionIds.every(isRegionId)).toBe(true);
    expect(categoryIds.every(isCategoryId)).toBe(true);
    for (const stranger of ['', 'All', 'atlantis', 'toString', null, undefined, 0]) {
      expect(isRegionId(stranger)).toBe(false);
      expect(isCategoryId(stranger)).toBe(false);
    }
  });
});

test('a category is known by its own name and by the service’s, in any case', () => {
  expect(categoryOf(['Tech'])).toBe('technology');
  expect(categoryOf(['general', 'POLITICS'])).toBe('politics');
  expect(categoryOf(['sports'])).toBe('all');
});
