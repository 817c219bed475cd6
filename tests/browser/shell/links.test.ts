import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '~/content/fill';
import { linkedPages, type LinkList, type PageId, pages } from '~/content/pages';
import { mailto } from '~/lib/mailto';
import { site } from '~generated/site';
import { openPage } from '~tests/support/browser';
import { about, contact, home, news, portfolio, shell } from '~tests/support/content/en';
import { hrefOf, nameOf, openReady, untilReady, untilShown } from '~tests/support/pages';

interface Link {
  readonly text: string;
  readonly href: string;
  readonly opens: 'here' | 'a new tab';
}

const here = (text: string, href: string): Link => ({ text, href, opens: 'here' });
const away = (text: string, href: string): Link => ({
  text: `${text} ${shell.opensInNewTab}`,
  href,
  opens: 'a new tab',
});
const inquiry = mailto(site.email, { subject: shell.footer.mailSubject });

/** Every link of a part of a page, in order. Whatever opens a new tab must neither hand over its window nor say where from. */
async function linksOf(part: Locator): Promise<readonly Link[]> {
  const links = await part.locator('a').evaluateAll((elements) =>
    elements.map((element) => ({
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      href: element.getAttribute('href') ?? '',
      target: element.getAttribute('target') ?? '',
      rel: element.getAttribute('rel') ?? '',
    })),
  );
  return links.map(({ text, href, target, rel }) => {
    const opens =
      target === '' && rel === ''
        ? 'here'
        : target === '_blank' && rel === 'noopener noreferrer'
          ? 'a new tab'
          : undefined;
    if (opens === undefined) throw new Error(`"${text}" has target "${target}" and rel "${rel}"`);
    return { text, href, opens };
  });
}

const navigation = linkedPages('header').map((id) => here(nameOf(id), hrefOf(id)));
const listOf = (list: LinkList) => linkedPages(list).map((id) => here(shell.pages[id].name, hrefOf(id)));

test('header and footer lead where the specification says', async (context) => {
  const { page } = await openPage(context, { path: '/about', javaScript: false });
  const header = page.getByRole('banner').getByRole('navigation', { name: shell.navigation.label });
  const footer = page.getByRole('contentinfo');
  expect(await linksOf(header)).toEqual(navigation);
  const start = page.getByRole('banner').getByRole('link', { name: shell.navigation.getStarted });
  expect(await start.getAttribute('href')).toBe(hrefOf('contact'));
  const linksIn = (name: string) => linksOf(footer.getByRole('navigation', { name, exact: true }));
  expect(await linksIn(shell.footer.navigationHeading)).toEqual(listOf('footer'));
  expect(await linksIn(shell.footer.connectHeading)).toEqual(site.social.map(({ network, url }) => away(network, url)));
  expect(await linksIn(shell.footer.legalLabel)).toEqual(listOf('legal'));
  expect(await footer.getByRole('link', { name: site.email }).getAttribute('href')).toBe(inquiry);
  expect(await header.locator('[aria-current=page]').allTextContents()).toEqual([nameOf('about')]);
});

/** The links that a page's own part must have; others may stand beside them. */
const required: Readonly<Partial<Record<PageId, readonly Link[]>>> = {
  home: [
    here(home.hero.portfolio, hrefOf('portfolio')),
    here(home.hero.contact, hrefOf('contact')),
    here(home.companies.viewAll, hrefOf('portfolio')),
    here(home.closing.action, hrefOf('contact')),
  ],
  portfolio: portfolio.companies.flatMap(({ name, websites }) =>
    websites.map(({ url, label }) =>
      away(label === undefined ? `${portfolio.visitWebsite} ${name}` : fill(portfolio.visitWebsiteIn, { label }), url),
    ),
  ),
  contact: [
    here(site.email, inquiry),
    here(contact.hero.scheduleNote, `${hrefOf('contact')}#scheduling`),
    away(contact.scheduling.openInTab, `${site.base}samples/scheduling.html#en`),
  ],
  news: [here(news.hero.contact, mailto(site.email, { subject: news.hero.mailSubject }))],
};

/** The heading over the links at the end of a page. */
const relatedHeadings = {
  home: home.expertise.heading,
  about: about.related.heading,
  portfolio: portfolio.related.heading,
  news: news.related.heading,
  contact: contact.related.heading,
} as const;

test.for(['home', 'about', 'portfolio', 'news', 'contact'] as const)(
  'the page %s leads where the specification says, and ends in four links to the other main pages',
  async (id, context) => {
    const { page } = await openPage(context, { path: pages[id].path, javaScript: false });
    expect(await linksOf(page.getByRole('main'))).toEqual(expect.arrayContaining([...(required[id] ?? [])]));
    const links = await linksOf(page.getByRole('navigation', { name: relatedHeadings[id] }));
    const others = (['home', 'about', 'portfolio', 'news', 'contact'] as const).filter((other) => other !== id);
    expect(links.map(({ href }) => href).toSorted()).toEqual(others.map(hrefOf).toSorted());
    expect(links.map(({ text, opens }) => text !== '' && opens)).toEqual(['here', 'here', 'here', 'here']);
  },
);

test('the picture of a company with two sites opens the first', async (context) => {
  const company = home.companies.items.find(({ websites }) => websites.length > 1);
  const [first] = company?.websites ?? [];
  const { page } = await openReady(context, { path: '/', allow: [/^foreign: GET/] });
  const opened = page.context().waitForEvent('request', (request) => request.url() === first?.url);
  // The card's link lies over it.
  await page
    .locator('#companies li', { hasText: company?.name ?? '' })
    .locator('img')
    .click({ force: true });
  expect(await opened).toBeTruthy();
});

test('a link of every kind arrives at its page', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  const related = contact.related.links.find((link) => link.page === 'portfolio');
  const steps: readonly (readonly [part: 'banner' | 'main' | 'contentinfo', name: string, to: PageId])[] = [
    ['banner', nameOf('about'), 'about'],
    ['contentinfo', shell.pages.news.name, 'news'],
    ['banner', shell.navigation.getStarted, 'contact'],
    ['main', related?.text ?? '', 'portfolio'],
    ['contentinfo', shell.pages.privacy.name, 'privacy'],
    ['contentinfo', shell.pages.terms.name, 'terms'],
    ['banner', site.brand, 'home'],
    ['main', home.companies.viewAll, 'portfolio'],
  ];
  const first = await page.evaluate(() => performance.timeOrigin);
  for (const [part, name, to] of steps) {
    await page.getByRole(part).getByRole('link', { name, exact: true }).click();
    await untilShown(page, to);
    expect(new URL(page.url()).pathname).toBe(hrefOf(to));
  }
  // All of it in one document: the application went from page to page itself.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first);
  await page.reload();
  await untilReady(page);
});
