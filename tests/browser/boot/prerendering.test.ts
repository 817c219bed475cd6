/** Pages rendered ahead of a press, while the application is not there yet (scripts/build/page/speculation-rules.ts). */
import { proxy } from 'hono/proxy';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { openPage } from '~tests/support/browser';
import { EarlyVisits } from '~tests/support/early-visits';
import { hrefOf, untilReady } from '~tests/support/pages';

const home = hrefOf('home');
const news = hrefOf('news');

/** A picture at the end of what the test sends: who asks for it has read the page. */
const endOfPage = '/end-of-page.svg';

let visits: EarlyVisits;

beforeAll(async () => {
  visits = await EarlyVisits.start(inject('browserPath'), async (request) => {
    const { pathname, search } = new URL(request.url);
    const response = await proxy(new URL(pathname + search, inject('siteUrl')), request);
    if (pathname !== news) return response;
    return new Response((await response.text()) + `<img src="${endOfPage}" alt="">`, response);
  });
});

afterAll(() => visits.close());

test('a page is rendered when its link is pointed at, and shown and started by an early press', async () => {
  const page = await visits.open(home);
  const link = `header nav a[href="${news}"]`;
  const askedByNews = () => visits.requests.filter(({ by }) => by === news).map(({ path }) => path);
  await page.hover(link);
  await expect.poll(askedByNews).toContain(endOfPage);
  expect(askedByNews().filter((path) => !/\.(?:svg|woff2)$/.test(path))).toEqual([]);

  await page.click(link);
  await expect.poll(askedByNews).toContainEqual(expect.stringMatching(/\/rest-[\w-]+\.js$/));
  // The press loads nothing: what it shows was there.
  expect(visits.requests.filter(({ path }) => path === news)).toEqual([{ path: news, by: home, isAhead: true }]);
});

test('before it is visited a page starts nothing and records nothing', async (context) => {
  const { page } = await openPage(context, {
    path: news,
    prepare: async (visitor) => {
      await visitor.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
      });
      await visitor.clock.install();
    },
  });
  await page.mouse.move(200, 300);
  await page.clock.runFor(60_000);
  const stateOf = () =>
    page.evaluate(
      (started) => [document.documentElement.hasAttribute(started), window.dataLayer?.length ?? 0],
      attributes.started,
    );
  expect(await stateOf()).toEqual([false, 0]);

  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.clock.resume();
  await page.mouse.move(300, 300);
  await untilReady(page);
  expect(await stateOf()).toEqual([true, 3]);
});
