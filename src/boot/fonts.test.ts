// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributes } from './contract';
import { applyCachedFonts, applyFonts } from './fonts';

const root = document.documentElement;
const isApplied = () => root.hasAttribute(attributes.fonts);
const load = vi.fn<(face: string) => Promise<unknown>>();

beforeEach(() => {
  root.removeAttribute(attributes.fonts);
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => vi.restoreAllMocks());

test('fonts are asked for by family and weight, and applied once each has arrived or failed', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockImplementation(async () => {
    expect(isApplied()).toBe(false);
  });
  await applyFonts();
  expect(load.mock.calls.map(([face]) => face)).toEqual([
    '400 1em "Newsreader"',
    '400 1em "Hanken Grotesk"',
    '600 1em "Hanken Grotesk"',
  ]);
  expect(isApplied()).toBe(true);
});

test("a font provider's stylesheet takes effect", async () => {
  document.head.innerHTML = `<link media="print" ${attributes.lateStylesheet}>`;
  await applyFonts();
  expect(document.querySelector('link')?.media).toBe('all');
});

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
