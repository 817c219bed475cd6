import type { BrowserContext, Page } from 'playwright-core';

/** Has a visitor's pages note their layout shifts, from their first paint on. */
export async function noteShifts(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) noted.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of a page so far; Chromium reports it after the frame that it happens in. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const noted: readonly number[] = Reflect.get(window, 'noted');
    return noted.reduce((sum, value) => sum + value, 0);
  });
}
