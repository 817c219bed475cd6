import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '~tests/support/browser';
import { linesOf, without } from '~tests/support/faults';
import { mainPages, openReady, untilFontsDecided, untilReady } from '~tests/support/pages';

const visited = mainPages.filter(({ page }) => ['home', 'news'].includes(page));

const lost = (ending: string) => [new RegExp(String.raw`^request: GET \S+\.(?:${ending})\S*: net::ERR_FAILED$`)];

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

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
  // Lines break elsewhere in the fallback fonts.
  await Promise.all([page, whole].map(untilFontsDecided));
  expect(await height(page)).toBe(await height(whole));
});
