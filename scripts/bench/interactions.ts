/** What visitors wait for on a slow processor: from a click or key to the next paint, and the longest task of each page. */
import type { Browser, Locator, Page } from 'playwright-core';
import { attributes, events } from '~/boot/contract';
import { shortNameOf } from '~/content/pageNames';
import { answerForeign } from '~tests/support/browser-launch';
import { news, shell } from '~tests/support/content/en';
import { untilQuiet } from '~tests/support/settle';
import type { Site } from './pages';
import { median, table } from './report';

const pages = ['/', '/about', '/portfolio', '/news', '/contact', '/privacy', '/search'];
const [phone, desktop] = [412, 1280];
const { navigation, search, scheme } = shell;
const slowdown = 4;
const manyArticles = 600;

interface Control {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly find: (page: Page) => Locator;
  /** Brings the page into the state that is measured, at full speed. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** A letter to type where the control is a field; others are clicked. */
  readonly letter?: string;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const headerLink = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
const loadMore = button(news.list.loadMore);
const regionHaiti = (page: Page) => page.getByRole('link', { name: news.filters.regions.haiti, exact: true });

async function loadMany(page: Page): Promise<void> {
  const cards = page.locator('main article');
  for (let count = await cards.count(); count < manyArticles; count = await cards.count()) {
    await loadMore(page).evaluate((element: HTMLElement) => element.click());
    await cards.nth(count).waitFor({ state: 'attached' });
    await loadMore(page).waitFor();
  }
}

const controls: readonly Control[] = [
  { name: 'menu', path: '/', width: phone, find: button(navigation.openMenu) },
  { name: 'colour scheme', path: '/', width: phone, find: button(scheme.toDark) },
  { name: 'search in the header', path: '/about', width: phone, find: headerLink(search.open) },
  { name: 'link to another page', path: '/', width: desktop, find: headerLink(shortNameOf('about', shell)) },
  { name: 'region of the news', path: '/news', width: desktop, find: regionHaiti },
  { name: 'load more', path: '/news', width: desktop, find: loadMore },
  { name: `load more after ${manyArticles}`, path: '/news', width: desktop, find: loadMore, prepare: loadMany },
  { name: `region after ${manyArticles}`, path: '/news', width: desktop, find: regionHaiti, prepare: loadMany },
  {
    name: 'letter in a field',
    path: '/contact',
    width: phone,
    find: (page) => page.locator('input[name=firstName]'),
    letter: 'a',
  },
  {
    name: 'letter in the search',
    path: '/search',
    width: phone,
    find: (page) => page.getByRole('main').getByRole('searchbox'),
    letter: 'h',
  },
];

/** Text, since a function would bring the compiler's helpers into the page. */
const instrument = `
  window.longTasks = [];
  window.interactions = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]))).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => window.interactions.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration))).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const isReady = `new Promise((resolve) => {
  if (document.documentElement.hasAttribute('${attributes.ready}')) resolve();
  else addEventListener('${events.ready}', resolve);
})`;

async function maximum(page: Page, list: string): Promise<number> {
  return Number(await page.evaluate(`Math.max(0, ...${list})`));
}

/** A visit in a context of its own, so that nothing is cached. */
async function visit(
  browser: Browser,
  address: string,
  width: number,
  act: (page: Page, slowDown: (rate: number) => Promise<unknown>) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 823 }, locale: 'en-US' });
  try {
    await answerForeign(context, address);
    await context.addInitScript({ content: instrument });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    await slowDown(slowdown);
    await page.goto(address);
    // The browser library's own way to wait would be a long task itself.
    await session.send('Runtime.evaluate', { expression: isReady, awaitPromise: true });
    await untilQuiet(page);
    return await act(page, slowDown);
  } finally {
    await context.close();
  }
}

/** The longest task after the first paint; 0 where none took 50 ms. */
function longestTask(page: Page): Promise<number> {
  const paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime";
  return maximum(page, `longTasks.filter(([start]) => start > ${paint}).map(([, duration]) => duration)`);
}

/** By the browser's own Event Timing in steps of 8 ms; 16 stands for that or less. */
async function timeOf(page: Page, { find, letter }: Control): Promise<number> {
  const target = find(page);
  // Found and pointed at before: what finds it runs in the page too, and would be measured.
  if (letter === undefined) await target.hover();
  else await target.focus();
  await untilQuiet(page);
  await page.evaluate('interactions.length = 0');
  if (letter === undefined) {
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await page.keyboard.press(letter);
  }
  await untilQuiet(page);
  return Math.max(16, await maximum(page, 'interactions'));
}

export async function measureInteractions(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const rows: (readonly string[])[] = [];
  const measure = async (name: string, path: string, width: number, act: Parameters<typeof visit>[3]) => {
    const times = sites.map((): number[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, { url }] of sites.entries())
        times[index]?.push(await visit(browser, url + path.slice(1), width, act));
    for (const [index, site] of sites.entries()) {
      const all = times[index] ?? [];
      rows.push([name, path, site.name, median(all).toFixed(0), `${Math.min(...all)}–${Math.max(...all)}`]);
    }
  };
  for (const path of pages) await measure('longest task after the first paint', path, phone, longestTask);
  for (const control of controls)
    await measure(control.name, control.path, control.width, async (page, slowDown) => {
      if (control.prepare !== undefined) {
        await slowDown(1);
        await control.prepare(page);
        await slowDown(slowdown);
      }
      return timeOf(page, control);
    });
  return table(['what', 'page', 'of', 'median', 'range'], rows);
}
