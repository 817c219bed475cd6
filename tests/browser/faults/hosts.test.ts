import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { contact } from '~/content/en/contact';
import { type RunningServer, startServer } from '~scripts/serve/server';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { buildWithOtherHosts, otherHosts } from '~tests/support/builds';
import { linesOf, without } from '~tests/support/faults';
import { headerLink, mainPages, openReady, untilFontsApplied, untilReady, untilShown } from '~tests/support/pages';

const visited = mainPages.filter(({ page }) => ['home', 'portfolio', 'news', 'contact'].includes(page));

const lost = (ending: string) => [new RegExp(String.raw`^request: GET \S+\.(?:${ending})\S*: net::ERR_FAILED$`)];

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Headings that have no height, or letters of no size. */
function hiddenHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.closest('dialog') === null && heading.getBoundingClientRect().height < 1)
      .map(({ textContent }) => textContent),
  );
}

test.for(visited)('$path reads in the fonts of the system where its own do not arrive', async ({ path }, context) => {
  const { page } = await openReady(context, { path, prepare: without(/\.woff2$/), allow: lost('woff2') });
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => /^"?(?:Newsreader|Hanken Grotesk)"?$/.test(family))
        .map(({ status }) => status),
    );
  await expect.poll(statuses).toEqual(['error', 'error']);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await hiddenHeadings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test.for(visited)('$path reads without any picture, with the room kept for them', async ({ path }, context) => {
  const { page: whole } = await openReady(context, { path });
  const { page } = await openPage(context, {
    path,
    prepare: without(/\.(?:svg|png|jpe?g|webp|avif)(?:\?|$)/),
    allow: [...lost('svg|png|jpe?g|webp|avif'), /^foreign: GET /, /^request: GET /],
  });
  await untilReady(page);
  expect(await linesOf(page)).toEqual(await linesOf(whole));
  expect(await hiddenHeadings(page)).toEqual([]);
  // Lines break elsewhere in the fallback fonts: heights are compared in the same letters.
  await Promise.all([page, whole].map(untilFontsApplied));
  expect(await height(page)).toBe(await height(whole));
});

describe('where every foreign host is out of reach', () => {
  let server: RunningServer;

  beforeAll(async () => {
    const directory = await buildWithOtherHosts();
    server = await startServer({ directory, port: 0, base: '/' });
    return () => server.close();
  });

  test.for(visited)('$path reads, starts and leads on', async ({ path }, context) => {
    const { page } = await openPage(context, { site: server.url, path, allow: [/^foreign: GET /] });
    await page.keyboard.press('Shift');
    await untilReady(page);
    expect((await linesOf(page)).length).toBeGreaterThan(20);
    expect(await page.getByRole('alert').count()).toBe(0);
    await headerLink(page, 'about').click();
    await untilShown(page, 'about');
  });

  test('the calendar has a link beside it, and the form is there', async (context) => {
    const { page } = await openPage(context, {
      site: server.url,
      path: '/contact',
      foreign: (request) => (request.isNavigationRequest() ? null : answerPictures(request)),
      allow: [/^foreign: GET /],
    });
    await page.keyboard.press('Shift');
    await untilReady(page);
    await page.getByTitle(contact.scheduling.frameTitle).scrollIntoViewIfNeeded();
    expect(await page.getByRole('link', { name: contact.scheduling.openInTab }).getAttribute('href')).toBe(
      otherHosts.SCHEDULING_URL,
    );
    expect(await page.getByRole('form', { name: contact.form.heading }).isVisible()).toBe(true);
  });
});
