import type { Page } from 'playwright-core';
import { addInitScript } from './simulate-failures';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Layout shift of a page that nobody sees. */
const visibleThreshold = 0.005;

/** Has a visitor's pages note their layout shifts, from their first paint on. */
export const recordLayoutShifts = addInitScript(() => {
  const shifts = { sum: 0, moved: '' };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shifts.moved += `${Math.round(startTime)} ms: "${node?.textContent?.slice(0, 30)}" ${JSON.stringify([previousRect, currentRect])}; `;
    }
  }).observe({ type: 'layout-shift', buffered: true });
});

/** The layout shift of a page so far, with what moved from where to where; empty where nobody sees it. */
export async function getVisibleLayoutShift(page: Page): Promise<string> {
  const { sum, moved } = await page.evaluate(async () => {
    // Chromium reports a shift after the frame that it happens in.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const shifts: { readonly sum: number; readonly moved: string } = Reflect.get(window, 'shifts');
    return shifts;
  });
  return sum > visibleThreshold ? `${sum.toFixed(3)} ${moved}` : '';
}
