import { describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { linkedPages } from '~/content/pages';
import { mailto } from '~/lib/mailto';
import { site } from '~generated/site';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { contact } from '~tests/support/content/en';
import { headerLink, headerBackground, hrefOf, shownPath, untilShown } from '~tests/support/pages';

const transparent = 'rgba(0, 0, 0, 0)';

describe('with scripts off', () => {
  test('the header leads from page to page, each as accessible', async (context) => {
    const options = { path: '/', javaScript: false, reducedMotion: true };
    const opened = await openPage(context, options);
    const { page } = opened;
    for (const id of linkedPages('header').toReversed()) {
      await headerLink(page, id).click();
      await untilShown(page, id);
      expect(shownPath(page)).toBe(hrefOf(id));
      expect((await checkAccessibility(opened)).violations).toEqual([]);
    }
  });

  test('the form hands over to the mail program, and there is no switch that does nothing', async (context) => {
    const { page } = await openPage(context, { path: '/contact', javaScript: false });
    const form = page.getByRole('form', { name: contact.form.heading });
    const values = await Promise.all(['action', 'method', 'enctype'].map((name) => form.getAttribute(name)));
    expect(values).toEqual([mailto(site.email), 'post', 'text/plain']);
    expect(await page.locator(`[${attributes.schemeSwitch}]`).isVisible()).toBe(false);
    expect(await page.getByRole('main').getByRole('link', { name: site.email }).isVisible()).toBe(true);
  });
});

test('in a browser that is too old the boot script steps aside, and the page is what it is without script', async (context) => {
  const { page } = await openPage(context, {
    path: '/about',
    width: 390,
    prepare: async (visitor) => {
      await visitor.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toReversed'));
    },
  });
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => headerBackground(page)).not.toBe(transparent);
  // The site's fonts, as without script: one file for each family.
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await asked()).filter((name) => name.endsWith('.woff2')).length).toBe(2);
  expect(await page.locator(`[${attributes.schemeSwitch}]`).isVisible()).toBe(false);
  expect((await asked()).filter((name) => name.endsWith('.js'))).toEqual([]);
});
