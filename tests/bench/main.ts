/**
 * `npm run bench` measures what visitors wait for, on a phone with a slow processor and line, and prints medians with their
 * quartiles; a revision in pairs with another one, because the machine is never the same twice. It asserts nothing.
 *
 *   --beside DIR  another built site, such as an earlier revision's, measured in turns with this one
 *   --pages LIST  addresses of the pages, joined by commas (all of the default language)
 *   --runs N      measurements of each page (9)
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { attributes } from '~/config/documentNames';
import { defaultLanguage } from '~/config/languages';
import { builtInPageIds, pagePath } from '~/config/pageTable';
import { loadSite } from '~/content/load';
import { pageFile } from '~scripts/build/page-files';
import { dataFolder, getDistFolder } from '~scripts/folders';
import { createPreviewMounts } from '~scripts/preview/mounts';
import { startServer } from '~scripts/preview/server';
import { mockExternalRequests, launchBrowser } from '~tests/support/browser-launch';
import { requireChromium } from '~tests/support/browsers/find-browser';
import { waitUntilStable } from '~tests/support/stable-page';
import { findPageScripts } from './measure-site';

const site = loadSite({ dataFolder, environment: process.env, now: new Date() });
const everyPage = builtInPageIds.filter((page) => page !== 'notFound').map((page) => pagePath(page, defaultLanguage));
const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    pages: { type: 'string', default: everyPage.join(',') },
    runs: { type: 'string', default: '9' },
  },
});

type Figures = Readonly<Record<string, number>>;

/** Reads the bytes of a page after brotli: its document, and the scripts that the boot script fetches. */
async function readBytes(directory: string, path: string): Promise<Figures> {
  const document = await readFile(join(directory, pageFile(path)));
  const files = findPageScripts(document.toString()).map((address) =>
    join(directory, address.slice(site.settings.basePath.length)),
  );
  const scripts = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(file)).length));
  return {
    'document B': brotliCompressSync(document).length,
    'scripts B': scripts.reduce((sum, bytes) => sum + bytes, 0),
    requests: files.length,
  };
}

/** Records paints and layout shifts. The script is a text, since a function would bring the compiler's helpers into the page. */
const timingScript = `window.seen = { FCP: 0, LCP: 0, CLS: 0 };
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.FCP = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { seen.LCP = startTime; });
  on('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.CLS += value; });`;

/** The line of Lighthouse's phone: 150 ms of latency, 1.6 Mbit/s down and 0.75 up. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times the phone's processor is slower than this machine's. */
const slowdown = 4;

/**
 * Opens a page without a cache in the window of a phone, and waits until the application runs.
 * @param prepare called before the page is requested
 */
async function visit<Result>(
  browser: Browser,
  url: string,
  prepare: (session: CDPSession) => Promise<void>,
  read: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await mockExternalRequests(context, url);
  await context.addInitScript({ content: timingScript });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await prepare(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(`html[${attributes.ready}]`).waitFor({ state: 'attached' });
  await waitUntilStable(page);
  const result = await read(page, session);
  await context.close();
  return result;
}

/** Measures paints with a slow processor and line, applied by the browser. */
const measurePaints = (browser: Browser, url: string): Promise<Figures> =>
  visit(
    browser,
    url,
    async (session) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await session.send('Network.emulateNetworkConditions', slowLine);
    },
    async (page) => {
      const { CLS, FCP, LCP } = await page.evaluate<Record<'CLS' | 'FCP' | 'LCP', number>>('seen');
      return { 'FCP ms': Math.round(FCP), 'LCP ms': Math.round(LCP), CLS: Number(CLS.toFixed(4)) };
    },
  );

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Processor time of the thread in microseconds. */
  readonly tdur: number;
}

const toTraceEvent = ({ name, pid, tid, ts, tdur }: Readonly<Record<string, unknown>>): TraceEvent => ({
  name: String(name),
  pid: Number(pid),
  tid: Number(tid),
  ts: Number(ts),
  tdur: Number(tdur ?? 0),
});

/** Sums what tasks of the main thread take beyond 50 ms after the first paint. */
function sumBlocking(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('bench: the trace has no first paint');
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .reduce((sum, { tdur }) => sum + Math.max(0, (tdur * slowdown) / 1_000 - 50), 0);
}

/**
 * Measures blocking by the processor time of the main thread, multiplied as for a slow processor: other programs of the machine
 * take part of the time on the clock, but not of the thread's.
 */
async function measureBlocking(browser: Browser, url: string): Promise<Figures> {
  const events: TraceEvent[] = [];
  const categories = 'loading,disabled-by-default-devtools.timeline';
  const blocking = await visit(
    browser,
    url,
    async (session) => {
      session.on('Tracing.dataCollected', ({ value }) => events.push(...value.map(toTraceEvent)));
      await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
    },
    async (_page, session) => {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      return sumBlocking(events);
    },
  );
  return { 'blocking ms': Math.round(blocking) };
}

/** Returns a quantile of the values: the value at or below the place of this share, so that 0.5 is the median. */
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Measures a page of each site in turns, so that what else the machine does affects all, and prints a row for each. */
async function measure(browser: Browser, path: string): Promise<void> {
  const rows = servers.map((server) => ({ ...server, runs: [] as Figures[] }));
  for (let run = 0; run <= Number(options.runs); run += 1)
    for (const { url, runs } of rows) {
      const address = url + path.slice(1);
      const figures = { ...(await measurePaints(browser, address)), ...(await measureBlocking(browser, address)) };
      // The first run does not count, because the preview compresses each file at its first request, unlike a host.
      if (run > 0) runs.push(figures);
    }
  for (const { name, directory, runs } of rows) {
    const times = Object.keys(runs[0] ?? {}).map((key) => {
      const values = runs.map((figures) => figures[key] ?? Number.NaN);
      return `${key} ${quantile(values, 0.5)} (${quantile(values, 0.25)} to ${quantile(values, 0.75)})`;
    });
    const bytes = Object.entries(await readBytes(directory, path)).map(([key, value]) => `${key} ${value}`);
    console.log([path.padEnd(14), name.padEnd(7), ...times, ...bytes].join('  '));
  }
}

const beside = options.beside === undefined ? {} : { beside: options.beside };
const servers = await Promise.all(
  Object.entries({ settings: getDistFolder(process.env), ...beside }).map(async ([name, directory]) => {
    const mounts = createPreviewMounts(site);
    const { close, url } = await startServer({ directory, port: 0, site, mounts });
    return { name, directory, url, close };
  }),
);
const browser = await launchBrowser(requireChromium());
try {
  for (const path of options.pages.split(',')) await measure(browser, path);
} finally {
  await browser.close();
  await Promise.all(servers.map(({ close }) => close()));
}
