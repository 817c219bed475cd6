import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { getFullPageName } from '~/components/pageNames';
import { getLinkedPages, type LinkGroup, type PageId } from '~/config/pageTable';
import { fill } from '~/lib/fill';
import { mailto } from '~/lib/mailto';
import type { OpenPage } from '~tests/support/browser';
import { about, contact, home, news, portfolio, shell } from '~tests/support/content/en';
import { getPageHref, getPageName, openReadyPage, waitUntilReady, waitForPage } from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';

type Link = readonly [text: string, href: string, target: string, rel: string];

const sameTabLink = (text: string, href: string): Link => [text, href, '', ''];
/** A link that opens a new tab, without opener and referrer. */
const newTabLink = (text: string, href: string): Link => [
  `${text} ${shell.opensInNewTab}`,
  href,
  '_blank',
  'noopener noreferrer',
];
const inquiry = mailto(settings.email, { subject: shell.footer.mailSubject });

/** Reads every link of a part of a page, in order. */
function readLinks(part: Locator): Promise<readonly Link[]> {
  return part.locator('a').evaluateAll((elements) =>
    elements.map((element) => {
      const [href = '', target = '', rel = ''] = ['href', 'target', 'rel'].map(
        (name) => element.getAttribute(name) ?? '',
      );
      return [(element.textContent ?? '').replace(/\s+/g, ' ').trim(), href, target, rel];
    }),
  );
}

/** Whether a link opens in the same tab, or in a new tab without opener and referrer. */
const isValidTarget = ([, , target, rel]: Link) =>
  ['', '_blank noopener noreferrer'].includes(`${target} ${rel}`.trim());

const navigation = getLinkedPages('header').map((id) => sameTabLink(getPageName(id), getPageHref(id)));
const expectedLinks = (list: LinkGroup) =>
  getLinkedPages(list).map((id) => sameTabLink(getFullPageName(id, shell), getPageHref(id)));

async function expectShellLinks(page: Page): Promise<void> {
  const header = page.getByRole('banner').getByRole('navigation', { name: shell.navigation.label });
  const footer = page.getByRole('contentinfo');
  expect(await readLinks(header)).toEqual(navigation);
  const start = page.getByRole('banner').getByRole('link', { name: shell.navigation.getStarted });
  expect(await start.getAttribute('href')).toBe(getPageHref('contact'));
  const readFooterLinks = (name: string) => readLinks(footer.getByRole('navigation', { name, exact: true }));
  expect(await readFooterLinks(shell.footer.navigationHeading)).toEqual(expectedLinks('footer'));
  expect(await readFooterLinks(shell.footer.connectHeading)).toEqual(
    settings.social.map(({ network, url }) => newTabLink(network, url)),
  );
  expect(await readFooterLinks(shell.footer.legalLabel)).toEqual(expectedLinks('legal'));
  expect(await footer.getByRole('link', { name: settings.email }).getAttribute('href')).toBe(inquiry);
}

/** Links that the main element of a page must contain, among others. */
const requiredLinks: Readonly<Partial<Record<PageId, readonly Link[]>>> = {
  home: [
    sameTabLink(home.hero.portfolio, getPageHref('portfolio')),
    sameTabLink(home.hero.contact, getPageHref('contact')),
    sameTabLink(home.companies.viewAll, getPageHref('portfolio')),
    sameTabLink(home.closing.action, getPageHref('contact')),
  ],
  portfolio: portfolio.companies.flatMap(({ id, name, websites }) => [
    sameTabLink(name, `${getPageHref('portfolio')}#${id}`),
    ...websites.map(({ url, label }) =>
      newTabLink(
        label === undefined ? `${portfolio.visitWebsite} ${name}` : fill(portfolio.visitWebsiteIn, { label }),
        url,
      ),
    ),
  ]),
  contact: [
    sameTabLink(settings.email, inquiry),
    sameTabLink(contact.hero.scheduleNote, `${getPageHref('contact')}#scheduling`),
    newTabLink(contact.scheduling.openInTab, `${settings.basePath}samples/scheduling.html#en`),
  ],
  news: [sameTabLink(news.hero.contact, mailto(settings.email, { subject: news.hero.mailSubject }))],
};

/** The heading above the links at the end of a page. */
const relatedHeadings = {
  home: home.expertise.heading,
  about: about.related.heading,
  portfolio: portfolio.related.heading,
  news: news.related.heading,
  contact: contact.related.heading,
} as const;

const mainIds = ['home', 'about', 'portfolio', 'news', 'contact'] as const;

/** Expects a main page to have the links of the specification, and at its end four links to the other main pages. */
async function expectPageLinks(page: Page, id: (typeof mainIds)[number]): Promise<void> {
  await waitUntilStable(page);
  const links = await readLinks(page.getByRole('main'));
  expect(links).toEqual(expect.arrayContaining([...(requiredLinks[id] ?? [])]));
  expect(links.filter((link) => !isValidTarget(link))).toEqual([]);
  const related = await readLinks(page.getByRole('navigation', { name: relatedHeadings[id] }));
  const others = mainIds.filter((other) => other !== id);
  expect(related.map(([, href]) => href).toSorted()).toEqual(others.map(getPageHref).toSorted());
  expect(related.filter(([text, , target]) => text === '' || target !== '')).toEqual([]);
}

const company = home.companies.items.find(({ websites }) => websites.length > 1);
const [firstWebsite] = company?.websites ?? [];

/** Expects the picture of a company to open the first of its websites, since the card's link covers the picture. */
async function expectPictureOpens({ page, context: visitor }: OpenPage): Promise<void> {
  const websiteRequest = visitor.waitForEvent('request', (request) => request.url() === firstWebsite?.url);
  const tab = visitor.waitForEvent('page');
  const card = page.locator('#companies li', { hasText: company?.name ?? '' });
  // The picture is clicked where it stands, so the page must not move any more.
  await card.scrollIntoViewIfNeeded();
  await waitUntilStable(page);
  await card.locator('img').click({ force: true });
  await websiteRequest;
  await (await tab).close();
}

test('links have the targets of the specification, and a link of each kind opens its page', async (context) => {
  const opened = await openReadyPage(context, {
    path: '/',
    allowedProblems: [new RegExp(`^external: GET ${firstWebsite?.url}$`)],
  });
  const { page } = opened;
  await expectShellLinks(page);
  await expectPictureOpens(opened);
  const related = contact.related.links.find((link) => link.page === 'portfolio');
  const steps: readonly (readonly [part: 'banner' | 'main' | 'contentinfo', name: string, to: PageId])[] = [
    ['banner', getPageName('about'), 'about'],
    ['contentinfo', shell.pages.news.name, 'news'],
    ['banner', shell.navigation.getStarted, 'contact'],
    ['main', related?.text ?? '', 'portfolio'],
    ['contentinfo', shell.pages.privacy.name, 'privacy'],
    ['contentinfo', shell.pages.terms.name, 'terms'],
    ['banner', settings.brand, 'home'],
    ['main', home.companies.viewAll, 'portfolio'],
  ];
  const first = await page.evaluate(() => performance.timeOrigin);
  for (const [part, name, to] of steps) {
    await page.getByRole(part).getByRole('link', { name, exact: true }).click();
    await waitForPage(page, to);
    expect(new URL(page.url()).pathname).toBe(getPageHref(to));
    const id = mainIds.find((one) => one === to);
    if (id !== undefined) await expectPageLinks(page, id);
  }
  // No document was loaded in between: the router changed the pages.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first);
  await page.reload();
  await waitUntilReady(page);
});
