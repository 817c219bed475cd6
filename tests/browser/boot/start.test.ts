import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, inject, test, type TestContext } from 'vitest';
import { attributes } from '~/boot/contract';
import { pause } from '~/lib/pause';
import { openPage, type PageOptions } from '~tests/support/browser';
import { search } from '~tests/support/content/en';
import { noteShifts, seenShifts } from '~tests/support/layout-shift';
import { HeldRequests, untilReady } from '~tests/support/pages';

const isMarked = (page: Page, attribute: string) =>
  page.evaluate((name) => document.documentElement.hasAttribute(name), attribute);

const saveData = { saveData: true, effectiveType: '4g' };

function visitOver(connection: object): PageOptions {
  return {
    path: '/about',
    prepare: async (visitor) => {
      await visitor.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    },
  };
}

/** Opens a page that is painted and has had a minute's time: its timers and idle callbacks run by a clock of the test's. */
async function openForAMinute(test: TestContext, { path, prepare }: PageOptions) {
  const scripts: string[] = [];
  const { page } = await openPage(test, {
    path,
    prepare: async (visitor) => {
      visitor.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await visitor.clock.install();
      await prepare?.(visitor);
    },
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.clock.runFor(30_000);
  // What was asked for comes by another clock.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(30_000);
  return { isStarted: await isMarked(page, attributes.started), scripts };
}

const nothing = { isStarted: false, scripts: [] };

test('a visitor who saves data gets no script without a sign of intent', async (context) => {
  expect(await openForAMinute(context, visitOver(saveData))).toEqual(nothing);
});

test('a visitor who saves data gets the results of an address that asks for them, and reads that they are loading', async (context) => {
  const held = new HeldRequests();
  const { page } = await openPage(context, {
    path: '/search?q=energy',
    prepare: async (visitor) => {
      await visitOver(saveData).prepare?.(visitor);
      await held.hold(visitor, '**/assets/*.js');
    },
  });
  const shown = () => page.getByRole('main').innerText();
  expect(await shown()).toContain(search.loading);
  await held.arrived;
  held.release();
  await page.locator('a[data-result]').first().waitFor();
  expect(await shown()).not.toContain(search.loading);
});

test('a visitor with a good connection gets it by then', async (context) => {
  const visit = await openForAMinute(context, visitOver({ ...saveData, saveData: false }));
  expect(visit).toEqual({ isStarted: true, scripts: expect.arrayContaining([expect.stringMatching(/\.js$/)]) });
});

test('nothing is asked for before the first paint, whatever the visitor does', async (context) => {
  const { page } = await openPage(context, {
    path: '/about',
    prepare: async (visitor) => {
      await visitor.addInitScript(() => {
        if (window !== top) return;
        addEventListener('DOMContentLoaded', () =>
          document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
        );
      });
    },
  });
  await untilReady(page);
  const [firstPaint, firstScript] = await page.evaluate(() => {
    const paints = performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime);
    const scripts = performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : []));
    return [Math.max(...paints), Math.min(...scripts)] as const;
  });
  expect(firstScript).toBeGreaterThanOrEqual(firstPaint);
});

/** Serves the site as over a slow line: of a page only what stands before a tag, until the rest is released. */
async function serveHalves(
  test: TestContext,
  tag: string,
): Promise<{ readonly site: string; readonly rest: HeldRequests }> {
  const rest = new HeldRequests();
  const answer = async (path: string, response: ServerResponse) => {
    const reply = await fetch(new URL(path, inject('siteUrl')));
    const whole = Buffer.from(await reply.arrayBuffer());
    const names = ['content-type', 'content-security-policy'];
    response.writeHead(reply.status, Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? ''])));
    const end = whole.indexOf(tag);
    if (end < 0) return response.end(whole);
    response.write(whole.subarray(0, end));
    await rest.released;
    response.end(whole.subarray(end));
  };
  const server = createServer((request, response) => void answer(request.url ?? '', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test.onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { site: `http://127.0.0.1:${port}/`, rest };
}

test.for([
  ['/es/news', 412, '<footer'],
  ['/fr/portfolio', 1440, '</h2>'],
  ['/', 1024, '</dt>'],
] as const)(
  'a page that is painted while half of it is there does not move: %s, %i px, up to %s',
  async ([path, width, tag], context) => {
    const { site, rest } = await serveHalves(context, tag);
    const { page } = await openPage(context, { site, width, prepare: noteShifts });
    await page.goto(new URL(path, site).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')),
      )
      .toBe(true);
    rest.release();
    await untilReady(page);
    expect(await seenShifts(page)).toBe('');
  },
);

test.for([
  ['/privacy', '</nav>'],
  ['/', '</h1>'],
  ['/fr/news', '<h3'],
] as const)(
  'nothing is painted before header, hero and lead story are whole: %s, up to %s',
  async ([path, tag], context) => {
    const { site, rest } = await serveHalves(context, tag);
    const { page } = await openPage(context, { site, width: 1440, prepare: noteShifts });
    await page.goto(new URL(path, site).href, { waitUntil: 'commit' });
    // No frame is drawn meanwhile, hence by the clock.
    await page.waitForFunction(() => document.querySelector('header nav') !== null, null, { polling: 50 });
    await pause(500);
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    rest.release();
    await untilReady(page);
    expect(await seenShifts(page)).toBe('');
  },
);
