/** Documents that a host serves under other addresses than their own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notFound as spanishNotFound } from '~/content/es/not-found';
import { siteAddress } from '~tests/support/browser';
import { openReady, shownPath } from '~tests/support/pages';

const cases = [
  ['/index.html', '/', '/'],
  ['/about.html?a=b#values', '/about', '/about?a=b#values'],
  ['/es/index.html', '/es/', '/es/'],
  ['/news.html', '/news', '/news'],
  // As a host answers that has no such file.
  ['/About', '/404', '/about'],
  ['/contact/', '/404', '/contact'],
  ['/es/news/', '/404', '/es/news'],
] as const;

/** Title, heading and its style, and the style of a list that only the page's rules give it. */
function lookOf(): readonly unknown[] {
  const heading = document.querySelector('h1');
  const list = document.querySelector('footer ul');
  return [
    document.title,
    heading?.textContent,
    heading && getComputedStyle(heading).fontSize,
    list && getComputedStyle(list).listStyleType,
  ];
}

const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height ?? 0);

test.for(cases)('%s, answered by the document of %s, shows %s', async ([address, served, shown], context) => {
  const options = { allow: [/^response: 404 GET \S+\/404$/] };
  const { page } = await openReady(context, {
    ...options,
    path: address,
    prepare: async (visitor) => {
      await visitor.route(siteAddress(address.replace(/#.*/, '')), async (route) =>
        route.fulfill({ response: await route.fetch({ url: siteAddress(served) }), status: 200 }),
      );
    },
  });
  await expect.poll(() => shownPath(page)).toBe(shown);
  const { page: own } = await openReady(context, { ...options, path: shown });
  await expect.poll(() => page.evaluate(lookOf)).toEqual(await own.evaluate(lookOf));
  // But for what lazy pictures and fonts change.
  await expect.poll(async () => Math.abs((await heightOf(page)) - (await heightOf(own)))).toBeLessThan(60);
  expect(await page.locator('title').count()).toBe(1);
});

test('an unknown address of a language is answered in it', async (context) => {
  const { page } = await openReady(context, { path: '/es/nada', allow: [/^response: 404 GET /] });
  await page.getByRole('heading', { level: 1, name: spanishNotFound.heading }).waitFor();
  expect(shownPath(page)).toBe('/es/nada');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-DO');
  expect(await page.title()).toContain(spanishNotFound.meta.title);
});
