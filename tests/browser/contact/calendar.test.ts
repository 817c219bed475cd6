import type { Page, Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { pathOf } from '~/content/pages';
import { site } from '~generated/site';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { checkAccessibility } from '~tests/support/axe';
import { openPage, siteAddress } from '~tests/support/browser';
import { contact } from '~tests/support/content/en';
import { entry, HeldRequests, openReady, untilReady, untilStill } from '~tests/support/pages';

const frame = (page: Page) => page.getByTitle(contact.scheduling.frameTitle);
const around = (page: Page) => page.locator('[aria-busy]');
const address = `${site.base}samples/scheduling.html`;

test('the calendar is a lazy, titled, sandboxed frame of 600 px, with a plain link beside it', async (context) => {
  const { page } = await openReady(context, { path: '/contact' });
  const attributes = await Promise.all(['loading', 'sandbox', 'src'].map((name) => frame(page).getAttribute(name)));
  expect(attributes).toEqual(['lazy', 'allow-forms', `${address}#en`]);
  expect(await frame(page).evaluate((element) => element.clientHeight)).toBe(600);
  // The border stands beside it, a pixel wide.
  expect(Math.round((await around(page).locator('..').boundingBox())?.height ?? 0)).toBe(602);
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

test('a calendar of another host is asked for by a click alone, and unasked for six months where that is wanted', async (context) => {
  const asked: string[] = [];
  const foreign = (request: Request) => {
    const { host } = new URL(request.url());
    // The site's counter is none of the calendar's.
    if (host !== 'count.example') asked.push(host);
    return answerOtherHosts(request);
  };
  const site = inject('owned').find(({ name }) => name === 'Nairobi')?.url ?? '';
  const opened = await openPage(context, { site, path: '/contact', foreign });
  const { page } = opened;
  const question = page.getByText('belongs to book.example');
  const shown = page.frameLocator('main iframe').getByRole('heading', { name: 'Booking' });
  await untilReady(page);
  await question.scrollIntoViewIfNeeded();
  // The header has its background once the page has scrolled.
  await untilStill(page);
  expect((await checkAccessibility(opened)).violations).toEqual([]);
  await page.reload();
  await untilReady(page);
  await question.scrollIntoViewIfNeeded();
  expect([asked, await page.locator('iframe').count()]).toEqual([[], 0]);

  await page.getByRole('checkbox').check();
  await page.locator('main section').filter({ has: question }).getByRole('button').last().click();
  await shown.waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.reload();
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await shown.waitFor();
  expect(new Set(asked)).toEqual(new Set(['book.example']));

  asked.length = 0;
  await page.evaluate((key) => localStorage.setItem(key, `always@${Date.now() - 184 * 86_400_000}`), 'calendar');
  await page.reload();
  await untilReady(page);
  await question.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
});

test('without script a calendar of another host is a sentence and a link', async (context) => {
  const site = inject('changedUrl');
  const { page } = await openPage(context, { site, path: '/contact', javaScript: false, foreign: answerOtherHosts });
  await page.getByText('belongs to book.example').scrollIntoViewIfNeeded();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('link', { name: contact.scheduling.openInTab }).getAttribute('href')).toMatch(
    'https://book.example/calls',
  );
});
