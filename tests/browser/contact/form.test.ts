import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { contact } from '~tests/support/content/en';
import {
  appScript,
  getFocusedText,
  followHeaderLink,
  HeldRequests,
  openReadyPage,
  waitUntilReady,
} from '~tests/support/pages';
import { keepToasts } from '~tests/support/simulate-failures';

const { form: texts } = contact;

const fieldValues = {
  firstName: 'José "Pepe"',
  lastName: 'Ñandú & Désir',
  email: 'jose+site@mail.example',
  message: 'Hello,\n100 % of US$10M #1?\n\nTi-Jean',
} as const;

/** The mail that a mail program makes of the link (RFC 6068). */
const expectedMail = {
  to: settings.email,
  subject: texts.subjects.partnership.label,
  body: [
    `${texts.mailLabels.name}: José "Pepe" Ñandú & Désir`,
    `${texts.mailLabels.email}: jose+site@mail.example`,
    `${texts.mailLabels.message}:`,
    'Hello,',
    '100 % of US$10M #1?',
    '',
    'Ti-Jean',
  ].join('\r\n'),
};

const form = (page: Page) => page.getByRole('form', { name: texts.heading });
const submit = (page: Page) => form(page).getByRole('button', { name: texts.submit });

async function fillForm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(fieldValues)) await form(page).locator(`[name=${name}]`).fill(value);
  await form(page).getByLabel(texts.subject).selectOption(texts.subjects.partnership.label);
}

const readFields = (page: Page) =>
  form(page)
    .locator('[name]')
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));

/** Pastes into the message field, as a visitor does, and returns the text. */
async function pasteIntoForm(page: Page): Promise<string> {
  const field = form(page).getByLabel(texts.message, { exact: true });
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}

const allValues = [fieldValues.firstName, fieldValues.lastName, fieldValues.email, 'partnership', fieldValues.message];

function readMail(address: string) {
  const [to = '', query = ''] = address.replace(/^mailto:/, '').split('?');
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=').map(decodeURIComponent)));
  return { to, ...fields };
}

/** Returns the colour of the border of a field. */
const getBorderColour = (field: Locator) =>
  field.locator('xpath=following-sibling::fieldset').evaluate((element) => getComputedStyle(element).borderColor);

/** Whether an element is in the lower right corner of the window; runs in the page. */
function isInCorner(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return [innerWidth - right, innerHeight - bottom].every((gap) => gap >= 0 && gap < 48);
}

test('an invalid message shows an error at each field until it is corrected, and scrolls the first one below the header', async (context) => {
  const { page } = await openReadyPage(context, { path: '/contact', width: 360, height: 740 });
  const fields = page.locator('form [required]');
  const readErrors = () =>
    fields.evaluateAll((all) =>
      all.map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent),
    );
  expect(await readErrors()).toEqual(['', '', '', '', '']);
  await submit(page).click();
  const expectedErrors = await fields.evaluateAll((all) =>
    all.map((field) => (field instanceof HTMLElement ? String(Reflect.get(field, 'validationMessage')) : '')),
  );
  expect(expectedErrors.every((text) => text.length > 10)).toBe(true);
  expect(await readErrors()).toEqual(expectedErrors);
  await expect.poll(() => getFocusedText(page)).toBe('firstName');
  const header = await page.getByRole('banner').boundingBox();
  const label = await form(page).getByText(texts.firstName, { exact: true }).first().boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));

  const errorColour = await getBorderColour(page.getByLabel(texts.email));
  expect(await getBorderColour(page.getByLabel(texts.firstName))).toBe(errorColour);
  await page.getByLabel(texts.firstName).fill('Ana');
  // A space counts as text to the browser, and an error does not change at each letter.
  await page.getByLabel(texts.lastName).fill(' ');
  await page.getByLabel(texts.email).pressSequentially('ana@');
  expect((await readErrors()).slice(0, 3)).toEqual(['', '', expectedErrors[2]]);
  expect(await getBorderColour(page.getByLabel(texts.email))).toBe(errorColour);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await readErrors())[0]).toBe('');
  expect([expectedErrors[2], '']).not.toContain((await readErrors())[2]);
  expect(await page.getByLabel(texts.email).getAttribute('aria-invalid')).toBe('true');
  // A host without a dot is valid to the browser.
  await page.getByLabel(texts.email).fill('ana@mail');
  expect((await readErrors())[2]).toBe('');
  expect(await getBorderColour(page.getByLabel(texts.email))).not.toBe(errorColour);

  await page.getByRole('button', { name: texts.clear }).click();
  await expect.poll(readErrors).toEqual(['', '', '', '', '']);
});

test('a draft survives other pages and reloads, is passed to the mail program unchanged, and can be copied, which a toast confirms', async (context) => {
  const { page } = await openReadyPage(context, {
    path: '/contact',
    setupContext: (visitor) => visitor.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  const draftNote = page.getByText(texts.draftKept);
  expect(await draftNote.count()).toBe(0);
  await fillForm(page);
  await draftNote.waitFor();
  await followHeaderLink(page, 'about');
  await followHeaderLink(page, 'contact');
  await expect.poll(() => readFields(page)).toEqual(allValues);
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => readFields(page)).toEqual(allValues);
  await page.goto('about:blank');
  await page.goBack();
  await waitUntilReady(page);
  await expect.poll(() => readFields(page)).toEqual(allValues);

  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel(texts.lastName).press('Enter');
  await expect.poll(() => mails.map(readMail)).toEqual([expectedMail]);
  expect(mails[0]).not.toMatch(/[+ ]/);
  expect(await readFields(page)).toEqual(allValues);
  const handedOff = page.getByText(texts.handedOff);
  await handedOff.waitFor();
  // The focus is at the outcome, wherever it was in the form, and again after the next mail.
  const isFocused = () =>
    handedOff.evaluate((text) => document.activeElement === text.closest('[aria-live=polite] > *'));
  await expect.poll(isFocused).toBe(true);
  await page.getByLabel(texts.lastName).press('Enter');
  await expect.poll(() => mails.length).toBe(2);
  await expect.poll(isFocused).toBe(true);
  const copy = page.getByRole('button', { name: texts.copy });
  await expect.poll(() => copy.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(740);
  expect((await handedOff.boundingBox())?.y).toBeGreaterThan(80);

  await page.setViewportSize({ width: 1280, height: 800 });
  await keepToasts(page);
  await copy.click();
  const toast = page.getByRole('status').filter({ hasText: texts.copied });
  await toast.waitFor();
  // The toast has the styles of its library, which the policy allows, from one style element.
  const place = await toast.evaluate((element) => {
    const { position, flexDirection } = getComputedStyle(element.closest('.notistack-SnackbarContainer') ?? element);
    return [position, flexDirection, document.querySelectorAll('style#_goober').length];
  });
  expect(place).toEqual(['fixed', 'column-reverse', 1]);
  await expect.poll(() => toast.evaluate(isInCorner)).toBe(true);
  expect(await pasteIntoForm(page)).toBe(
    `${texts.subject}: ${expectedMail.subject}\n\n${expectedMail.body.replaceAll('\r', '')}`,
  );

  // If the text cannot be copied by script, it is shown to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'));
  });
  await copy.click();
  await page.getByRole('alert').getByText(texts.copyFailed).waitFor();
  expect(await page.getByText(texts.fallbackText).isVisible()).toBe(true);

  expect(await page.evaluate(() => getSelection()?.toString())).toContain(allValues.at(-1));

  // What was cleared can be brought back.
  const written = await readFields(page);
  await form(page).getByRole('button', { name: texts.clear }).click();
  await page.getByText(texts.draftCleared).waitFor();
  expect(await getFocusedText(page)).toBe(texts.undoClear);
  await page.keyboard.press('Enter');
  await draftNote.waitFor();
  expect(await readFields(page)).toEqual(written);
  await form(page).getByRole('button', { name: texts.clear }).click();
  await page.getByText(texts.draftCleared).waitFor();
  expect([await readFields(page), await draftNote.count()]).toEqual([['', '', '', '', ''], 0]);
  expect(await page.evaluate(() => localStorage.getItem('contact-draft'))).toBeNull();

  // Text that is typed before the application runs is kept too.
  const held = new HeldRequests();
  await held.hold(page.context(), appScript);
  await page.reload();
  await form(page).getByLabel(texts.firstName, { exact: true }).fill('Ana');
  await held.arrived;
  held.release();
  await draftNote.waitFor();
  await followHeaderLink(page, 'about');
  await followHeaderLink(page, 'contact');
  await expect.poll(() => readFields(page)).toEqual(['Ana', '', '', '', '']);
});
