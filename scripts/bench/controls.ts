/**
 * `npm run bench:controls`: what visitors wait for on the built site, on a processor slowed down: the longest task after
 * the first paint of each page, and the time from a press on each kind of control to the next paint. Prints medians;
 * asserts nothing.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { attributes, events } from '~/boot/contract';
import { contact } from '~/content/en/contact';
import { news } from '~/content/en/news';
import { shell } from '~/content/en/shell';
import { shortNameOf } from '~/content/pages';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { answerForeign, launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { untilQuiet } from '~tests/support/settle';
import { median, table } from './report';

const { values: options } = parseArgs({
  options: {
    directory: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
  },
});

const runs = Number(options.runs);
const pages = ['/', '/about', '/portfolio', '/news', '/contact', '/privacy', '/search'];

interface Control {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly find: (page: Page) => Locator;
  /** A letter to type where the control is a field; others are pressed with the pointer. */
  readonly letter?: string;
}

const { navigation, search, scheme } = shell;

const controls: readonly Control[] = [
  { name: 'menu', path: '/', width: 412, find: (page) => page.getByRole('button', { name: navigation.openMenu }) },
  { name: 'colour scheme', path: '/', width: 412, find: (page) => page.getByRole('button', { name: scheme.toDark }) },
  {
    name: 'colour scheme',
    path: '/news',
    width: 412,
    find: (page) => page.getByRole('button', { name: scheme.toDark }),
  },
  {
    name: 'search in the header',
    path: '/about',
    width: 412,
    find: (page) => page.getByRole('banner').getByRole('link', { name: search.open }),
  },
  {
    name: 'link to another page',
    path: '/',
    width: 1280,
    find: (page) => page.getByRole('banner').getByRole('link', { name: shortNameOf('about', 'en'), exact: true }),
  },
  {
    name: 'link to the news',
    path: '/',
    width: 1280,
    find: (page) => page.getByRole('banner').getByRole('link', { name: shortNameOf('news', 'en'), exact: true }),
  },
  {
    name: 'region of the news',
    path: '/news',
    width: 1280,
    find: (page) => page.getByRole('link', { name: news.filters.regions.haiti, exact: true }),
  },
  {
    name: 'load more',
    path: '/news',
    width: 1280,
    find: (page) => page.getByRole('button', { name: news.list.loadMore }),
  },
  {
    name: 'letter in a field',
    path: '/contact',
    width: 412,
    find: (page) => page.locator('input[name=firstName]'),
    letter: 'a',
  },
  {
    name: 'empty form',
    path: '/contact',
    width: 412,
    find: (page) => page.getByRole('button', { name: contact.form.submit }),
  },
  {
    name: 'letter in the search',
    path: '/search',
    width: 412,
    find: (page) => page.getByRole('main').getByRole('searchbox'),
    letter: 'h',
  },
];

/** Put into the page as text: the compiler's helpers are not there. */
const instrument = `
  window.longTasks = [];
  window.interactions = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]))).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => window.interactions.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration))).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Asked of the page directly: what the browser library puts into a page to wait in it is a long task itself. */
const isReady = `new Promise((resolve) => {
  if (document.documentElement.hasAttribute('${attributes.ready}')) resolve();
  else addEventListener('${events.ready}', resolve);
})`;

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

async function numbersOf(page: Page, expression: string): Promise<readonly number[]> {
  const value: unknown = await page.evaluate(expression);
  if (!isNumbers(value)) throw new Error(`${expression} gave no numbers`);
  return value;
}

/** A visit in a context of its own: nothing is in its caches. */
async function visit<Result>(
  browser: Browser,
  address: string,
  width: number,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width, height: 823 }, locale: 'en-US' });
  try {
    await answerForeign(context, address);
    await context.addInitScript({ content: instrument });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });
    await page.goto(address);
    await session.send('Runtime.evaluate', { expression: isReady, awaitPromise: true });
    await untilQuiet(page);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** The longest task after the first paint, in ms; 0 where none took 50 ms. */
async function longestTask(page: Page): Promise<number> {
  const paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime";
  return Math.max(
    0,
    ...(await numbersOf(page, `longTasks.filter(([start]) => start > ${paint}).map(([, duration]) => duration)`)),
  );
}

/**
 * From a press to the next paint, in ms, by the browser's own Event Timing in steps of 8; 16 stands for that or less.
 * The control is found and pointed at before: what finds it runs in the page too, and would be measured with it.
 */
async function timeOf(page: Page, { find, letter }: Control): Promise<number> {
  const target = find(page);
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
  return Math.max(16, ...(await numbersOf(page, 'interactions')));
}

function rowOf(name: string, path: string, times: readonly number[]): string[] {
  return [name, path, median(times).toFixed(0), `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`];
}

async function main(): Promise<void> {
  const server = await startServer({
    directory: options.directory,
    port: 0,
    base: '/',
    mounts: [newsRelay()],
  });
  const browser = await launchBrowser(await findMeasuringBrowser());
  const rows: string[][] = [];
  try {
    const measure = async (name: string, path: string, width: number, timeOn: (page: Page) => Promise<number>) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await visit(browser, server.url + path.slice(1), width, timeOn));
      rows.push(rowOf(name, path, times));
    };
    for (const path of pages) await measure('longest task after the first paint', path, 412, longestTask);
    for (const control of controls)
      await measure(control.name, control.path, control.width, (page) => timeOf(page, control));
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(
    `Milliseconds at ${options.slowdown}× slower processor, median of ${runs}; aims: tasks ≤ 50 (0 stands for none), presses ≤ 100.`,
  );
  console.log(table(['what', 'page', 'median', 'range'], rows));
  console.log(
    `Load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}.`,
  );
}

await main();
