/** What the tab key does on a page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { attributes } from '~/boot/contract';
import { channelsOf, contrast, luminance } from '~tests/support/contrast';
import { reachable } from '~tests/support/pages';

interface Stop {
  readonly name: string;
  /** Place in the order of the document. */
  readonly place: number;
  /** What the browser draws around it, or the element draws itself, differs from the same element without focus. */
  readonly isMarked: boolean;
  /** Something of it is in the window and nothing covers it there. */
  readonly isSeen: boolean;
  /** The ring around it and what it is drawn on, as computed colours, in either scheme; none where it has no ring. */
  readonly rings: readonly { readonly scheme: string; readonly color: string; readonly background: string }[];
}

/** How an element, its after-part and those around it are drawn; put into the page as text, for it holds a function. */
const instrument = `
  window.drawn = (element) => [element, element.parentElement, element.parentElement?.parentElement, element.parentElement?.querySelector('fieldset') ?? null]
    .flatMap((one) => (one === null ? [] : [getComputedStyle(one), getComputedStyle(one, '::after')]))
    .map((style) => [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.borderBlockEndColor, style.borderBlockEndWidth, style.backgroundColor].join(' '))
    .join('|');
  window.setScheme = (scheme) => {
    if (scheme === '') document.documentElement.removeAttribute('${attributes.scheme}');
    else document.documentElement.setAttribute('${attributes.scheme}', scheme);
    for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.finish();
  };
  window.ringsOf = (element) => {
    if (getComputedStyle(element).outlineStyle === 'none') return [];
    const rings = ['light', 'dark'].map((scheme) => {
      window.setScheme(scheme);
      const { outlineColor, outlineOffset } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const left = Math.max(1, box.left - Number.parseFloat(outlineOffset) - 1);
      const under = [...document.elementsFromPoint(left, box.top + box.height / 2), document.body];
      return { scheme, color: outlineColor, background: under.map((one) => getComputedStyle(one).backgroundColor).find((color) => !color.startsWith('rgba')) };
    });
    window.setScheme('');
    return rings;
  };
  window.unfocused = new Map();
  window.readStops = () => {
    const stops = [...document.querySelectorAll(${JSON.stringify(reachable)})].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog:not([open])') && !element.disabled && element.tabIndex >= 0);
    for (const stop of stops) window.unfocused.set(stop, window.drawn(stop));
    return stops.length;
  };
  window.isUnderWay = () => [document.body, ...document.querySelectorAll('iframe')].includes(document.activeElement);
  window.focused = async () => {
    // Through a frame, which has a process of its own, the focus takes its time.
    for (let wait = 0; wait < 1_000 && window.isUnderWay(); wait += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    return document.activeElement === document.body ? null : document.activeElement;
  };
  window.placeOf = (element) => [...window.unfocused.keys()].indexOf(element);
  window.readPlace = async () => window.placeOf(await window.focused());
  window.readStop = async () => {
    const element = await window.focused();
    if (element === null) return null;
    // The mark fades in.
    for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.finish();
    const boxes = [...element.getClientRects()];
    const isSeen = boxes.some((box) => [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => {
      const [left, top] = [box.left + box.width * x, box.top + box.height * y];
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element.contains(hit) || hit.contains(element) && hit.tagName === 'A');
    })));
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) || element.getAttribute('name') || element.tagName,
      place: window.placeOf(element),
      isMarked: window.drawn(element) !== window.unfocused.get(element),
      isSeen,
      rings: window.ringsOf(element),
    };
  };
`;

function isStop(value: unknown): value is Stop {
  return typeof value === 'object' && value !== null && 'place' in value;
}

/** Walks through the page from its top by the tab key, as far as it goes. */
async function walk(page: Page): Promise<{ readonly count: number; readonly stops: readonly Stop[] }> {
  await page.evaluate(instrument);
  const count = Number(await page.evaluate('readStops()'));
  const stops: Stop[] = [];
  while (stops.length < count) {
    await page.keyboard.press('Tab');
    const stop: unknown = await page.evaluate('readStop()');
    if (!isStop(stop) || stops.some(({ place }) => place === stop.place)) break;
    stops.push(stop);
  }
  return { count, stops };
}

/** A frame loads as it comes near the window; one that arrives with the focus on it drops it. */
async function loadFrames(page: Page): Promise<void> {
  for (const element of await page.locator('main iframe').elementHandles()) {
    await element.scrollIntoViewIfNeeded();
    await (await element.contentFrame())?.waitForURL((url) => url.protocol !== 'about:');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The tab key reaches every control in reading order, marked, and covered by nothing. */
export async function expectKeyboardLeads(page: Page): Promise<void> {
  await loadFrames(page);
  const { count, stops } = await walk(page);
  expect(count).toBeGreaterThan(15);
  expect(stops.map(({ place }) => place)).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
  expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
  const ringed = stops.flatMap(({ name, rings }) =>
    rings.map(({ scheme, color, background }) => ({
      name,
      scheme,
      ratio: contrast(luminance(...channelsOf(color)), luminance(...channelsOf(background))),
    })),
  );
  expect(ringed.length).toBeGreaterThan(30);
  // WCAG 2.2, 1.4.11.
  expect(ringed.filter(({ ratio }) => ratio < 3)).toEqual([]);
  // At the bottom the header would lie over other parts.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Places of the controls in the document, in the order in which the tab key reaches them backwards from the top. */
export async function placesBackwards(page: Page): Promise<readonly number[]> {
  await loadFrames(page);
  await page.evaluate(instrument);
  const count = Number(await page.evaluate('readStops()'));
  const places: number[] = [];
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Shift+Tab');
    places.push(Number(await page.evaluate('readPlace()')));
  }
  return places;
}
