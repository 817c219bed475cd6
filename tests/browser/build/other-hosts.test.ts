/** A site with analytics, live news, a calendar and fonts of other hosts. */
import type { Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { contact } from '~/content/en/contact';
import { news } from '~/content/en/news';
import { policyOf } from '~scripts/build/policy/page-policy';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { changedSettings } from '~tests/support/builds';
import { linesOf } from '~tests/support/faults';
import { headerLink, mainPages, openReady, untilReady } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

test('asks these hosts and no others, from a page that was loaded before they were needed', async (context) => {
  const asked: string[] = [];
  const foreign = (request: Request) => {
    asked.push(new URL(request.url()).hostname);
    return answerOtherHosts(request);
  };
  const { page } = await openReady(context, { site: inject('changedUrl'), path: '/about', foreign });
  await headerLink(page, 'news').click();
  await page.getByRole('button', { name: news.list.loadMore }).click();
  await headerLink(page, 'contact').click();
  await page.getByTitle(contact.scheduling.frameTitle).scrollIntoViewIfNeeded();
  const frame = page.frameLocator(`[title="${contact.scheduling.frameTitle}"]`);
  await frame.getByRole('heading', { name: 'Booking' }).waitFor();
  expect(asked.filter((host) => host === 'fonts.example').length).toBeGreaterThan(1);
  expect(asked).toEqual(
    expect.arrayContaining([
      'www.googletagmanager.com',
      'region1.google-analytics.com',
      'news.example',
      'book.example',
    ]),
  );
});

test('names each host in its policy where it is needed, and nowhere else', async () => {
  const directives = policyOf(await (await fetch(inject('changedUrl'))).text()).split('; ');
  const directivesWith = (host: string) =>
    directives.filter((directive) => directive.includes(host)).map((directive) => directive.split(' ')[0]);
  expect(directivesWith('googletagmanager.com')).toEqual(['script-src', 'connect-src']);
  expect(directivesWith('google-analytics.com')).toEqual(['connect-src']);
  expect(directivesWith('news.example')).toEqual(['connect-src']);
  expect(directivesWith('book.example')).toEqual(['frame-src']);
  expect(directivesWith('fonts.example')).toEqual(['style-src', 'font-src']);
});

const visited = mainPages.filter(({ page }) => ['home', 'portfolio', 'news'].includes(page));

test.for(visited)('$path reads, starts and leads on where no other host answers', async ({ path }, context) => {
  const { page } = await openPage(context, { site: inject('changedUrl'), path, allow: [/^foreign: GET /] });
  await page.keyboard.press('Shift');
  await untilReady(page);
  expect((await linesOf(page)).length).toBeGreaterThan(20);
  expect(await page.getByRole('alert').count()).toBe(0);
  await headerLink(page, 'about').click();
  await page.waitForURL((url) => url.pathname === '/repo/about');
});

test('the contact page has a link beside the calendar, and its form, where the calendar does not answer', async (context) => {
  const { page } = await openPage(context, {
    site: inject('changedUrl'),
    path: '/contact',
    foreign: (request) => (request.isNavigationRequest() ? null : answerPictures(request)),
    allow: [/^foreign: GET /],
  });
  await page.keyboard.press('Shift');
  await untilReady(page);
  await page.getByTitle(contact.scheduling.frameTitle).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: contact.scheduling.openInTab });
  expect(await link.getAttribute('href')).toBe(changedSettings.SCHEDULING_URL);
  expect(await page.getByRole('form', { name: contact.form.heading }).isVisible()).toBe(true);
});
