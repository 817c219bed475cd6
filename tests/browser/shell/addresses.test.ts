/** Documents that a host serves under other addresses than their own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { openPage, siteAddress } from '~tests/support/browser';
import { notFound as spanishNotFound } from '~tests/support/content/es';
import { openReady, shownPath } from '~tests/support/pages';

const cases = [
  ['/index.html', '/', '/'],
  ['/about.html?a=b#values', '/about', '/about?a=b#values'],
  // The answer of a host that has no such file.
  ['/About', '/404', '/about'],
  ['/es/news/', '/404', '/es/news'],
] as const;

/** Title, heading and its style, and the style of a list that only the page's rules give it. */
function lookOf(): readonly unknown[] {
  const heading = document.querySelector('h1');
  const list = document.querySelector('footer ul');
  return [
    document.title,
    document.querySelectorAll('title').length,
    heading?.textContent,
    heading && getComputedStyle(heading).fontSize,
    list && getComputedStyle(list).listStyleType,
  ];
}

const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height ?? 0);

test.for(cases)('%s, answered by the document of %s, shows %s', async ([address, served, shown], context) => {
  const { page } = await openReady(context, {
    path: address,
    allow: [/^response: 404 GET \S+\/404$/],
    prepare: async (visitor) => {
      await visitor.route(siteAddress(address.replace(/#.*/, '')), async (route) =>
        route.fulfill({ response: await route.fetch({ url: siteAddress(served) }), status: 200 }),
      );
    },
  });
  await expect.poll(() => shownPath(page)).toBe(shown);
  const { page: own } = await openPage(context, { path: shown, javaScript: false });
  await expect.poll(() => page.evaluate(lookOf)).toEqual(await own.evaluate(lookOf));
  // What lazy pictures and fonts change is left out.
  await expect.poll(async () => Math.abs((await heightOf(page)) - (await heightOf(own)))).toBeLessThan(100);
});

test.for(['news/all?region=haiti', 'es/news/haiti/all', ''])(
  '%s after two slashes and a host stays on the site, and so does all that it links to',
  async (rest, context) => {
    const path = `.//evil.example/${rest}`;
    const { page } = await openReady(context, { path, allow: [/^response: 404 GET /] });
    expect(page.url()).toBe(siteAddress(path));
    expect(new URL(page.url()).pathname).toContain('//evil.example/');
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], form[action]')].map((element) =>
        element instanceof HTMLFormElement ? element.action : element instanceof HTMLAnchorElement ? element.href : '',
      ),
    );
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => new URL(target).host === 'evil.example')).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await page.waitForURL(({ origin, pathname }) => origin + pathname === siteAddress('/es/'));
  },
);

test('an unknown address of a language is answered in it', async (context) => {
  const { page } = await openReady(context, { path: '/es/nada', allow: [/^response: 404 GET /] });
  await page.getByRole('heading', { level: 1, name: spanishNotFound.heading }).waitFor();
  expect(shownPath(page)).toBe('/es/nada');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages.es.tag);
  expect(await page.title()).toContain(spanishNotFound.meta.title);
});
