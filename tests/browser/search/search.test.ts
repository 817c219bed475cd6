import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { searchId } from '~/boot/contract';
import { type Language, publishedLanguages } from '~/config/languages';
import { companies, companyIds } from '~/content/companies';
import { about } from '~/content/en/about';
import { search } from '~/content/en/search';
import { shell } from '~/content/en/shell';
import { about as spanish } from '~/content/es/about';
import { shell as spanishShell } from '~/content/es/shell';
import { pages, pathOf } from '~/content/pages';
import { parseArticleDocuments, parsePageDocuments } from '~/features/search/documents';
import { createEngine } from '~/features/search/engine';
import { type SearchFile, searchFilePath } from '~/features/search/indexFiles';
import { checkAccessibility } from '~tests/support/axe';
import { openPage, siteAddress } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { here } from '~tests/support/choices';
import {
  entry,
  focused,
  headerLink,
  HeldRequests,
  hrefOf,
  nameOf,
  openReady,
  shownPath,
  untilReady,
  untilStill,
} from '~tests/support/pages';

const indexText = (file: SearchFile) => readFileSync(join(inject('directory'), searchFilePath(file)), 'utf8');
const size = (file: SearchFile) => brotliCompressSync(indexText(file)).length;
const pagesOf = (language: Language) => parsePageDocuments(JSON.parse(indexText(language)));

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').locator('[role=status]').first();
const titles = (page: Page) => page.locator('a[data-result]');
const [companyId] = companyIds;
const company = companyId === undefined ? '' : companies[companyId].name;

const dialog = (page: Page) => page.getByRole('dialog', { name: shell.search.label });

describe('the index', () => {
  test.for(publishedLanguages)('of %s is at most 40 kB to load, the news with it', (language) => {
    expect(size(language) + size('news')).toBeLessThanOrEqual(40_000);
  });

  test.for(publishedLanguages)(
    'of %s has every page that may be found, each heading once, and leads to places that are there',
    (language) => {
      const pages = pagesOf(language);
      expect(pages.map(({ path }) => path)).toEqual(
        (['home', 'about', 'portfolio', 'news', 'contact', 'privacy', 'terms'] as const).map((page) =>
          pathOf(page, language),
        ),
      );
      for (const { path, sections } of pages) {
        const html = readFileSync(
          join(inject('directory'), path.endsWith('/') ? `${path}index.html` : `${path}.html`),
          'utf8',
        );
        const missing = sections.filter(({ fragment }) => fragment !== '' && !html.includes(`id="${fragment}"`));
        expect(missing).toEqual([]);
        const headings = sections.map(({ heading }) => heading);
        expect(headings).toEqual([...new Set(headings)]);
      }
    },
  );

  test('has the news of the build', () => {
    expect(parseArticleDocuments(JSON.parse(indexText('news'))).length).toBeGreaterThan(0);
  });
});

test.for(publishedLanguages)('every section of the pages in %s is found by its heading', async (language) => {
  const pages = pagesOf(language);
  const engine = await createEngine({ pages, articles: [] });
  const lost = pages
    .flatMap(({ sections }) => sections.map(({ heading }) => heading))
    .filter(
      (heading) =>
        !engine
          .search(heading)
          .sections.slice(0, 3)
          .some(({ section }) => section.heading === heading),
    );
  expect(lost).toEqual([]);
});

describe('the search page', () => {
  test('shows what is found as one types, in the address too, and says how much', async (context) => {
    const { page } = await openReady(context, { path: '/search' });
    const [, word = ''] = /(\p{L}{5,})/u.exec(about.mission.text) ?? [];
    await field(page).fill(word);
    await page.getByRole('heading', { level: 2, name: new RegExp(`^${search.pagesHeading}`) }).waitFor();
    await expect.poll(() => shownPath(page)).toBe(`${hrefOf('search')}?q=${word}`);
    const said = search
      .found(11, 22)
      .replace('33', String.raw`\d+`)
      .replace('11', String.raw`\d+`)
      .replace('22', String.raw`\d+`);
    await expect.poll(() => status(page).innerText()).toMatch(new RegExp(`^${said}$`));
    expect(await page.locator('main mark').filter({ hasText: word }).count()).toBeGreaterThan(0);
    await field(page).fill('');
    await page.getByRole('heading', { name: search.siteMapHeading }).waitFor();
    await expect.poll(() => shownPath(page)).toBe(hrefOf('search'));
    expect(await status(page).innerText()).toBe('');
  });

  test('leads to a section, and back to what was found', async (context) => {
    const { page } = await openReady(context, { path: '/about' });
    await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click();
    await dialog(page).getByRole('searchbox').fill(company);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: company, exact: true }).click();
    await page.waitForURL((url) => url.pathname === hrefOf('portfolio') && url.hash === `#${companyId}`);
    await expect
      .poll(async () => Math.round((await page.locator(`#${companyId}`).boundingBox())?.y ?? -1))
      .toBeLessThan(400);
    await page.goBack();
    await titles(page).first().waitFor();
    expect(await field(page).inputValue()).toBe(company);
    await page.goBack();
    await page.waitForURL(/\/about$/);
  });

  test('finds by an address as soon as the application is there, in its language', async (context) => {
    const [, word = ''] = /(\p{L}{4,})/u.exec(spanish.mission.title) ?? [];
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const { page } = await openReady(context, { path: `/es/search?q=${plain}` });
    await page.getByRole('heading', { level: 3, name: spanish.mission.title }).waitFor();
    expect(await field(page).inputValue()).toBe(plain);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
  });

  test('keeps what was typed before the application was there', async (context) => {
    const held = new HeldRequests();
    const { page } = await openPage(context, {
      path: `/search?q=${encodeURIComponent(here.name)}`,
      prepare: (visitor) => held.hold(visitor, /\/assets\/SearchPage-.*\.js$/),
    });
    await field(page).fill(about.mission.title);
    await held.arrived;
    held.release();
    await untilReady(page);
    await page.getByRole('link', { name: about.mission.title }).waitFor();
    expect(await field(page).inputValue()).toBe(about.mission.title);
    await expect
      .poll(() => shownPath(page))
      .toBe(`${hrefOf('search')}?q=${encodeURIComponent(about.mission.title).replaceAll('%20', '+')}`);
  });

  test('is walked through by the arrow keys', async (context) => {
    const { page } = await openReady(context, { path: `/search?q=${encodeURIComponent(here.name)}` });
    await titles(page).first().waitFor();
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(
      await titles(page)
        .nth(1)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('q');
  });

  test('helps where nothing is found', async (context) => {
    const { page } = await openReady(context, { path: '/search?q=%3Cxyzzyx%3E' });
    await page.getByRole('heading', { level: 2, name: search.none('<xyzzyx>') }).waitFor();
    await expect.poll(() => status(page).innerText()).toBe(search.none('<xyzzyx>'));
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${pages.portfolio.name.en}`) })
        .getAttribute('href'),
    ).toBe(hrefOf('portfolio'));
  });

  test('shows the best of many at first, and all when asked', async (context) => {
    const { page } = await openReady(context, { path: `/search?q=${encodeURIComponent(here.name)}` });
    const more = page
      .getByRole('button', { name: new RegExp(`^${search.showAll(7).replace('7', String.raw`\d+`)}$`) })
      .last();
    const all = Number((await more.innerText()).replace(/\D/g, ''));
    const before = await titles(page).count();
    await more.click();
    await expect.poll(() => titles(page).count()).toBeGreaterThan(before);
    expect(await page.locator('main a[data-result][target=_blank]').count()).toBe(all);
  });

  test('says when the index can not be had, and tries again', async (context) => {
    const fault = { on: true };
    const { page } = await openReady(context, {
      path: `/search?q=${encodeURIComponent(about.mission.title)}`,
      allow: [/search-index/, /search: en/],
      prepare: (visitor) =>
        visitor
          .route(/\/search-index\/en\.json$/, (route) =>
            fault.on ? route.fulfill({ status: 503, body: '' }) : route.continue(),
          )
          .then(() => undefined),
    });
    await page.getByRole('alert').getByText(search.failed).waitFor();
    fault.on = false;
    await page.getByRole('button', { name: search.retry }).click();
    await page.getByRole('link', { name: about.mission.title }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('leads everywhere without script', async (context) => {
    const { page } = await openPage(context, { path: '/fr/search', javaScript: false, foreign: answerPictures });
    await field(page).fill('haïti');
    await page.keyboard.press('Enter');
    await page.waitForURL(siteAddress('/fr/search?q=ha%C3%AFti'));
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining([hrefOf('home').replace(/$/, 'fr/'), `${hrefOf('home')}fr/terms`]));
  });

  test.for([
    { path: `/search?q=${encodeURIComponent(here.name)}`, width: 360 },
    { path: '/fr/search?q=energie', width: 1440 },
    { path: '/es/search?q=xyzzyx', width: 360 },
  ])('with results ($path) is accessible in light and dark', async ({ path, width }, context) => {
    const opened = await openReady(context, { path, width, reducedMotion: true });
    await expect.poll(() => status(opened.page).innerText()).not.toBe('');
    for (const colorScheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({ colorScheme });
      await untilStill(opened.page);
      expect((await checkAccessibility(opened)).violations).toEqual([]);
    }
  });
});

describe('the field in the header', () => {
  test.for(['/', 'Control+k', 'Meta+k'])(
    'opens by %s and closes by Escape, which gives the focus back',
    async (keys, context) => {
      const { page } = await openReady(context, { path: '/about' });
      await headerLink(page, 'contact').focus();
      await page.keyboard.press(keys);
      await dialog(page).waitFor();
      expect(await focused(page)).toBe('q');
      // Typed, where a field has the focus.
      await page.keyboard.press('/');
      expect(await dialog(page).getByRole('searchbox').inputValue()).toBe('/');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe(nameOf('contact'));
    },
  );

  test('opens and leads to the results before the application is there', async (context) => {
    const held = new HeldRequests();
    const { page } = await openPage(context, {
      path: '/about',
      prepare: (visitor) => held.hold(visitor, entry),
      foreign: answerPictures,
    });
    await page.keyboard.press('/');
    await dialog(page).getByRole('searchbox').fill(about.mission.title);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === about.mission.title);
    held.release();
    await page.getByRole('link', { name: about.mission.title }).waitFor();
    expect(shownPath(page)).toBe(
      `${hrefOf('search')}?q=${encodeURIComponent(about.mission.title).replaceAll('%20', '+')}`,
    );
  });

  test('is the page’s own on the search page', async (context) => {
    const { page } = await openReady(context, { path: '/search' });
    await page.keyboard.press('/');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await headerLink(page, 'contact').focus();
    await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('is a link to the search page without script', async (context) => {
    const { page } = await openPage(context, { path: '/es/about', javaScript: false, width: 360 });
    await page.getByRole('banner').getByRole('link', { name: spanishShell.search.open }).click();
    await page.waitForURL(siteAddress('/es/search'));
    expect(await field(page).isVisible()).toBe(true);
  });

  test('does not open by a plain key where the visitor has switched that off, and does by two', async (context) => {
    const { page } = await openReady(context, { path: '/search' });
    const shortcut = page.getByRole('checkbox', { name: search.shortcut });
    await shortcut.uncheck();
    await page.reload();
    await untilReady(page);
    expect(await shortcut.isChecked()).toBe(false);
    await page.goto(siteAddress('/about'));
    await untilReady(page);
    await page.keyboard.press('/');
    expect(await dialog(page).isVisible()).toBe(false);
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.goto(siteAddress('/search'));
    await untilReady(page);
    await shortcut.check();
    await page.goto(siteAddress('/about'));
    await page.keyboard.press('/');
    await dialog(page).waitFor();
  });

  test('open, is accessible', async (context) => {
    const opened = await openReady(context, { path: '/about', width: 360, reducedMotion: true });
    await opened.page.keyboard.press('/');
    await dialog(opened.page).waitFor();
    expect((await checkAccessibility(opened, { within: `#${searchId}` })).violations).toEqual([]);
  });
});

test('the search action of the website points to the page of its language', async (context) => {
  const { page } = await openPage(context, { path: pathOf('home', 'fr') });
  expect(await page.locator('script[type="application/ld+json"]').innerText()).toContain(
    `${pathOf('search', 'fr')}?q={search_term_string}`,
  );
});
