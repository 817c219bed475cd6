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

/** Layout shift up to this value cannot be seen. */
const visibleThreshold = 0.005;

/** Records the layout shifts of each page from its first paint. */
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

/**
 * Describes the layout shift of a page so far, with the elements that moved.
 * @param threshold a shift up to it is not described: by default one that cannot be seen
 */
export async function getVisibleLayoutShift(page: Page, threshold = visibleThreshold): Promise<string> {
  const { sum, moved } = await page.evaluate(async () => {
    // Chromium reports a shift after the frame that it happens in.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const shifts: { readonly sum: number; readonly moved: string } = Reflect.get(window, 'shifts');
    return shifts;
  });
  return sum > threshold ? `${sum.toFixed(3)} ${moved}` : '';
}
