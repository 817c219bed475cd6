import { expect, test } from 'vitest';
import { categoryIds, categoryOf, isCategoryId, isRegionId, regionIds, regions } from './news';

test('regions and categories have ids fit for addresses and file names, and begin with all', () => {
  for (const ids of [regionIds, categoryIds]) {
    expect(ids[0]).toBe('all');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  }
  expect(regionIds.every(isRegionId) && categoryIds.every(isCategoryId)).toBe(true);
  for (const stranger of ['', 'All', 'atlantis', 'toString', null, undefined, 0])
    expect([isRegionId(stranger), isCategoryId(stranger)]).toEqual([false, false]);
});

test.for(regions.slice(1))('$id is searched for by phrases without operators', ({ phrases }) => {
  expect(phrases.length).toBeGreaterThan(0);
  for (const phrase of phrases) expect(phrase).not.toMatch(/[+|"()*]|\b(?:OR|AND)\b/);
});

test('a category is known by its own name and by the service’s, in any case', () => {
  expect(categoryOf(['Tech'])).toBe('technology');
  expect(categoryOf(['general', 'POLITICS'])).toBe('politics');
  expect(categoryOf(['sports'])).toBe('all');
});
