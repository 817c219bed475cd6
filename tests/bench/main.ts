/**
 * `npm run bench` measures what visitors wait for, and prints medians: every page on a phone with a slow processor and line,
 * beside the same page without script; then the time from a click or key to the next paint. It asserts nothing.
 *
 *   --beside DIR  another built site, such as an earlier revision's, measured in turns with this one
 *   --only WHAT   pages or presses
 *   --pages LIST  addresses of the pages, joined by commas (all of the default language)
 *   --runs N      measurements of each (5)
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { attributes } from '~/boot/contract';
import { dataFolder } from '~scripts/lib/data-folder';
import { createPreviewMounts } from '~scripts/preview/mounts';
import { startServer } from '~scripts/preview/server';
import { getDistFolder } from '~scripts/settings/build-settings';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { mockExternalRequests, launchBrowser } from '~tests/support/browser-launch';
import { requireChromium } from '~tests/support/browsers/find-browser';
import { news, shell } from '~tests/support/content/en';
import { haiti } from '~tests/support/news/filter-choices';
import { waitUntilStable } from '~tests/support/stable-page';

const siteSettings = readSiteSettings({ dataFolder, environment: process.env });
const { pageIds, getPath } = siteSettings.pages;
const everyPage = pageIds
  .filter((page) => page !== 'notFound')
  .map((page) => getPath(page, siteSettings.settings.languages[0]));
const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    only: { type: 'string' },
    pages: { type: 'string', default: everyPage.join(',') },
    runs: { type: 'string', default: '5' },
  },
});

type Figures = Readonly<Record<string, number>>;

/** Copies a built site without its scripts, which shows what the content of a page costs by itself. */
async function copyWithoutScripts(directory: string): Promise<string> {
  const copy = '.cache/without-scripts';
  await rm(copy, { recursive: true, force: true });
  await cp(directory, copy, { recursive: true });
  for (const name of (await readdir(copy, { recursive: true })).filter((path) => path.endsWith('.html'))) {
    const html = await readFile(join(copy, name), 'utf8');
    await writeFile(join(copy, name), html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
  }
  return copy;
}

/**
 * Records Chromium's performance entries. The script is a text, since a function would bring the compiler's helpers into
 * the page.
 */
const timingScript = `window.seen = { FCP: 0, LCP: 0, TBT: 0, CLS: 0, presses: [] };
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, durationThreshold: 16 });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.FCP = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { seen.LCP = startTime; });
  on('longtask', ({ startTime, duration }) => { if (seen.FCP > 0 && startTime >= seen.FCP) seen.TBT += duration - 50; });
  on('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.CLS += value; });
  on('event', ({ duration, interactionId }) => { if (interactionId > 0) seen.presses.push(duration); });`;

/** The line of Lighthouse's phone: 150 ms of latency, 1.6 Mbit/s down and 0.75 up. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page without a cache, with a processor four times slower than this machine's, and waits until it is quiet. */
async function openSlowly(browser: Browser, url: string, width: number, line?: typeof slowLine): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 823 }, deviceScaleFactor: 1.75 });
  await mockExternalRequests(context, url);
  await context.addInitScript({ content: timingScript });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (line !== undefined) await session.send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'networkidle' });
  if ((await page.locator('script').count()) > 0)
    await page.locator(`html[${attributes.ready}]`).waitFor({ state: 'attached' });
  await waitUntilStable(page);
  return page;
}

async function visitPage(browser: Browser, url: string): Promise<Figures> {
  const page = await openSlowly(browser, url, 412, slowLine);
  const { CLS, FCP, LCP, TBT } = await page.evaluate<Record<'CLS' | 'FCP' | 'LCP' | 'TBT', number>>('seen');
  await page.context().close();
  return {
    'FCP ms': Math.round(FCP),
    'LCP ms': Math.round(LCP),
    'TBT ms': Math.round(TBT),
    CLS: Number(CLS.toFixed(4)),
  };
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first();
const field = (name: string) => (page: Page) => page.locator(`main input[name=${name}]`);
/** Controls that are clicked; a field has a letter that is typed. */
const controls = [
  { name: 'menu', path: '/', width: 412, find: button(shell.navigation.openMenu) },
  { name: 'colour scheme', path: '/', width: 412, find: button(shell.scheme.toDark) },
  { name: 'search in the header', path: '/about', width: 412, find: link(shell.search.open) },
  { name: 'another page', path: '/', width: 1280, find: link(shell.pages.about?.shortName ?? '') },
  { name: 'region of the news', path: '/news', width: 1280, find: link(haiti.name) },
  { name: 'load more', path: '/news', width: 1280, find: button(news.list.loadMore) },
  { name: 'letter in a field', path: '/contact', width: 412, find: field('firstName'), letter: 'a' },
  { name: 'letter in the search', path: '/search', width: 412, find: field('q'), letter: 'h' },
] as const;

/** Measures a press by the browser's Event Timing, in steps of 8 ms; the least value is 16. */
async function measurePress(browser: Browser, url: string, control: (typeof controls)[number]): Promise<Figures> {
  const page = await openSlowly(browser, url + control.path.slice(1), control.width);
  const target = control.find(page);
  // The control is found before the press, since finding it runs in the page too and would be measured.
  await ('letter' in control ? target.focus() : target.hover());
  await waitUntilStable(page);
  await page.evaluate('seen.presses.length = 0');
  if ('letter' in control) await page.keyboard.press(control.letter);
  else await page.mouse.down().then(() => page.mouse.up());
  await waitUntilStable(page);
  const ms = Number(await page.evaluate('Math.max(16, ...seen.presses)'));
  await page.context().close();
  return { ms };
}

/** Returns the median; of an even number of values the lower of the two in the middle. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(values.length - 1) >> 1];

/** Measures the sites in turns, so that what else the machine does affects all, and prints a row for each. */
async function measure(label: string, sites: typeof servers, visit: (url: string) => Promise<Figures>) {
  const rows = sites.map(({ name, url }) => ({ name, url, figuresOfRuns: [] as Figures[] }));
  // The first run does not count, because the preview compresses each file at its first request, unlike a host.
  for (const { url } of rows) await visit(url);
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const { url, figuresOfRuns } of rows) figuresOfRuns.push(await visit(url));
  for (const { name, figuresOfRuns } of rows) {
    const formatMedian = (key: string) =>
      `${key} ${median(figuresOfRuns.map((figures) => figures[key] ?? Number.NaN))}`;
    console.log(
      [label.padEnd(20), name.padEnd(9), ...Object.keys(figuresOfRuns[0] ?? {}).map(formatMedian)].join('  '),
    );
  }
}

const directory = getDistFolder(process.env);
const beside = options.beside === undefined ? {} : { beside: options.beside };
const folders = { site: directory, ...beside, 'no script': await copyWithoutScripts(directory) };
const servers = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => {
    const { close, url } = await startServer({
      directory: folder,
      port: 0,
      siteSettings,
      mounts: createPreviewMounts(siteSettings),
    });
    return { name, url, close };
  }),
);
const browser = await launchBrowser(requireChromium());
try {
  for (const path of options.only === 'presses' ? [] : options.pages.split(','))
    await measure(path, servers, (url) => visitPage(browser, url + path.slice(1)));
  for (const control of options.only === 'pages' ? [] : controls)
    await measure(control.name, servers.slice(0, -1), (url) => measurePress(browser, url, control));
} finally {
  await browser.close();
  await Promise.all(servers.map(({ close }) => close()));
}
