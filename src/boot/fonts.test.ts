// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributes } from './contract';
import { applyCachedFonts } from './fonts';

const root = document.documentElement;
const isApplied = () => root.hasAttribute(attributes.fonts);

beforeEach(() => {
  root.removeAttribute(attributes.fonts);
});
afterEach(() => vi.restoreAllMocks());

test.for([
  [`${location.origin}/about`, true],
  [`${location.origin}.example/`, false],
  ['https://search.example/', false],
  ['', false],
] as const)('a page reached from %j has the fonts at its first paint: %s', ([referrer, expected]) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  applyCachedFonts();
  expect(isApplied()).toBe(expected);
});
