// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcePage, attributes } from './contract';
import { applyCachedFonts, applyFonts } from './fonts';

const root = document.documentElement;
const isApplied = () => root.hasAttribute(attributes.fonts);

beforeEach(() => {
  root.removeAttribute(attributes.fonts);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
  document.body.innerHTML = '';
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

const isLate = () => root.getAttribute(attributes.fonts) === 'next';

/** A page with one paragraph at a height, and at another one in the site's fonts. */
function stand(before: number, after: number): void {
  document.body.innerHTML = '<main><p>Text</p></main>';
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isText = this.localName === 'p';
    return new DOMRect(0, isText ? (isApplied() ? after : before) : 0, 100, isText ? 20 : 10_000);
  });
}

describe('fonts that have arrived', () => {
  test.for([
    [100, 102],
    [innerHeight + 100, innerHeight + 500],
    [-100, -500],
  ] as const)('are shown at once where nothing in the window moves: from %i to %i px', async ([before, after]) => {
    stand(before, after);
    await applyFonts();
    expect([isApplied(), isLate()]).toEqual([true, false]);
  });

  test.for([
    [100, 103],
    [innerHeight + 100, innerHeight - 1],
    [10, -500],
  ] as const)('wait for the next page where something would: from %i to %i px', async ([before, after]) => {
    stand(before, after);
    await applyFonts();
    expect(isLate()).toBe(true);
    announcePage();
    expect([isApplied(), isLate()]).toEqual([true, false]);
  });

  test('are shown in no page of a visitor who fetches none', () => {
    announcePage();
    expect(isApplied()).toBe(false);
  });
});
