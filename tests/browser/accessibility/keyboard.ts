/** Tests the tab key on a page. */
import { getContrastRatio } from '@mui/material/styles';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabStops, setStyles } from '~tests/support/pages';

interface Control {
  readonly name: string;
  /** Outline, shadow, border and background of the control and of the elements around it. */
  readonly appearance: string;
  /** Whether a part of the control is in the window and not covered. */
  readonly isVisible: boolean;
  /** Computed colours of the focus ring, on the control or on its plate, and of its background; null if there is no ring. */
  readonly ring: { readonly color: string; readonly background: string } | null;
}

/* Functions that run in the page. */

/** Numbers the controls that the tab key should reach, in the order of the document. */
function numberControls(selector: string): number {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('dialog:not([open])') === null &&
      !element.matches(':disabled') &&
      element.tabIndex >= 0,
  );
  for (const [place, element] of controls.entries()) element.dataset['place'] = String(place);
  return controls.length;
}

/** Returns the number of the focused control; null if the focus stays in a frame, or between a frame and the page. */
async function getFocusedPlace(): Promise<number | null> {
  const hasFrame = document.querySelector('main iframe') !== null;
  const isBetween = (element: Element | null): boolean =>
    element instanceof HTMLIFrameElement || (hasFrame && (element === null || element === document.body));
  let frames = 0;
  while (isBetween(document.activeElement) && frames++ < 120) await new Promise(requestAnimationFrame);
  if (isBetween(document.activeElement)) return null;
  return Number(document.activeElement?.getAttribute('data-place') ?? Number.NaN);
}

/** Reads each control, focused if `isFocused`. The tab key was pressed before, so focus rings are shown. */
async function readControls(isFocused: boolean): Promise<readonly Control[]> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const controls: Control[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    if (isFocused) element.focus();
    // React updates a focused field in a microtask.
    await Promise.resolve();
    const parent = element.parentElement;
    // The ring of a card stands on its plate, which is the first part of its first part.
    const plate = element.firstElementChild?.firstElementChild;
    const appearance = [element, parent, parent?.parentElement, parent?.querySelector('fieldset'), plate]
      .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []))
      .map((style) => [style.outline, style.boxShadow, style.borderBlockEnd, style.backgroundColor].join(' '));
    const parts = [0.1, 0.5, 0.9];
    const isVisible = [...element.getClientRects()].some((box) =>
      parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return hit !== null && (element.contains(hit) || (hit.contains(element) && hit.tagName === 'A'));
        }),
      ),
    );
    const outlined = [element, plate].find((one) => one && getComputedStyle(one).outlineStyle !== 'none') ?? element;
    const { outlineColor: color, outlineOffset, outlineStyle } = getComputedStyle(outlined);
    const box = outlined.getBoundingClientRect();
    const left = Math.max(1, box.left - Number.parseFloat(outlineOffset) - 1);
    const background =
      [...document.elementsFromPoint(left, box.top + box.height / 2), document.body]
        .map((one) => getComputedStyle(one).backgroundColor)
        .find((colour) => !colour.startsWith('rgba')) ?? '';
    const name = element.ariaLabel ?? (element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 60));
    controls.push({
      name,
      appearance: appearance.join('|'),
      isVisible,
      ring: outlineStyle === 'none' ? null : { color, background },
    });
  }
  return controls;
}

/** Returns the numbers of the controls in the order in which a key reaches them. */
async function pressAndReadPlaces(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<readonly number[]> {
  const places: number[] = [];
  while (places.length < presses) {
    await page.keyboard.press(key);
    const place = await page.evaluate(getFocusedPlace);
    // In the headless shell a frame that scrolls is a tab stop itself.
    if (place === null) await page.keyboard.press(key);
    places.push(place ?? (await page.evaluate(getFocusedPlace)) ?? Number.NaN);
  }
  return places;
}

/** Expects the tab key to reach every control in reading order and back, with a visible focus, and covered by nothing. */
export async function expectKeyboardReachesControls(page: Page): Promise<void> {
  // A frame loads when it is near the window. If it loads while it has the focus, it loses the focus.
  const frames = await page.locator('main iframe').elementHandles();
  for (const element of frames) {
    await element.scrollIntoViewIfNeeded();
    await (await element.contentFrame())?.waitForURL((url) => url.protocol !== 'about:');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const count = await page.evaluate(numberControls, tabStops);
  expect(count).toBeGreaterThan(15);
  const places = Array.from({ length: count }, (_, place) => place);
  expect(await pressAndReadPlaces(page, 'Tab', count)).toEqual(places);
  // A frame could hold the focus on the way back.
  if (frames.length > 0)
    expect(await pressAndReadPlaces(page, 'Shift+Tab', count - 1)).toEqual(places.toReversed().slice(1));
  // The focus ring would fade in.
  await setStyles(page, '*,*::before,*::after{transition:none!important}');
  await page.emulateMedia({ colorScheme: 'light' });
  const before = await page.evaluate(readControls, false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const focused = await page.evaluate(readControls, true);
    if (colorScheme === 'light') {
      expect(focused.filter(({ appearance }, place) => appearance === before[place]?.appearance)).toEqual([]);
      expect(focused.filter(({ isVisible }) => !isVisible)).toEqual([]);
    }
    const rings = focused.flatMap(({ name, ring }) =>
      ring === null ? [] : [{ name, colorScheme, ratio: getContrastRatio(ring.color, ring.background) }],
    );
    expect(rings.length).toBeGreaterThan(15);
    // The contrast of 3 : 1 is that of WCAG 2.2, 1.4.11.
    expect(rings.filter(({ ratio }) => ratio < 3)).toEqual([]);
  }
  await setStyles(page, '');
  // At the bottom the header would lie over other parts.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
