/** Tests messages that the page sends to a form service. */
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { openPage, toSiteUrl, ownerSiteUrl } from '~tests/support/browser';
import { readContent } from '~tests/support/content/read';
import { openReadyPage } from '~tests/support/pages';
import { fillForm, submit, visitor } from './message-form';

/** The site of an owner with a form service, under a base path and in three languages. */
const serviceSite = await ownerSiteUrl('Kingston');

/** The fields that the form service gets from a page. */
const expectedFields = (page: string) => ({
  _gotcha: '',
  _next: `https://a.example/repo/${page}`,
  ...visitor,
  // The subject is in the owner's language on every page.
  subject: readContent('es').contact.form.subjects.media.label,
  message: 'To a service',
});

test('a form service gets the fields it expects, with script and without', async (context) => {
  const posts: string[] = [];
  const mockExternal = (request: Request) => {
    if (request.method() === 'POST' && request.url().includes('formspree')) posts.push(request.postData() ?? '');
    return answerOtherHosts(request);
  };
  const visit = { siteUrl: serviceSite, mockExternal };
  const { page } = await openReadyPage(context, { ...visit, path: '/contact' });
  await fillForm(page, 'To a service');
  await submit(page);
  await page.getByText('Gracias', { exact: true }).waitFor();
  expect(Object.fromEntries(new URLSearchParams(posts.pop()))).toEqual(expectedFields('message-sent'));

  const { page: plain } = await openPage(context, { ...visit, path: '/fr/contact', javaScript: false });
  // Without script, the calendar of another host is a sentence and a link.
  expect(await plain.getByText('Le calendrier vient de book.example').isVisible()).toBe(true);
  expect(await plain.getByRole('checkbox').count()).toBe(0);
  const calendar = plain.getByRole('link', { name: readContent('fr').contact.scheduling.openInTab });
  expect(await calendar.getAttribute('href')).toMatch('https://book.example/calls');
  await fillForm(plain, 'To a service');
  await submit(plain);
  await plain.getByRole('heading', { name: 'Formspree' }).waitFor();
  expect(Object.fromEntries(new URLSearchParams(posts.pop()))).toEqual(expectedFields('fr/message-sent'));
  await plain.goto(toSiteUrl('/fr/message-sent', serviceSite));
  expect(await plain.getByRole('heading', { level: 1 }).innerText()).toBe('Merci');
});
