import type { Page } from 'playwright-core';

/**
 * Runs in a page until nothing has changed for twelve frames, which are longer than the 150 ms that the site itself waits
 * at most: elements, scroll position, transitions, requests. It has no named function inside, as tsx would add a helper
 * that the page lacks.
 */
export async function waitForStability(): Promise<void> {
  let quiet = 0;
  let before = '';
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < 12) {
    await new Promise(requestAnimationFrame);
    const now = [scrollX, scrollY, performance.getEntriesByType('resource').length, document.fonts.status].join();
    const isMoving = document
      .getAnimations()
      .some(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    quiet = isMoving || now !== before ? 0 : quiet + 1;
    before = now;
  }
  observer.disconnect();
}

/** Waits until the page no longer changes. It does not wait for pending responses. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(waitForStability);
}
