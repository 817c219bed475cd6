/**
 * `npm run bench:news`: how long the news page of the built site takes from a press to the painted change, on a
 * processor slowed down: for a filter whose snapshot is there, and for more articles in lists of several lengths.
 * Prints medians; asserts nothing.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { attributes } from '~/boot/contract';
import { newsPageSize } from '~/config/limits';
import { news } from '~/content/en/news';
import { sampleArticles } from '~scripts/news-service/corpus';
import { newsRelay } from '~scripts/serve/news-relay';
import { type RunningServer, startServer } from '~scripts/serve/server';
import { answerForeign, launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { untilQuiet } from '~tests/support/settle';
import { median, table } from './report';

const { values: options } = parseArgs({
  options: {
    directory: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '5' },
    lengths: { type: 'string', default: '24,240,2400' },
    slowdown: { type: 'string', default: '4' },
  },
});

const aimMs = 50;
/** Longer than the days the samples are spread over. */
const spanMs = 22 * 86_400_000;
const runs = Number(options.runs);

interface Press {
  /** From the press to the frame after it, whatever it shows: by the browser's own Event Timing, in steps of 8 ms. */
  readonly answered: number;
  /** From the last answer's arrival, to the frame that shows what it brought. NaN where nothing was asked for. */
  readonly sinceAnswer: number;
  /** From the press, to the frame that shows the new articles. */
  readonly painted: number;
  /** Processor time of the page's main thread, from the press until well after that frame: the same on a busy machine. */
  readonly work: number;
}

interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Put into the page as text: the compiler's helpers are not there. Looks at what is added only, however long the list. */
const instrument = `
  performance.setResourceTimingBufferSize(10000);
  window.armBench = () => {
    window.benched = new Promise((resolve) => {
      let press;
      addEventListener('click', ({ timeStamp }) => { press = timeStamp; }, { capture: true, once: true });
      const observer = new MutationObserver((records) => {
        const isNew = (node) => node instanceof Element && (node.matches('article') || node.querySelector('article') !== null);
        if (press === undefined || !records.some(({ addedNodes }) => [...addedNodes].some(isNew))) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A task after a frame's callbacks: the frame is painted by then.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve([press, performance.now()]);
          port2.postMessage(null);
        });
      });
      observer.observe(document.querySelector('main'), { childList: true, subtree: true });
    });
  };
  window.clickTimings = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') window.clickTimings.push([entry.startTime, entry.duration]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

function isPairs(value: unknown): value is readonly (readonly [number, number])[] {
  return Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2);
}

/** Processor time that the page's tasks have taken so far, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

async function press({ page, session }: Visit, role: 'button' | 'link', name: string): Promise<Press> {
  const target = page.getByRole(role, { name, exact: true });
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  // Whatever the pointer's arrival set off is over.
  await untilQuiet(page);
  await page.evaluate('armBench()');
  const before = await workOf(session);
  await page.mouse.down();
  await page.mouse.up();
  const measured: unknown = await page.evaluate(
    'Promise.all([benched, new Promise((resolve) => setTimeout(resolve, 300))]).then(([times]) => [times])',
  );
  const work = (await workOf(session)) - before;
  const [times] = isPairs(measured) ? measured : [];
  if (times === undefined) throw new Error(`No measurement of ${name}`);
  const [pressed, painted] = times;
  const timings: unknown = await page.evaluate('clickTimings');
  const timing = (isPairs(timings) ? timings : []).find(([start]) => Math.abs(start - pressed) < 4);
  const answer: unknown = await page.evaluate(
    "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/news-relay?')).at(-1)?.responseEnd ?? 0",
  );
  const arrived = typeof answer === 'number' && answer > pressed ? answer : Number.NaN;
  // What took less than the threshold is not told of.
  return { answered: timing?.[1] ?? 16, sinceAnswer: painted - arrived, painted: painted - pressed, work };
}

/** The samples over and over, each time at addresses and days of their own. */
function serveManyArticles(copies: number): Promise<RunningServer> {
  const articles = Array.from({ length: copies }, (_, copy) =>
    sampleArticles(Date.now() - copy * spanMs).map((article) =>
      Object.assign(article, { url: `${article.url}${article.url.includes('?') ? '&' : '?'}copy=${copy}` }),
    ),
  ).flat();
  return startServer({
    directory: options.directory,
    port: 0,
    base: '/',
    mounts: [newsRelay({ articles, pagesMax: Math.ceil(articles.length / newsPageSize) })],
  });
}

function lengthOf(page: Page): Promise<number> {
  return page.locator('main article').count();
}

/** Presses without measuring until the list holds so many. */
async function grow(page: Page, length: number): Promise<void> {
  const button = page.getByRole('button', { name: news.list.loadMore });
  for (let now = await lengthOf(page); now < length; now = await lengthOf(page)) {
    await button.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction((before) => document.querySelectorAll('main article').length > before, now, {
      polling: 20,
    });
    await button.waitFor();
  }
}

function rowOf(what: string, list: number, presses: readonly Press[]): string[] {
  const figure = (key: keyof Press) => {
    const values = presses.map((one) => one[key]).filter((value) => !Number.isNaN(value));
    return values.length === 0
      ? '–'
      : `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
  };
  return [what, String(list), figure('answered'), figure('sinceAnswer'), figure('painted'), figure('work')];
}

async function main(): Promise<void> {
  const server = await serveManyArticles(4);
  const browser = await launchBrowser(await findMeasuringBrowser());
  const rows: string[][] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    await answerForeign(context, server.url);
    await context.addInitScript({ content: instrument });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const visit: Visit = { page, session };
    const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${server.url}news`);
    await page.waitForFunction((name) => document.documentElement.hasAttribute(name), attributes.ready);

    const { regions } = news.filters;
    for (const name of [regions.haiti, regions.caribbean]) await press(visit, 'link', name);
    await slowDown(Number(options.slowdown));
    const filtered: Press[] = [];
    for (let run = 0; run < runs; run += 1)
      filtered.push(await press(visit, 'link', run % 2 === 0 ? regions.haiti : regions.caribbean));
    rows.push(rowOf('cached filter', await lengthOf(page), filtered));

    await slowDown(1);
    await press(visit, 'link', regions.all);
    for (const length of options.lengths.split(',').map(Number)) {
      await grow(page, length);
      const list = await lengthOf(page);
      await slowDown(Number(options.slowdown));
      const more: Press[] = [];
      for (let run = 0; run < runs; run += 1) more.push(await press(visit, 'button', news.list.loadMore));
      rows.push(rowOf('load more', list, more));
      await slowDown(1);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(
    `Milliseconds from a press to what is painted, at ${options.slowdown}× slower processor: median of ${runs} (range); aim ≤ ${aimMs}.`,
  );
  console.log(
    table(['what', 'articles', 'press to next paint', 'answer to painted', 'press to painted', 'main thread'], rows),
  );
  console.log(
    `Load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}. "Press to painted" of "load more" includes the service's answer, from this machine;`,
  );
  console.log('"main thread" is processor time from the press to 300 ms later, and hardly depends on the load.');
}

await main();
