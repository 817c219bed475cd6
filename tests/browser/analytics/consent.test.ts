/** Tests the requests to analytics before and after consent, and without it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { getBrokenWords } from '~tests/browser/accessibility/reading';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { checkAccessibility } from '~tests/support/axe';
import { getSiteUrl } from '~tests/support/browser';
import {
  headerLink,
  openReadyPage,
  scrollTo,
  setTextSize,
  getHorizontalOverflow,
  waitUntilReady,
} from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';
import shell from '../../../data/content/en/shell.json';
import { giveConsent } from './give-consent';

const settings = await getSiteUrl('second');

/** The requests of one visit, in alphabetical order: what the tag sends, and its two scripts. */
const visitRequests = ['region1.google-analytics.com', 'www.googletagmanager.com', 'www.googletagmanager.com'];

/** Records the hosts of Google that a page sends requests to; the list grows with later requests. */
function recordGoogleRequests(page: Page): string[] {
  const requestedHosts: string[] = [];
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (/google/.test(host)) requestedHosts.push(host);
  });
  return requestedHosts;
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Analytics' });
const answerQuestion = (page: Page, name: 'Accept' | 'Refuse') => panel(page).getByRole('button', { name }).click();
const changeButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: shell.consent.change });

async function visitPages(page: Page): Promise<void> {
  await headerLink(page, 'about').click();
  await page.waitForURL(/\/about$/);
  await page.reload();
  await waitUntilReady(page);
}

/** Expects the question at the bottom of the window, after the skip link in tab order, with answers of equal size. */
async function expectAtBottom(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const buttons = await panel(page).getByRole('button').all();
  const sizes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(sizes).toHaveLength(2);
  expect(new Set(sizes.map((box) => `${Math.round(box?.width ?? 0)} × ${box?.height}`)).size).toBe(1);
  const { y = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
  expect(height).toBeLessThan(240);
  expect([y + height, await getHorizontalOverflow(page)]).toEqual([800, 0]);
}

describe('Google Analytics', () => {
  test('gets nothing before consent or after a refusal, everything after consent, and nothing after it is withdrawn', async (context) => {
    const opened = await openReadyPage(context, {
      siteUrl: settings,
      path: '/contact',
      mockExternal: answerOtherHosts,
      width: 360,
    });
    const { page } = opened;
    const requestedHosts = recordGoogleRequests(page);
    await panel(page).waitFor();
    await expectAtBottom(page);
    expect((await checkAccessibility(opened)).violations).toEqual([]);
    // In larger text the answers stand below each other.
    await setTextSize(page, 32);
    expect(await getBrokenWords(page, 'aside button')).toEqual([]);
    await setTextSize(page, 20);
    await scrollTo(page, 100_000);
    const last = await changeButton(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await panel(page).boundingBox())?.y ?? 0);
    await setTextSize(page, 16);
    // In a low window the question would cover the page, so it scrolls with the page there.
    await page.setViewportSize({ width: 320, height: 256 });
    await scrollTo(page, 600);
    expect((await panel(page).boundingBox())?.y).toBeLessThan(-300);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitPages(page);
    await answerQuestion(page, 'Refuse');
    await visitPages(page);
    expect([requestedHosts, await panel(page).count(), await page.evaluate(() => window.dataLayer)]).toEqual([
      [],
      0,
      undefined,
    ]);

    await changeButton(page).click();
    expect(await panel(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await answerQuestion(page, 'Accept');
    await expect.poll(() => requestedHosts.toSorted()).toEqual(visitRequests);
    expect(await changeButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
    requestedHosts.length = 0;
    await visitPages(page);
    // All of them have to be made before the refusal, after which none may be made.
    await expect.poll(() => requestedHosts.toSorted()).toEqual(visitRequests);
    expect(await panel(page).count()).toBe(0);

    await page.evaluate(() => {
      for (const name of ['_ga', '_ga_AB12CD34EF', 'other'])
        document.cookie = `${name}=1; Path=/; Domain=${location.hostname}`;
    });
    await changeButton(page).click();
    await answerQuestion(page, 'Refuse');
    expect(await page.evaluate(() => document.cookie)).toBe('other=1');
    requestedHosts.length = 0;
    await visitPages(page);
    expect(requestedHosts).toEqual([]);
  });

  test('gets nothing if the browser sends Global Privacy Control, and the footer says so', async (context) => {
    const signal = addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const setupContext = [giveConsent, signal];
    const { page } = await openReadyPage(context, {
      siteUrl: settings,
      path: '/',
      mockExternal: answerOtherHosts,
      setupContext,
    });
    const requestedHosts = recordGoogleRequests(page);
    await page.getByRole('contentinfo').getByText('GPC').waitFor();
    await visitPages(page);
    expect([requestedHosts, await panel(page).count(), await changeButton(page).count()]).toEqual([[], 0, 0]);
    expect(await (await fetch(`${settings}.well-known/gpc.json`)).json()).toMatchObject({ gpc: true });
  });
});
