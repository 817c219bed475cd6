import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { regionViews } from './harbourPositions';

test('the chart has a view of each region whose outline it has', () => {
  const drawing = readFileSync('src/assets/pictures/hero-regions.svg', 'utf8');
  const outlined = [...drawing.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
  expect(Object.keys(regionViews).toSorted()).toEqual(outlined.toSorted());
});
