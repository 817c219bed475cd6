import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PageId } from '../../../src/content/pages';
import { site } from '../../../src/config/site';
import { companies } from '../../../src/content/facts';
import { mailto } from '../../../src/lib/mailto';
import { openPage, siteAddress } from '../../support/browser';
import { answerPictures } from '../../support/browser-launch';
import { expectedProblems, hrefOf, mainPages, openReady, untilReady } from '../../support/pages';

interface Link {
  readonly text: string;
  readonly href: string;
  readonly opens: 'here' | 'a new tab';
}

const here = (text: string, href: string): Link => ({ text, href, opens: 'here' });
const away = (text: string, href: string): Link => ({ text: `${text} (opens in a new tab)`, href, opens: 'a new tab' });
const inquiry = mailto(site.email, { subject: 'Inquiry from Website' });

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

const navigation = [
  here('Home', hrefOf('home')),
  here('About', hrefOf('about')),
  here('Portfolio', hrefOf('portfolio')),
  here('News', hrefOf('news')),
  here('Contact', hrefOf('contact')),
];

describe('the shell', () => {
  test.for(mainPages)('of $path leads where the specification says', async ({ page: id, path }, context) => {
    const { page } = await openPage(context, { path, foreign: answerPictures, allow: expectedProblems(id) });
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    expect(await linksOf(header.getByRole('navigation', { name: 'Main' }))).toEqual(navigation);
    expect(await header.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(hrefOf('contact'));
    expect(await linksOf(footer.getByRole('navigation', { name: 'Navigation' }))).toEqual([
      here('About Us', hrefOf('about')),
      here('Portfolio', hrefOf('portfolio')),
      here('News & Insights', hrefOf('news')),
      here('Contact Us', hrefOf('contact')),
    ]);
    expect(await linksOf(footer.getByRole('navigation', { name: 'Connect' }))).toEqual(
      site.social.map(({ network, url }) => away(network, url)),
    );
    expect(await linksOf(footer.getByRole('navigation', { name: 'Legal' }))).toEqual([
      here('Privacy', hrefOf('privacy')),
      here('Terms', hrefOf('terms')),
    ]);
    expect(await footer.getByRole('link', { name: site.email }).getAttribute('href')).toBe(inquiry);
    const current = header.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(
      navigation.filter(({ href }) => href === hrefOf(id)).map(({ text }) => text),
    );
  });
});

const companyLinks = Object.values(companies).map(({ name, websites }) => ({
  name,
  href: 'main' in websites ? websites.main : websites.dr,
}));

/** The links that a page's own part must have; others may stand beside them. */
const required: Readonly<Partial<Record<PageId, readonly Link[]>>> = {
  home: [
    here('Our Portfolio', hrefOf('portfolio')),
    here('Get in Touch', hrefOf('contact')),
    here('View All Companies', hrefOf('portfolio')),
    here('Start a Conversation', hrefOf('contact')),
  ],
  portfolio: [
    away('Visit Website Rumbo', 'https://rumbo.example/'),
    away('Visit Website Malla', 'https://malla.example/'),
    away('Visit Website Faro', 'https://faro.example/'),
    away('Visit Website: Dominican Republic', 'https://do.cabotaje.example/'),
    away('Visit Website: Haiti', 'https://ht.cabotaje.example/'),
    away('Visit Website Soley', 'https://soley.example/'),
  ],
  contact: [
    here(site.email, inquiry),
    here('Schedule a call', '#schedule'),
    away('Open the calendar on its own', `${site.base}samples/scheduling.html`),
  ],
  news: [here(`For the media: ${site.email}`, mailto(site.email, { subject: 'Media Inquiry' }))],
};

describe('the page itself', () => {
  test.for(mainPages.filter(({ page }) => page in required))(
    'of $path leads where the specification says',
    async ({ page: id, path }, context) => {
      const { page } = await openPage(context, { path, foreign: answerPictures });
      expect(await linksOf(page.getByRole('main'))).toEqual(expect.arrayContaining([...(required[id] ?? [])]));
    },
  );

  test('of the home page opens five companies in new tabs', async (context) => {
    const { page } = await openPage(context, { path: '/' });
    const links = (await linksOf(page.getByRole('main'))).filter(({ opens }) => opens === 'a new tab');
    expect(links.map(({ href }) => href)).toEqual(companyLinks.map(({ href }) => href));
    expect(links.map(({ text }, index) => text.startsWith(companyLinks[index]?.name ?? '?'))).toEqual(
      links.map(() => true),
    );
  });

  test.for([
    ['/', 'Explore Our Expertise', 'home'],
    ['/about', 'Learn More About the Group', 'about'],
    ['/portfolio', 'Continue From Here', 'portfolio'],
    ['/news', 'Behind the News', 'news'],
    ['/contact', 'Before You Write', 'contact'],
  ] as const)('of %s ends in four links to the other main pages: %s', async ([path, name, own], context) => {
    const { page } = await openPage(context, { path, foreign: answerPictures });
    const links = await linksOf(page.getByRole('navigation', { name }));
    const others = (['home', 'about', 'portfolio', 'news', 'contact'] as const).filter((id) => id !== own).map(hrefOf);
    expect(links.map(({ href }) => href).toSorted()).toEqual(others.toSorted());
    expect(links.map(({ text, opens }) => text !== '' && opens)).toEqual(['here', 'here', 'here', 'here']);
  });

  test('of no page leads to careers', async (context) => {
    const { page } = await openPage(context, {});
    for (const { path } of mainPages.filter(({ page: id }) => id !== 'notFound')) {
      await page.goto(siteAddress(path));
      expect(await page.locator('a[href*=careers i]').count()).toBe(0);
    }
  }, 30_000);
});

test('a link of every kind arrives at its page', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  const steps: readonly (readonly [part: (page: Page) => Locator, name: string, to: PageId, heading: string])[] = [
    [(at) => at.getByRole('banner'), 'About', 'about', `About ${site.brand}`],
    [(at) => at.getByRole('contentinfo'), 'News & Insights', 'news', 'Regional News'],
    [(at) => at.getByRole('banner'), 'Get Started', 'contact', 'Get in Touch'],
    [(at) => at.getByRole('main'), 'Companies we have backed', 'portfolio', 'Our Portfolio'],
    [(at) => at.getByRole('contentinfo'), 'Privacy', 'privacy', 'Privacy'],
    [(at) => at.getByRole('contentinfo'), 'Terms', 'terms', 'Terms'],
    [(at) => at.getByRole('banner'), site.brand, 'home', "Building Tomorrow's Leaders"],
    [(at) => at.getByRole('main'), 'View All Companies', 'portfolio', 'Our Portfolio'],
  ];
  const first = await page.evaluate(() => performance.timeOrigin);
  for (const [part, name, to, heading] of steps) {
    await part(page).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe(hrefOf(to));
  }
  // All of it in one document: the application went from page to page itself.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first);
  await page.reload();
  await untilReady(page);
});
