import { expect, test } from 'vitest';
import { bookingHeading, recordCalendarRequests } from '~tests/browser/contact/calendar-requests';
import english from '~tests/fixtures/data/content/en/contact.json';
import shell from '~tests/fixtures/data/content/en/shell.json';
import { ownerSiteUrl } from '~tests/support/browser';
import { openReadyPage, waitUntilReady } from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';

test('with privacy "inform" a calendar of another host loads with the page, unless the visitor refuses in the footer', async (context) => {
  const { calendarRequests, mockExternal } = recordCalendarRequests();
  const { page } = await openReadyPage(context, {
    siteUrl: await ownerSiteUrl('Nairobi'),
    path: '/contact',
    mockExternal,
  });
  await bookingHeading(page).waitFor();
  expect([await page.evaluate(() => scrollY), await page.getByRole('checkbox').count()]).toEqual([0, 0]);

  const change = page.getByRole('contentinfo').getByRole('button', { name: shell.consent.informed.change });
  // Chromium would send a click right after scrolling to the frame that was at that place before.
  await change.scrollIntoViewIfNeeded();
  await waitUntilStable(page);
  await change.click();
  const panel = page.getByRole('complementary', { name: shell.consent.informed.label });
  await panel.getByText(shell.consent.informed.text).waitFor();
  await panel.getByRole('button', { name: shell.consent.refuse }).click();
  await page.getByText('belongs to book.example').waitFor();
  expect(await page.locator('main iframe').count()).toBe(0);
  calendarRequests.length = 0;
  await page.reload();
  await waitUntilReady(page);
  await page.getByText('belongs to book.example').scrollIntoViewIfNeeded();
  expect(calendarRequests).toEqual([]);

  // A click on the button is a new choice.
  await page.getByRole('button', { name: english.scheduling.ask.show }).click();
  await bookingHeading(page).waitFor();
});

test('with privacy "inform" Global Privacy Control is a refusal, which the footer confirms', async (context) => {
  const { calendarRequests, mockExternal } = recordCalendarRequests();
  const signal = addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const visit = { siteUrl: await ownerSiteUrl('Nairobi'), path: '/contact', mockExternal, setupContext: signal };
  const { page } = await openReadyPage(context, visit);
  await page.getByRole('contentinfo').getByText(shell.consent.informed.signal).waitFor();
  await page.getByText('belongs to book.example').scrollIntoViewIfNeeded();
  expect([calendarRequests, await page.locator('main iframe').count()]).toEqual([[], 0]);
});
