/** What the browser tests share: the table of pages, and what a visitor does on each of them. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { attributes } from '../../src/boot/contract';
import { defaultLanguage, type Language, publishedLanguages } from '../../src/config/languages';
import { type PageId, pageIds, pathOf } from '../../src/content/pages';
import { site } from '../../src/config/site';
import { pagePath } from '../../src/seo/addresses';
import { webFonts } from '../../src/theme/fonts';
import { type OpenPage, openPage, type PageOptions, siteAddress } from './browser';
import { answerPictures } from './browser-launch';

export interface BuiltPage {
  readonly page: PageId;
  readonly language: Language;
  /** Without base path. */
  readonly path: string;
}

/** Every page the site is built of. */
export const builtPages: readonly BuiltPage[] = publishedLanguages.flatMap((language) =>
  pageIds.map((page) => ({ page, language, path: pathOf(page, language) })),
);

/** The pages of the default language: what is the same in every language is tested on these. */
export const mainPages = builtPages.filter(({ language }) => language === defaultLanguage);

/** The page of unknown addresses is served with its own status, which the browser reports. */
export function expectedProblems(page: PageId): readonly RegExp[] {
  return page === 'notFound' ? [/^response: 404 GET \S+\/404$/] : [];
}

/** Elements that a keyboard should reach, in the order they are read; what is in the calendar's frame is its host's. */
export const reachable = 'a[href], button, input, textarea, select, [tabindex="0"]';

/** Waits until the application has taken over the page. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction((name) => document.documentElement.hasAttribute(name), attributes.ready);
}

/** Opens a page, answers the pictures of other hosts, and waits until the application has taken over. */
export async function openReady(test: TestContext, options: PageOptions): Promise<OpenPage> {
  const opened = await openPage(test, { foreign: answerPictures, ...options });
  await untilReady(opened.page);
  return opened;
}

/** Brings colours on their way to where they go, so that what is measured is what stays. For pages without motion, which never ends. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    do {
      await new Promise(requestAnimationFrame);
      document.getAnimations().forEach((animation) => animation.finish());
    } while (document.getAnimations().length > 0);
  });
}

/** Waits until the page shows the site's own fonts, as a visitor sees it in the end. */
export async function untilFontsApplied(page: Page): Promise<void> {
  const wanted: readonly string[] = webFonts.map(({ family }) => family);
  await page.waitForFunction(
    ({ wanted, applied }) =>
      document.documentElement.hasAttribute(applied) &&
      [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && wanted.includes(family.replaceAll('"', '')),
      ).length === wanted.length,
    { wanted, applied: attributes.fonts },
  );
}

/** Styles of the test's own, in place of those before; constructed style sheets are no matter of the pages' policy. */
export function wear(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Loads the pictures that wait for being scrolled to, and fails where one has no pixels. */
export async function loadPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
  });
  expect(broken).toEqual([]);
}

/** Vertical scroll position, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The path shown in the address bar, with query and fragment, base included. */
export function shownPath(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Address of a page as links have it, base included. */
export function hrefOf(page: PageId): string {
  return pagePath(site, page, defaultLanguage);
}

/** Presses a link of the header. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

/** Follows a link of the header and waits until its page is shown, which is later than its address. */
export async function follow(page: Page, name: string, to: PageId): Promise<void> {
  await choose(page, name);
  await page.waitForURL(siteAddress(pathOf(to, defaultLanguage)));
  await page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]', { hasText: name }).waitFor();
}

/** Addresses handed to mail programs from now on, as the browser was asked for them. */
export function watchMail(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) asked.push(request.url());
  });
  return asked;
}

/** What has the focus, by its text or its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element === null ? '' : (element.getAttribute('name') ?? element.textContent.trim());
  });
}

export function headerBackground(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
}

/** The application's entry script. */
export const entry = '**/assets/app-*.js';

/** Holds requests back until it is opened: a slow link, in a test's hand. */
export class Gate {
  open: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
  #reach: () => void = () => undefined;
  /** Fulfilled as soon as a request waits. */
  readonly reached = new Promise<void>((resolve) => {
    this.#reach = resolve;
  });

  async holdBack(visitor: BrowserContext, pattern: string): Promise<void> {
    await visitor.route(pattern, async (route) => {
      this.#reach();
      await this.#opened;
      await route.continue();
    });
  }
}
