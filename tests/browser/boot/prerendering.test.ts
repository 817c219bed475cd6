/** Pages rendered ahead of a press, while the application is not there yet (scripts/build/page/speculation-rules.ts). */
import { proxy } from 'hono/proxy';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { news as content } from '../../../src/content/en/news';
import { EarlyVisits, press } from '../../support/early-visits';
import { hrefOf } from '../../support/pages';

const news = hrefOf('news');
const link = `header nav a[href="${news}"]`;

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

/** Opens the home page, and points at the link to another until that is rendered. */
async function pointAtNews(): Promise<Page> {
  const page = await visits.open(hrefOf('home'));
  await page.hover(link);
  await expect.poll(() => visits.requests).toContainEqual({ path: news, isAhead: true });
  await expect.poll(() => visits.requests.map(({ path }) => path)).toContain(endOfPage);
  return page;
}

test('an early press shows what was rendered since its link was pointed at', async () => {
  const page = await pointAtNews();
  await press(page, link);
  expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe(content.hero.heading);
  const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation').map((one) => one.toJSON()));
  expect(navigation?.activationStart).toBeGreaterThan(0);
  await page.browserContext().close();
});

test('before it is visited a page asks for no script and no news, and records nothing', async () => {
  const page = await pointAtNews();
  const pressedAt = Date.now();
  await press(page, link);
  const { early, records } = await page.evaluate(() => {
    const { activationStart } = performance.getEntriesByType('navigation')[0]?.toJSON() ?? {};
    const resources = performance.getEntriesByType('resource');
    return {
      early: resources.filter(({ startTime }) => startTime < activationStart).map(({ name }) => name),
      records: (window.dataLayer ?? []).map((entry) => [Object(entry)[0], Number(Object(entry)[1])]),
    };
  });
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter((name) => !/\.(?:svg|woff2)$/.test(name))).toEqual([]);
  expect(records.map(([command]) => command)).toEqual(['js', 'config', 'event']);
  expect(records[0]?.[1]).toBeGreaterThanOrEqual(pressedAt);
  await page.browserContext().close();
});
