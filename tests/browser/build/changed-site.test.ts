/** Tests pages in English of the site of Kingston, whose hero is a white picture. */
import { expect, test } from 'vitest';
import { findFaintTexts } from '~tests/browser/accessibility/faint-texts';
import { openPage, ownerSiteUrl } from '~tests/support/browser';
import { goto, getHorizontalOverflow } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

const site = `${await ownerSiteUrl('Kingston')}en/`;

test('a long word is not broken in a table, which scrolls instead', async (context) => {
  const { page } = await openPage(context, {
    siteUrl: site,
    path: '/portfolio',
    width: 320,
    mockExternal: answerOtherHosts,
  });
  const lines = await page.getByRole('cell', { name: 'Internationalization' }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const frame = page.getByRole('group', { name: 'Responsibilities' });
  await frame.focus();
  expect(await frame.evaluate((one) => one === document.activeElement && one.scrollWidth > 320)).toBe(true);
  expect(await page.locator('main ol[start="3"] > li').count()).toBe(2);
});

test('long figures stay inside their columns on the home page and on the news page', async (context) => {
  const { page } = await openPage(context, { siteUrl: site, path: '/', mockExternal: answerOtherHosts });
  const findOverflowing = (selector: string) =>
    page.locator(selector).evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const text = document.createRange();
          text.selectNodeContents(figure);
          return text.getBoundingClientRect().right > figure.getBoundingClientRect().right + 1;
        })
        .map(({ textContent }) => textContent),
    );
  for (const [path, figures] of [
    ['', 'main dl dd'],
    ['news', '#markets dd'],
  ] as const) {
    await page.goto(site + path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator(figures).count()).toBeGreaterThan(3);
      expect([path, width, await findOverflowing(figures), await getHorizontalOverflow(page)]).toEqual([
        path,
        width,
        [],
        0,
      ]);
    }
  }
});

const textSelectors = ['main h1', 'main h1 ~ p', 'main nav li:last-child', 'header a span', 'header nav li a'];

test('text is readable on an owner’s picture at every width', async (context) => {
  const { page } = await openPage(context, { siteUrl: site, mockExternal: answerOtherHosts });
  for (const path of ['', 'contact']) {
    await goto(page, path, site);
    const picture = page.locator('main img[src*="/hero-"]').first();
    expect(await picture.isVisible()).toBe(true);
    // The owner's focus: `right top`.
    expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('100% 0%');
    for (const [width, height] of [
      [360, 740],
      [1024, 700],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const presentSelectors = [];
      for (const selector of textSelectors)
        if ((await page.locator(selector).count()) > 0) presentSelectors.push(selector);
      expect([path, width, await findFaintTexts(page, presentSelectors)]).toEqual([path, width, []]);
    }
  }
});
