/** Tests the page views of a site whose analytics, live news and calendar are on other hosts. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attributes } from '~/config/documentNames';
import type { PageMeta } from '~/content/shell.schema';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { newsPage } from '~tests/browser/news/news-page';
import { getSiteUrl, openPage, toSiteUrl } from '~tests/support/browser';
import { about, contact, home, shell } from '~tests/support/content/en';
import { haiti } from '~tests/support/news/filter-choices';
import { headerLink, openReadyPage, waitForPage } from '~tests/support/pages';
import { secondSiteSettings } from '~tests/support/second-site';
import { breakAboutPage, dropPointerMoves, addInitScript } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';
import { giveConsent } from './give-consent';

/** Reads what Google's tag gets: path and title of each page, and errors with their message. */
function readEvents(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(Object(entry)))
      .flatMap(([command, ...parameters]) => (command === 'set' || command === 'event' ? parameters.slice(-1) : []))
      .filter((details) => details !== 'page_view'),
  );
}

const simulateSlowConnection = addInitScript(() => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
});

const secondSiteUrl = await getSiteUrl('second');

describe('analytics', () => {
  const visit = { siteUrl: secondSiteUrl, mockExternal: answerOtherHosts, setupContext: giveConsent };
  const pageView = (path: string, { meta }: { readonly meta: PageMeta }) => ({
    page_path: `/repo/${path}`,
    page_title: meta.title,
    page_location: visit.siteUrl + path,
    page_referrer: '',
  });

  test('get a page view on a slow connection, before the application starts', async (context) => {
    const { page } = await openPage(context, {
      ...visit,
      setupContext: [giveConsent, simulateSlowConnection, dropPointerMoves],
    });
    const report = page.waitForRequest(/\/g\/collect$/);
    await page.goto(toSiteUrl('/about.html', visit.siteUrl));
    await report;
    expect(await readEvents(page)).toEqual([pageView('about', about)]);
    expect(await page.evaluate((name) => document.documentElement.hasAttribute(name), attributes.started)).toBe(false);
  });

  test('get one page view for each page and selection, and none for a fragment; no host is contacted before it is needed', async (context) => {
    const requestedHosts: string[] = [];
    const mockExternal = (request: Request) => {
      requestedHosts.push(new URL(request.url()).hostname);
      return answerOtherHosts(request);
    };
    const { page } = await openReadyPage(context, { ...visit, mockExternal, path: '/' });
    await headerLink(page, 'about').click();
    await page.waitForURL(/\/about$/);
    await headerLink(page, 'contact').click();
    await page.getByRole('link', { name: contact.hero.scheduleNote }).click();
    await page.waitForURL(/#scheduling$/);
    await page.goBack();
    await page.goBack();
    await expect
      .poll(() => readEvents(page))
      .toEqual([pageView('', home), pageView('about', about), pageView('contact', contact), pageView('about', about)]);
    await headerLink(page, 'news').click();
    await waitForPage(page, 'news');
    await waitUntilStable(page);
    expect(requestedHosts).not.toContain('news.example');
    const liveCall = page.waitForRequest(`${secondSiteSettings.liveNewsUrl}?*`);
    await newsPage(page).moreButton.click();
    await liveCall;
    await newsPage(page).region(haiti.name).click();
    await expect
      .poll(async () => (await readEvents(page)).slice(4))
      .toMatchObject([{ page_path: '/repo/news' }, { page_path: `/repo/news/${haiti.id}` }]);
    await expect
      .poll(() => requestedHosts)
      .toEqual(expect.arrayContaining(['www.googletagmanager.com', 'region1.google-analytics.com']));
  });

  test('get the error of a page that cannot be rendered', async (context) => {
    const { page } = await openPage(context, {
      ...visit,
      path: '/about',
      setupContext: [giveConsent, breakAboutPage],
      allowedProblems: [/Broken on purpose/],
    });
    await page.getByRole('heading', { level: 1, name: shell.errorScreen.heading }).waitFor();
    expect(await readEvents(page)).toEqual([
      pageView('about', about),
      { event_category: 'Error', event_label: 'Broken on purpose' },
    ]);
  });
});
