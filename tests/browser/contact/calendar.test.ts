import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathOf } from '~/content/pages';
import { site } from '~generated/site';
import { openPage, siteAddress } from '~tests/support/browser';
import { contact } from '~tests/support/content/en';
import { entry, HeldRequests, openReady, untilReady } from '~tests/support/pages';

const frame = (page: Page) => page.getByTitle(contact.scheduling.frameTitle);
const around = (page: Page) => page.locator('[aria-busy]');
const address = `${site.base}samples/scheduling.html`;

test('the calendar is a lazy, titled, sandboxed frame of 600 px, with a plain link beside it', async (context) => {
  const { page } = await openReady(context, { path: '/contact' });
  const attributes = await Promise.all(['loading', 'sandbox', 'src'].map((name) => frame(page).getAttribute(name)));
  expect(attributes).toEqual(['lazy', 'allow-forms', `${address}#en`]);
  expect(await frame(page).evaluate((element) => element.clientHeight)).toBe(600);
  // The border stands beside it, a pixel wide.
  expect(Math.round((await around(page).boundingBox())?.height ?? 0)).toBe(602);
  expect(await page.getByRole('link', { name: contact.scheduling.openInTab }).getAttribute('href')).toBe(
    `${address}#en`,
  );
  expect((await page.request.get(new URL(address, page.url()).href)).status()).toBe(200);
});

test('the calendar says that it is loading, and does not delay the page', async (context) => {
  const held = new HeldRequests();
  const { page } = await openPage(context, { prepare: (visitor) => held.hold(visitor, `**${address}`) });
  // A frame in sight keeps the page from having loaded.
  await page.goto(siteAddress('/contact'), { waitUntil: 'domcontentloaded' });
  await page.getByLabel(contact.form.firstName).focus();
  await untilReady(page);
  expect(await around(page).getAttribute('aria-busy')).toBe('true');
  expect(await page.getByText(contact.scheduling.loading).isVisible()).toBe(true);
  held.release();
  await frame(page).scrollIntoViewIfNeeded();
  await expect.poll(() => around(page).getAttribute('aria-busy')).toBe('false');
  expect(await page.getByText(contact.scheduling.loading).count()).toBe(0);
});

test('the calendar is shown too where it loads before the application', async (context) => {
  const held = new HeldRequests();
  const { page } = await openPage(context, { path: '/contact', prepare: (visitor) => held.hold(visitor, entry) });
  await frame(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('scheduling.html')),
  );
  held.release();
  await untilReady(page);
  await expect.poll(() => around(page).getAttribute('aria-busy')).toBe('false');
});

test('the sample calendar is in the language of the page and the fonts of the site, and fills its frame', async (context) => {
  const heading = 'Choisissez l’heure de votre appel';
  const { page } = await openReady(context, { path: pathOf('contact', 'fr') });
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const calendar = page.frameLocator('iframe');
  await calendar.getByRole('heading', { name: heading, exact: true }).waitFor();
  expect(await calendar.locator('main').innerText()).not.toMatch(/SCHEDULING_URL|service/);
  const look = await calendar.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    const { bottom } = main.querySelector('table')?.getBoundingClientRect() ?? { bottom: 0 };
    return {
      fonts: [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
      left: innerHeight - bottom,
      overflow: document.documentElement.scrollHeight - innerHeight,
    };
  });
  expect(look.fonts).toEqual(['Newsreader loaded', 'Hanken Grotesk loaded']);
  expect(look.left).toBeLessThan(40);
  expect(look.overflow).toBeLessThanOrEqual(0);
});
