import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { pagePath } from '~/config/pageTable';
import { checkAccessibility } from '~tests/support/axe';
import { openPage, toSiteUrl, getSiteUrl } from '~tests/support/browser';
import { readContent } from '~tests/support/content/read';
import { appScript, HeldRequests, waitUntilReady, finishTransitions } from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';
import { bookingHeading, recordCalendarRequests } from './calendar-requests';

const { contact } = readContent('fr');
const address = `${settings.basePath}samples/scheduling.html`;

test('the sample calendar is a lazy, sandboxed frame of 600 px in the language and fonts of its page, with a loading state', async (context) => {
  const held = new HeldRequests();
  const { page, context: visitor } = await openPage(context, {
    setupContext: (visitor) => held.hold(visitor, `**${address}`),
  });
  const frame = page.getByTitle(contact.scheduling.frameTitle);
  const frameContainer = page.locator('[aria-busy]');
  // A frame in view delays the load event.
  await page.goto(toSiteUrl(pagePath('contact', 'fr')), { waitUntil: 'domcontentloaded' });
  await page.getByLabel(contact.form.firstName, { exact: true }).focus();
  await waitUntilReady(page);
  const attributes = await Promise.all(['loading', 'sandbox', 'src'].map((name) => frame.getAttribute(name)));
  expect(attributes).toEqual(['lazy', 'allow-forms', `${address}#fr`]);
  const link = page.getByRole('link', { name: contact.scheduling.openInTab });
  expect(await link.getAttribute('href')).toBe(`${address}#fr`);
  expect(await frameContainer.getAttribute('aria-busy')).toBe('true');
  expect(await page.getByText(contact.scheduling.loading).isVisible()).toBe(true);
  held.release();
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => frameContainer.getAttribute('aria-busy')).toBe('false');
  expect(await page.getByText(contact.scheduling.loading).count()).toBe(0);
  expect(await frame.evaluate((element) => element.clientHeight)).toBe(600);
  // The container has a border of one pixel on each side.
  expect(Math.round((await frameContainer.locator('..').boundingBox())?.height ?? 0)).toBe(602);

  const calendar = page.frameLocator('iframe');
  await calendar.getByRole('heading', { name: '7–11 décembre', exact: true }).waitFor();
  expect(await calendar.locator('main').innerText()).not.toMatch(/SCHEDULING_URL|service/);
  const calendarState = await calendar.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    const { bottom } = main.querySelector('table')?.getBoundingClientRect() ?? { bottom: 0 };
    return {
      fonts: [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
      left: innerHeight - bottom,
      overflow: document.documentElement.scrollHeight - innerHeight,
    };
  });
  expect(calendarState.fonts).toEqual(['Newsreader loaded', 'Hanken Grotesk loaded']);
  expect(calendarState.left).toBeLessThan(40);
  expect(calendarState.overflow).toBeLessThanOrEqual(0);

  // A calendar that loads before the application runs is shown too.
  const late = new HeldRequests();
  await late.hold(visitor, appScript);
  await page.reload();
  await frame.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('scheduling.html')),
  );
  late.release();
  await waitUntilReady(page);
  await expect.poll(() => frameContainer.getAttribute('aria-busy')).toBe('false');
});

test('a calendar of another host loads only after a click, or always if the visitor chose so, until the choice is withdrawn', async (context) => {
  const { calendarRequests, mockExternal } = recordCalendarRequests();
  const siteUrl = await getSiteUrl('second');
  const held = new HeldRequests();
  const setupContext = (visitor: BrowserContext) => held.hold(visitor, appScript);
  const opened = await openPage(context, { siteUrl, path: '/contact', mockExternal, setupContext });
  const { page } = opened;
  const question = page.getByText('belongs to book.example');
  const calendarHeading = bookingHeading(page);
  // The checkbox is shown only when the application can handle it.
  expect(await page.getByRole('checkbox').isVisible()).toBe(false);
  held.release();
  await waitUntilReady(page);
  await question.scrollIntoViewIfNeeded();
  // The header fades in its background when the page scrolls.
  await finishTransitions(page);
  expect((await checkAccessibility(opened)).violations).toEqual([]);
  expect([calendarRequests, await page.locator('iframe').count()]).toEqual([[], 0]);

  await page.getByRole('checkbox').check();
  await page.locator('main section').filter({ has: question }).getByRole('button').last().click();
  await calendarHeading.waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.reload();
  await page.locator('main iframe').scrollIntoViewIfNeeded();
  await calendarHeading.waitFor();
  expect(new Set(calendarRequests)).toEqual(new Set(['https://book.example/calls']));

  // Unchecking the box withdraws the choice.
  calendarRequests.length = 0;
  const alwaysCheckbox = page.getByRole('checkbox', { checked: true });
  await alwaysCheckbox.scrollIntoViewIfNeeded();
  await waitUntilStable(page);
  await alwaysCheckbox.uncheck();
  await page.reload();
  await waitUntilReady(page);
  await question.scrollIntoViewIfNeeded();
  expect(calendarRequests).toEqual([]);
});
