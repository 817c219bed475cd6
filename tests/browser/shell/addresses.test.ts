/** Tests documents that a host serves under another address than that of their page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { goto, getCurrentPath } from '~tests/support/pages';

/** A requested address, the page whose document the host sends, and the address that is shown then. */
const cases = [
  ['/index.html', '/', '/'],
  ['/about.html?a=b#values', '/about', '/about?a=b#values'],
  // A host without such a file sends the 404 page.
  ['/About', '/404', '/about'],
  ['/es/news/', '/404', '/es/news'],
  // No router can decode this address.
  ['/news/%zz', '/404', '/news/%25zz'],
] as const;

/** Reads title, heading and its style, and the style of a list that depends on the page's rules; runs in the page. */
function readAppearance(): readonly unknown[] {
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

const getHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height ?? 0);

test('a document served under another address shows its page, or the page of that address, under the canonical path', async (context) => {
  const allowedProblems = [/^response: 404 GET \S+\/(?:404|%25zz)$/];
  const { page, context: visitor } = await openPage(context, { allowedProblems });
  const { page: expectedPage } = await openPage(context, { javaScript: false, allowedProblems });
  for (const [address, served, expectedAddress] of cases) {
    await expectedPage.goto(toSiteUrl(expectedAddress));
    const [appearance, height] = await Promise.all([expectedPage.evaluate(readAppearance), getHeight(expectedPage)]);
    await visitor.route(toSiteUrl(address.replace(/#.*/, '')), async (route) =>
      route.fulfill({ response: await route.fetch({ url: toSiteUrl(served) }), status: 200 }),
    );
    await goto(page, address);
    await expect.poll(() => getCurrentPath(page), { message: address }).toBe(expectedAddress);
    await expect.poll(() => page.evaluate(readAppearance), { message: address }).toEqual(appearance);
    // Lazy pictures and fonts may change the height a little.
    await expect.poll(async () => Math.abs((await getHeight(page)) - height), { message: address }).toBeLessThan(100);
  }
});

test('an address such as //host stays on the site, and so do the links of its page', async (context) => {
  const { page } = await openPage(context, { allowedProblems: [/^response: 404 GET /] });
  for (const rest of ['news/all?region=haiti', 'es/news/haiti/all', '']) {
    const path = `.//evil.example/${rest}`;
    await goto(page, path);
    expect(page.url()).toBe(toSiteUrl(path));
    expect(new URL(page.url()).pathname).toContain('//evil.example/');
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], form[action]')].map((element) =>
        element instanceof HTMLFormElement ? element.action : element instanceof HTMLAnchorElement ? element.href : '',
      ),
    );
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => new URL(target).host === 'evil.example')).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await page.waitForURL(({ origin, pathname }) => origin + pathname === toSiteUrl('/es/'));
  }
});
