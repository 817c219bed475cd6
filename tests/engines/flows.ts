/** Tests in Firefox and WebKit what visitors do most. */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { attributes } from '~/config/documentNames';
import { headerScrollThresholdPx } from '~/config/limits';
import type { PageId } from '~/config/pageTable';
import { fillCount } from '~/lib/fill';
import { listen } from '~scripts/listen';
import { contact, news } from '~tests/support/content/en';
import { startFirefox } from '~tests/support/engines/firefox';
import { Visitor } from '~tests/support/engines/visitor';
import { startWebKit } from '~tests/support/engines/webkit';
import { latinAmerica } from '~tests/support/news/filter-choices';
import { getPageHref } from '~tests/support/pages';

/** WebDriver's code point of the tab key. */
const tabKey = '\uE004';

/** Size of a window with links in the header. */
const wide = [1_100, 800] as const;
/** Size of a window with a menu. */
const narrow = [500, 740] as const;

const articles = 'main article';
const lead = `${articles}:first-of-type h3 a`;
const calendar = '[aria-busy=false] iframe:not([hidden])';
const menuButton = '[command=show-modal][commandfor=site-menu]';
const headerLink = (page: PageId) => `header a[href="${getPageHref(page)}"]`;

/** Index of the article that is scrolled to, in the part of the list that *Load More* added. */
const readIndex = 16;

/* Functions that run in the page. */

function isAtReadingPosition(selector: string, index: number, tolerance: number): boolean {
  const top = document.querySelectorAll(selector)[index]?.getBoundingClientRect().top ?? Number.NaN;
  return Math.abs(top - 300) <= tolerance;
}

function isBelowHeader(selector: string): boolean {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
  return top >= bar && top < bar + 100;
}

const getPath = () => location.pathname;

/** How many cuts of vignettes for a scheme were fetched. */
const countCuts = (scheme: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(`-${scheme}-`) && name.endsWith('.webp'))
    .length;

const mainContains = (text: string) => document.querySelector('main')?.textContent.includes(text) === true;

const readFields = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('main form [name]')).map(({ value }) => value);

/** Waits until the article is 300 px below the window's upper edge, give or take `tolerance` px, and stays there. */
async function waitForReadingPosition(visitor: Visitor, tolerance: number): Promise<void> {
  await visitor.poll(isAtReadingPosition, articles, readIndex, tolerance).toBe(true);
  await visitor.waitUntilStable();
  expect(await visitor.evaluate(isAtReadingPosition, articles, readIndex, tolerance)).toBe(true);
}

/**
 * Defines the tests of an engine, which are skipped if it is missing. Each engine has a test file, so that they run in
 * parallel.
 */
export function testFlows(engine: 'firefox' | 'webkit'): void {
  const path = inject('browsers')[engine] ?? '';
  const start = engine === 'firefox' ? startFirefox : startWebKit;
  let visitor: Visitor;

  describe.skipIf(path === '')(`in ${engine}`, () => {
    beforeAll(async () => {
      visitor = new Visitor(await start(path), inject('siteUrl'));
      return () => visitor.browser.close();
    });

    test('the application starts on a page opened at a fragment, which the header does not cover', async () => {
      await visitor.browser.resize(...wide);
      await visitor.openReady('/privacy#browser-storage');
      await visitor.poll(isBelowHeader, '#browser-storage').toBe(true);
      await visitor.waitUntilStable();
      expect(await visitor.evaluate(isBelowHeader, '#browser-storage')).toBe(true);
    });

    test('the application starts on a page that opens scrolled', async () => {
      await visitor.openReady('/terms');
      await visitor.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
      await visitor.waitUntilStable();
      await visitor.reload();
      await visitor.waitUntilReady();
      await visitor.waitUntilStable();
      expect(await visitor.evaluate(() => scrollY)).toBeGreaterThan(headerScrollThresholdPx);
    });

    test('the menu opens in a narrow window, and its links work', async () => {
      await visitor.browser.resize(...narrow);
      await visitor.openReady('/about');
      await visitor.click(menuButton);
      await visitor.waitForCount('#site-menu[open]');
      await visitor.click(`#site-menu a[href="${getPageHref('portfolio')}"]`);
      await visitor.poll(getPath).toBe(getPageHref('portfolio'));
      await expect.poll(() => visitor.count('dialog[open]')).toBe(0);
      await visitor.browser.resize(...wide);
    });

    test('Load More by keyboard moves the focus to the first new headline, in view', async () => {
      await visitor.openReady(getPageHref('news'));
      await visitor.waitForCount(articles, 12);
      // A click by keyboard or by assistive technology has no number of clicks, as this one.
      await visitor.evaluate((label) => {
        for (const button of document.querySelectorAll<HTMLElement>('main button'))
          if (button.textContent === label) {
            button.focus();
            button.click();
          }
      }, news.list.loadMore);
      await visitor.waitForCount(articles, 24);
      const firstNew = `${articles}:nth-of-type(13) h3 a`;
      await visitor
        .poll((selector) => {
          const { activeElement } = document;
          return activeElement === document.querySelector(selector) ? 'it' : activeElement?.outerHTML;
        }, firstNew)
        .toBe('it');
      await visitor
        .poll((selector) => {
          const { top = Number.NaN, bottom = Number.NaN } =
            document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return [Math.round(top) >= 0, Math.round(bottom - innerHeight) <= 0, top, bottom, innerHeight].join(' ');
        }, firstNew)
        .toMatch(/^true true /);
      expect(await visitor.evaluate(() => document.querySelector('main output')?.textContent)).toBe(
        fillCount(news.list.shown, 24),
      );
    });

    test('going back restores the filter, all articles and the scroll position; a reload shows twelve articles', async () => {
      await visitor.openReady(getPageHref('news'));
      const unfiltered = await visitor.evaluate((link) => document.querySelector(link)?.getAttribute('href'), lead);
      await visitor.click('main nav a', latinAmerica.name);
      await visitor.waitForCount(`${lead}:not([href="${unfiltered}"])`);
      await visitor.waitForCount(articles, 12);
      await visitor.waitUntilStable();
      await visitor.click('main button', news.list.loadMore);
      await visitor.waitForCount(articles, 24);
      await visitor.waitUntilStable();
      await visitor.evaluate(
        (selector, index) => {
          const card = document.querySelectorAll(selector)[index];
          scrollBy({ top: (card?.getBoundingClientRect().top ?? Number.NaN) - 300, behavior: 'instant' });
        },
        articles,
        readIndex,
      );
      await waitForReadingPosition(visitor, 2);

      await visitor.click(headerLink('about'));
      await visitor.poll(getPath).toBe(getPageHref('about'));
      await visitor.waitForCount(articles, 0);
      await visitor.poll(() => scrollY).toBe(0);
      await visitor.back();
      await visitor.waitForCount(articles, 24);
      await waitForReadingPosition(visitor, 2);
      expect(await visitor.evaluate(getPath)).toBe(`${getPageHref('news')}/${latinAmerica.id}`);

      await visitor.reload();
      await visitor.waitUntilReady();
      await visitor.waitForCount(articles, 12);
    });

    test('going back restores the page from the back/forward cache', async () => {
      await visitor.openReady('/about');
      await visitor.evaluate(() => (document.documentElement.dataset['left'] = 'here'));
      await visitor.openReady('/privacy');
      await visitor.back();
      await visitor.waitForCount('[data-left=here]');
      await visitor.click(headerLink('portfolio'));
      await visitor.poll(getPath).toBe(getPageHref('portfolio'));
      expect(await visitor.count('[data-left=here]')).toBe(1);
    });

    test('the calendar is shown in its frame', async () => {
      await visitor.openReady('/contact#scheduling');
      await visitor.waitForCount(calendar);
      await visitor.waitUntilStable();
      expect(await visitor.count(calendar)).toBe(1);
    });

    test('a message opens the mail program, and a draft survives a reload', async () => {
      const values = ['Ana', 'Diaz', 'ana@mail.example', contact.form.subjects.media.label, 'Hello there.'];
      await visitor.openReady('/contact');
      await visitor.evaluate(() => document.querySelector<HTMLElement>('#contact-firstName')?.focus());
      await visitor.browser.type(values.join(tabKey));
      await visitor.click('main form button[type=submit]', contact.form.submit);
      await visitor.poll(mainContains, contact.form.handedOff).toBe(true);
      await visitor.reload();
      await visitor.waitUntilReady();
      await expect.poll(() => visitor.evaluate(readFields)).toEqual(values.with(3, 'media'));
    });

    test('the colour scheme is switched and remembered', async () => {
      await visitor.openReady('/about');
      const background = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const untilDark = () => visitor.waitForCount(`html[${attributes.scheme}=dark]`);
      const before = await background();
      await visitor.click(`[${attributes.schemeSwitch}]`);
      await untilDark();
      await visitor.waitUntilStable();
      const dark = await background();
      expect(dark).not.toBe(before);
      await visitor.reload();
      await untilDark();
      expect(await background()).toBe(dark);
      // WebKit logs requests that are aborted when a page is left, so the page must be ready.
      await visitor.waitUntilReady();
    });

    test('of two cuts of a vignette only that of the chosen scheme is fetched', async () => {
      // The test before has chosen the dark scheme.
      await visitor.openReady('/');
      await visitor.waitForCount(`html[${attributes.scheme}=dark]`);
      for (const index of [0, 1, 2])
        await visitor.evaluate((place) => {
          document.querySelectorAll('#capabilities li')[place]?.scrollIntoView({ behavior: 'instant' });
        }, index);
      await visitor.poll(countCuts, 'dark').toBe(3);
      await visitor.waitUntilStable();
      expect(await visitor.evaluate(countCuts, 'light')).toBe(0);
    });

    test('the console has no errors, warnings or policy violations, and would show them', async () => {
      const deliberate = ['said by the test', 'thrown by the test', 'refused.example'];
      await visitor.evaluate(() => {
        console.error('said by the test');
        setTimeout(() => {
          throw new Error('thrown by the test');
        });
        new Image().src = 'http://refused.example/picture.png';
      });
      const getProblems = () => visitor.browser.problems();
      for (const problem of deliberate) await expect.poll(() => getProblems().join('\n')).toContain(problem);
      expect(getProblems().filter((line) => !deliberate.some((problem) => line.includes(problem)))).toEqual([]);
    });

    test('the application starts at the next input if its files could not be fetched at first', async (context) => {
      const attempts = new Map<string, number>();
      const { origin, close } = await listen(async ({ url }) => {
        const { pathname } = new URL(url);
        attempts.set(pathname, (attempts.get(pathname) ?? 0) + 1);
        if (pathname.endsWith('.js') && attempts.get(pathname) === 1) return new Response('busy', { status: 503 });
        const reply = await fetch(new URL(pathname, inject('siteUrl')));
        // Node has decompressed the body, so the headers about its compression are left out.
        const headers = { 'Content-Type': reply.headers.get('Content-Type') ?? '' };
        return new Response(await reply.arrayBuffer(), { headers, status: reply.status });
      });
      context.onTestFinished(close);
      await visitor.browser.open(`${origin}/about`);
      await visitor.waitForCount(`html:not([${attributes.started}])`);
      await expect.poll(() => [...attempts.keys()].some((path) => path.endsWith('.js'))).toBe(true);
      await visitor.waitForCount(`html:not([${attributes.started}])`);
      await visitor.browser.type(tabKey);
      await visitor.waitUntilReady();
    });
  });
}
