/** A site with analytics, live news, a calendar and fonts of other hosts. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { attributes } from '~/boot/contract';
import type { PageMeta } from '~/content/schemas/fields';
import { region } from '~tests/browser/news/news-page';
import { openPage, siteAddress } from '~tests/support/browser';
import { changedSettings } from '~tests/support/builds';
import { here } from '~tests/support/choices';
import { about, contact, home, news, shell } from '~tests/support/content/en';
import { breakAbout, linesOf, withScript } from '~tests/support/faults';
import { headerLink, openReady, untilReady } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

/** As a visitor who agreed before. */
const agreed = withScript(() => {
  // Not in frames, which have no storage.
  if (window === top && origin !== 'null') localStorage.setItem('consent', `granted@${Date.now()}`);
});

test('asks these hosts and no others, from a page that was loaded before they were needed', async (context) => {
  const asked: string[] = [];
  const foreign = (request: Request) => {
    asked.push(new URL(request.url()).hostname);
    return answerOtherHosts(request);
  };
  const { page } = await openReady(context, { site: inject('changedUrl'), path: '/about', foreign, prepare: agreed });
  await headerLink(page, 'news').click();
  await page.getByRole('button', { name: news.list.loadMore }).click();
  await headerLink(page, 'contact').click();
  await page.getByRole('button', { name: 'Show the Calendar' }).click();
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

test.for(['/', '/news'])('%s reads, starts and leads on where no other host answers', async (path, context) => {
  const { page } = await openPage(context, { site: inject('changedUrl'), path, allow: [/^foreign: GET /] });
  await page.keyboard.press('Shift');
  await untilReady(page);
  expect((await linesOf(page)).length).toBeGreaterThan(20);
  expect(await page.getByRole('alert').count()).toBe(0);
  await headerLink(page, 'about').click();
  await page.waitForURL((url) => url.pathname === '/repo/about');
});

/** What the tag reads: pageviews by path and title, and errors by their message. */
function recorded(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(Object(entry)))
      .flatMap(([command, , details]) => (command === 'event' ? [details] : [])),
  );
}

const onSlowConnection = withScript(() => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
});

describe('analytics', () => {
  const visit = { site: inject('changedUrl'), foreign: answerOtherHosts, prepare: agreed };
  const view = (path: string, { meta }: { readonly meta: PageMeta }) => ({
    page_path: `/repo/${path}`,
    page_title: `${meta.title} | ${changedSettings.SITE_BRAND}`,
    page_location: visit.site + path,
  });

  test('hears of a visit on a slow connection, where the application waits for input', async (context) => {
    const { page } = await openPage(context, {
      ...visit,
      prepare: async (visitor) => void (await agreed(visitor), await onSlowConnection(visitor)),
    });
    const report = page.waitForRequest(/\/g\/collect$/);
    await page.goto(siteAddress('/about.html', visit.site));
    await report;
    expect(await recorded(page)).toEqual([view('about', about)]);
    expect(await page.evaluate((name) => document.documentElement.hasAttribute(name), attributes.started)).toBe(false);
  });

  test('hears of each page and selection once, and not of a fragment', async (context) => {
    const { page } = await openReady(context, { ...visit, path: '/' });
    await headerLink(page, 'about').click();
    await page.waitForURL(/\/about$/);
    await headerLink(page, 'contact').click();
    await page.getByRole('link', { name: contact.hero.scheduleNote }).click();
    await page.waitForURL(/#scheduling$/);
    await page.goBack();
    await page.goBack();
    await expect
      .poll(() => recorded(page))
      .toEqual([view('', home), view('about', about), view('contact', contact), view('about', about)]);
    await headerLink(page, 'news').click();
    await region(page, here.name).click();
    await expect
      .poll(async () => (await recorded(page)).slice(4))
      .toMatchObject([{ page_path: '/repo/news' }, { page_path: `/repo/news/${here.id}` }]);
  });

  test('hears of a page that cannot be rendered', async (context) => {
    const { page } = await openPage(context, {
      ...visit,
      path: '/about',
      prepare: async (visitor) => void (await agreed(visitor), await breakAbout(visitor)),
      allow: [/Broken on purpose/],
    });
    await page.getByRole('heading', { level: 1, name: shell.errorScreen.heading }).waitFor();
    expect(await recorded(page)).toEqual([view('about', about), { event_label: 'Broken on purpose' }]);
  });

  test('is in no document of a site without it', async () => {
    const [measured, plain] = await Promise.all(
      [visit.site, inject('siteUrl')].map(async (site) => (await fetch(site)).text()),
    );
    expect([measured, plain].map((document) => /googletagmanager|dataLayer/.test(document ?? ''))).toEqual([
      true,
      false,
    ]);
  });
});
