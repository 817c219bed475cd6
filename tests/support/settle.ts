import type { Page } from 'playwright-core';

/** Longer than the 150 ms that the site itself waits at most, at 60 frames a second. */
export const quietFrames = 12;

/**
 * Runs in a page until nothing has changed for so many frames: elements, scroll position, transitions, requests. It has no
 * named function inside, as tsx would add a helper that the page lacks.
 */
export async function waitForQuiet(frames: number): Promise<null> {
  let quiet = 0;
  let before = '';
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (quiet < frames) {
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
  return null;
}

/** What has not happened once the page is quiet does not happen by itself. Tests wait for pending answers themselves. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(waitForQuiet, quietFrames);
}

/** Scrolls through the page and back, so that lazy pictures and scroll animations are there. */
export async function settle(page: Page): Promise<void> {
  // The application starts with the first input.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  const step = await page.evaluate(() => window.innerHeight);
  const screens = Math.ceil((await page.evaluate(() => document.documentElement.scrollHeight)) / step);
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, screen * step);
  }
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await untilQuiet(page);
}
