/** Tests messages that the page sends to the relay, whose mailbox the preview shows. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { fillForm, submit } from '~tests/browser/contact/message-form';
// The sample site does not have these two pages.
import messageFailed from '~tests/fixtures/data/content/en/messageFailed.json';
import messageSent from '~tests/fixtures/data/content/en/messageSent.json';
import { checkAccessibility } from '~tests/support/axe';
import { openPage, ownerSiteUrl } from '~tests/support/browser';
import { contact } from '~tests/support/content/en';
import { headerLink, HeldRequests, openReadyPage, waitUntilReady } from '~tests/support/pages';

const { form: texts } = contact;
const { form: words } = messageSent;
/** The site of an owner with a relay. */
const relaySite = await ownerSiteUrl('Nairobi');
const readDraft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), 'contact-draft');
/** Waits three seconds from the opening of the page, because the relay refuses messages that are sent sooner. */
const waitForMinimumAge = (page: Page) => page.waitForFunction(() => performance.now() > 3_000);

async function readMailbox(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto(new URL('/preview/mail', relaySite).href);
  const text = await reader.locator('body').innerText();
  await reader.close();
  return text;
}

test('a message that the relay cannot send stays in the form with a mail link, arrives once on retry, and its draft is removed', async (context) => {
  const opened = await openReadyPage(context, {
    siteUrl: relaySite,
    path: '/contact',
    mockExternal: answerOtherHosts,
    allowedProblems: [/news-relay\/contact/],
  });
  const { page } = opened;
  const message = 'Hello <b>there</b>';
  const field = page.locator('form [name=message]');
  const answers = [502, 'cut', 422] as const;
  let postCount = 0;
  await page.route('**/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = answers[postCount];
    postCount += 1;
    if (answer === undefined) return route.fallback();
    return answer === 'cut' ? route.abort('connectionreset') : route.fulfill({ status: answer, json: {} });
  });
  expect(await page.getByText(words.requiredNote).isVisible()).toBe(true);
  await fillForm(page, message);
  await waitForMinimumAge(page);
  for (const reason of [words.failed, words.failed, words.refused]) {
    await submit(page);
    await page.getByRole('alert').getByText(reason).first().waitFor();
    expect(await field.inputValue()).toBe(message);
    expect(await readDraft(page)).toContain(message);
    const link = page.locator('[aria-live=off]').first().getByRole('link', { name: texts.submit });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(/^mailto:karibu@.*subject=.*<\/b>$/s);
  }
  expect((await checkAccessibility(opened)).violations).toEqual([]);

  await page.locator('form [type=submit]').dblclick();
  await page.getByText(messageSent.heading, { exact: true }).waitFor();
  await page.getByRole('status').getByText(messageSent.lead).waitFor();
  expect([await field.inputValue(), await readDraft(page)]).toEqual(['', null]);
  const mails = await readMailbox(page);
  expect(mails).toContain(`Subject: ${texts.subjects.media.label}: Ana Ruiz\nReply-To: ana@mail.example\n`);
  expect(mails.match(/Hello <b>there<\/b>/g)).toHaveLength(1);
  expect(postCount).toBe(4);
  expect((await checkAccessibility(opened)).violations).toEqual([]);

  // A restored draft may be sent at once. It is removed, although the visitor leaves the page meanwhile.
  await fillForm(page, 'Left meanwhile');
  await page.reload();
  await waitUntilReady(page);
  const held = new HeldRequests();
  await held.hold(opened.context, '**/news-relay/contact');
  await submit(page);
  await held.arrived;
  await headerLink(page, 'about').click();
  await page.waitForURL(/\/about$/);
  held.release();
  await expect.poll(() => readDraft(page)).toBeNull();
  expect(await readMailbox(page)).toContain('Left meanwhile');
});

test('without script a message arrives through the relay and shows a thank-you page that is not indexed', async (context) => {
  const { page } = await openPage(context, {
    siteUrl: relaySite,
    path: '/contact',
    javaScript: false,
    mockExternal: answerOtherHosts,
  });
  await fillForm(page, 'Without script');
  await submit(page);
  await page.waitForURL(`${relaySite}message-sent`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(messageSent.heading);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
  expect(await readMailbox(page)).toContain('Without script');
  await page.goBack();
  await fillForm(page, 'www.a.example '.repeat(4));
  await submit(page);
  await page.waitForURL(`${relaySite}message-failed`);
  expect(await page.getByRole('main').innerText()).toContain(messageFailed.heading);
  expect(await page.getByRole('main').getByRole('link', { name: '@' }).getAttribute('href')).toMatch(/^mailto:karibu@/);
});
