/** The pages under test, and helpers to open, use and read them. */
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeXML as decode } from 'entities';
import type { BrowserContext, Locator, Page, Response } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { settings } from 'virtual:settings';
import { getShortPageName } from '~/components/pageNames';
import { attributes } from '~/config/documentNames';
import { defaultLanguage } from '~/config/languages';
import { pageRoutes } from '~/config/pageRoutes';
import { type PageId, pagePath, type PageRoute } from '~/config/pageTable';
import { withBasePath } from '~/seo/addresses';
import { fontFamilies } from '~/theme/fonts';
import { shell } from '~tests/support/content/en';
import { checkAccessibility } from './axe';
import { type OpenPage, openPage, type PageOptions, toSiteUrl } from './browser';
import { sampleDistFolder } from './builds';

export type BuiltPage = Omit<PageRoute, 'selection'>;

export const builtPages: readonly BuiltPage[] = pageRoutes.filter(
  ({ selection: { region, category } }) => region === 'all' && category === 'all',
);

/** Selector of the elements that the Tab key reaches. */
export const tabStops = 'a[href], button, summary, input, textarea, select, [tabindex="0"]';

/** XPath of the elements that directly contain text. */
export const elementsWithText = '//body//*[text()[normalize-space()]]';

/** Waits until the application runs. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction((name) => document.documentElement.hasAttribute(name), attributes.ready);
}

/** Starts the application by an event, as an input does, and waits until it runs. */
export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await waitUntilReady(page);
}

/** Opens an address in a page, and waits until the application runs there. */
export async function goto(page: Page, path: string, settings?: string): Promise<Response | null> {
  const response = await page.goto(toSiteUrl(path, settings));
  await startApplication(page);
  return response;
}

export async function openReadyPage(test: TestContext, options: PageOptions): Promise<OpenPage> {
  const opened = await openPage(test, options);
  await startApplication(opened.page);
  return opened;
}

/** Finishes running CSS transitions, so that measured colours are final. Not for pages with endless animation. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    let moving: readonly Animation[];
    do {
      await new Promise(requestAnimationFrame);
      // Scroll-driven animations have another timeline.
      moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      moving.forEach((animation) => animation.finish());
    } while (moving.length > 0);
  });
}

/** Runs axe on a page in the light scheme, and its contrast rule in the dark one. */
export async function findViolations(opened: OpenPage): Promise<readonly string[]> {
  const violations: string[] = [];
  for (const [colorScheme, rules] of [['dark', ['color-contrast']], ['light']] as const) {
    await opened.page.emulateMedia({ colorScheme });
    await finishTransitions(opened.page);
    violations.push(...(await checkAccessibility(opened, rules)).violations);
  }
  return violations;
}

const firstFamily = (families: string): string => families.split('"')[1] ?? '';

/** Families of the fonts that the site serves. */
export const siteFontFamilies: readonly string[] = Object.values(fontFamilies.site).map(firstFamily).toSorted();

/** Waits until the fonts that the site serves are loaded, also before the first frame is drawn. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(
    (families) =>
      families.every((name) =>
        [...document.fonts].some(({ family, status }) => status === 'loaded' && family.replaceAll('"', '') === name),
      ),
    siteFontFamilies,
    { polling: 50 },
  );
}

/** Replaces the test's styles in the page. The policy does not apply to constructed style sheets. */
export function setStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Loads lazy pictures, and fails if one is broken. */
export async function loadPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
  });
  expect(broken).toEqual([]);
}

/** Sets the font size of the browser's settings in px; 16 is the default. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** How far the page can scroll sideways, in px. */
export function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

export function getScrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** The path of the address bar, with base path, query and fragment. */
export function getCurrentPath(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

export function getPageHref(page: PageId): string {
  return withBasePath(settings, pagePath(page, defaultLanguage));
}

export function getPageName(id: PageId): string {
  return getShortPageName(id, shell);
}

/** Reads the built document of a path without base path. */
export function readDocument(path: string): string {
  return readFileSync(join(sampleDistFolder, `${path.endsWith('/') ? `${path}index` : path}.html`), 'utf8');
}

export function getPageHeading(id: PageId): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readDocument(pagePath(id, defaultLanguage))) ?? [];
  if (heading === undefined) throw new Error(`The build has no heading on the page ${id}`);
  return decode(heading.replaceAll(/<[^>]+>/g, ''));
}

/** Waits until the heading of a page is shown, which is later than its address. */
export async function waitForPage(page: Page, id: PageId): Promise<void> {
  await page.getByRole('heading', { level: 1, name: getPageHeading(id), exact: true }).waitFor();
}

export function headerLink(page: Page, id: PageId): Locator {
  return page.getByRole('banner').getByRole('link', { name: getPageName(id), exact: true });
}

export const menuButton = (page: Page) => page.getByRole('button', { name: shell.navigation.openMenu });
export const menu = (page: Page) => page.getByRole('dialog', { name: shell.navigation.menuLabel });

/** Follows a link of the open menu and waits until its page is shown. */
export async function followMenuLink(page: Page, id: PageId): Promise<void> {
  await menu(page)
    .getByRole('link', { name: getPageName(id) })
    .click();
  await waitForPage(page, id);
}

/** Follows a link of the header and waits until its page is shown. */
export async function followHeaderLink(page: Page, id: PageId): Promise<void> {
  await headerLink(page, id).click();
  await page.waitForURL(toSiteUrl(pagePath(id, defaultLanguage)));
  await waitForPage(page, id);
}

/** Name or text of the focused element. */
export function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Without a focus the body is active, whose text is that of the whole page.
    if (element === null || element === document.body) return 'nothing has the focus';
    return element.getAttribute('name') ?? element.textContent.trim();
  });
}

export function getHeaderBackground(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
}

/** Waits until a script of the build has arrived. Call this before what requests it. @param name without its hash */
export async function waitForScript(page: Page, name: string): Promise<void> {
  const response = await page.waitForResponse(`**/assets/${name}-*.js`);
  await response.finished();
}

/** Pattern of the application's entry script. */
export const appScript = '**/assets/app-*.js';

/** Holds back requests until they are released. */
export class HeldRequests {
  readonly #events = new EventEmitter();
  /** Resolves when the first request is held back. */
  readonly arrived = once(this.#events, 'arrival');
  readonly released = once(this.#events, 'release');

  release(): void {
    this.#events.emit('release');
  }

  hold(visitor: BrowserContext, address: string | RegExp) {
    return visitor.route(address, async (route) => {
      this.#events.emit('arrival');
      await this.released;
      await route.continue();
    });
  }
}
