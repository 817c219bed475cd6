import type { Page } from 'playwright-core';
import { expect, inject, test, type TestContext } from 'vitest';
import { attributes } from '~/config/documentNames';
import { pause } from '~/lib/pause';
import { listen } from '~scripts/listen';
import { openPage } from '~tests/support/browser';
import { recordLayoutShifts, getVisibleLayoutShift } from '~tests/support/layout-shift';
import { followHeaderLink, HeldRequests, waitForFonts, waitUntilReady } from '~tests/support/pages';
import { addInitScript, dropPointerMoves, saveData } from '~tests/support/simulate-failures';
import { getFontFamilies } from './fonts';

test('with reduced data the page loads no fonts, and scripts only on interaction', async (context) => {
  const requestTypes: string[] = [];
  const { page } = await openPage(context, {
    path: '/about',
    setupContext: [
      async (visitor) => visitor.on('request', (request) => requestTypes.push(request.resourceType())),
      (visitor) => visitor.clock.install(),
      saveData,
      dropPointerMoves,
    ],
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  // One minute passes on the test's clock, which runs timers and idle callbacks. Requests take real time.
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(30_000);
  const root = page.locator('html');
  expect(await root.getAttribute(attributes.started)).toBeNull();
  expect(requestTypes).not.toContain('script');
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  expect(requestTypes).toContain('script');
  await followHeaderLink(page, 'portfolio');
  expect(await getFontFamilies(page)).toEqual(['Hanken Grotesk Arial', 'Newsreader Georgia']);
  expect(requestTypes).not.toContain('font');
});

test('no script is requested before the first paint, whatever the visitor does', async (context) => {
  const { page } = await openPage(context, {
    path: '/about',
    setupContext: addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))),
    ),
  });
  await waitUntilReady(page);
  const { paints, scripts } = await page.evaluate(() => ({
    paints: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    scripts: performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [{ name, startTime }] : [])),
  }));
  expect(paints).toHaveLength(1);
  expect(scripts).not.toEqual([]);
  const [firstPaint = 0] = paints;
  expect(scripts.filter(({ startTime }) => startTime < firstPaint)).toEqual([]);
});

/** Serves the site as over a slow line: of a page only the part before a tag, until the rest is released. */
async function serveInTwoParts(test: TestContext) {
  let [tag, rest] = ['', new HeldRequests()];
  const { close, origin } = await listen(async ({ url }) => {
    const reply = await fetch(new URL(new URL(url).pathname, inject('siteUrl')));
    const body = Buffer.from(await reply.arrayBuffer());
    const end = body.indexOf(tag);
    // Headers that allow caching are left out.
    const names = ['Content-Type', 'Content-Security-Policy'];
    const headers = Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? '']));
    const { status } = reply;
    if (end < 0) return new Response(body, { headers, status });
    const parts = new ReadableStream({
      async start(stream) {
        stream.enqueue(body.subarray(0, end));
        await rest.released;
        stream.enqueue(body.subarray(end));
        stream.close();
      },
    });
    return new Response(parts, { headers, status });
  });
  test.onTestFinished(close);
  const splitAt = (next: string): HeldRequests => ([tag, rest] = [next, new HeldRequests()])[1];
  return { site: `${origin}/`, splitAt };
}

/** Waits until the page is painted and the pictures in view are loaded. */
async function waitForFirstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

async function expectUnpainted(page: Page): Promise<void> {
  // No frame is drawn meanwhile, so the check runs every 50 ms instead of at each frame.
  await page.waitForFunction(() => document.querySelector('header nav') !== null, null, { polling: 50 });
  await pause(500);
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
}

test('the first paint waits for header, hero and lead story, and the rest of the page causes no layout shift', async (context) => {
  const { site, splitAt } = await serveInTwoParts(context);
  const { page } = await openPage(context, { siteUrl: site, setupContext: recordLayoutShifts });
  for (const [path, width, tag, check] of [
    ['/privacy', 1440, '</nav>', expectUnpainted],
    ['/', 1440, '</h1>', expectUnpainted],
    ['/fr/news', 1440, '<h3', expectUnpainted],
    ['/es/news', 412, '<footer', waitForFirstPaint],
    ['/fr/portfolio', 1440, '</h2>', waitForFirstPaint],
    ['/', 1024, '</dt>', waitForFirstPaint],
  ] as const) {
    const rest = splitAt(tag);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(new URL(path, site).href, { waitUntil: 'commit' });
    await check(page);
    // Without a frame only a forced layout requests the fonts. What they move if they come late is tested in fonts.test.ts.
    await page.evaluate(() => document.body.getBoundingClientRect());
    await waitForFonts(page);
    rest.release();
    await waitUntilReady(page);
    expect([path, tag, await getVisibleLayoutShift(page)]).toEqual([path, tag, '']);
  }
});
