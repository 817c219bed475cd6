// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributes } from './contract';
import { applyCachedFonts, applyFonts } from './fonts';

const root = document.documentElement;
const isApplied = (element: Element) => element.hasAttribute(attributes.fonts);

function provideFonts(...loads: readonly (() => Promise<unknown>)[]): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: loads.map((load) => ({ load })) });
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  for (const element of [root, document.body]) element.removeAttribute(attributes.fonts);
  document.head.innerHTML = '';
  provideFonts();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('parts of at most forty elements change in a frame, in reading order, and the root element in the end', async () => {
  const paragraphs = '<p><b>one</b> <i>two</i></p>'.repeat(30);
  document.body.innerHTML = `<header><a></a></header><main><section>${paragraphs}</section></main><footer></footer>`;
  const sizes: number[] = [];
  const order: string[] = [];
  const observer = new MutationObserver((records) => {
    const changed = records.flatMap(({ target }) => (target instanceof Element && target !== root ? [target] : []));
    if (changed.length > 0) sizes.push(changed.reduce((sum, part) => sum + part.querySelectorAll('*').length + 1, 0));
    order.push(...changed.map(({ localName }) => localName));
  });
  observer.observe(document, { subtree: true, attributeFilter: [attributes.fonts] });
  await applyFonts();
  expect(sizes.reduce((sum, size) => sum + size)).toBe(2 + 30 * 3 + 1);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  expect(order).toEqual(['header', ...Array<string>(30).fill('p'), 'footer']);
  expect(isApplied(root)).toBe(true);
  observer.disconnect();
});

test('nothing changes before every font has come or failed to', async () => {
  document.body.innerHTML = '<p></p>';
  const settled: string[] = [];
  provideFonts(
    () => Promise.reject(new Error('offline')),
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(isApplied(document.body)).toBe(false);
      settled.push('late');
    },
  );
  await applyFonts();
  expect(settled).toEqual(['late']);
  expect([isApplied(document.body), isApplied(root)]).toEqual([true, true]);
});

test('in development the root element changes alone', async () => {
  vi.stubEnv('DEV', true);
  document.body.innerHTML = '<p></p>';
  await applyFonts();
  expect([...document.querySelectorAll(`[${attributes.fonts}]`)]).toEqual([root]);
});

test("a font provider's stylesheet counts from then on", async () => {
  document.head.innerHTML = `<link media="print" ${attributes.lateStylesheet}>`;
  await applyFonts();
  expect(document.querySelector('link')?.media).toBe('all');
});

test.for([
  [`${location.origin}/about`, true],
  [`${location.origin}.example/`, false],
  ['https://search.example/', false],
  ['', false],
] as const)('the first paint of a page reached from %j has them: %s', ([referrer, expected]) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  applyCachedFonts();
  expect(isApplied(root)).toBe(expected);
});
