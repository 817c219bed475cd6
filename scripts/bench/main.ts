/**
 * `npm run bench`: what visitors wait for, as medians. Every page under Lighthouse as a phone, beside the same page
 * without script; then the time from a click or key to the next paint on a slowed-down processor. It asserts nothing.
 *
 *   --beside DIR  another built site, such as an earlier revision's, measured in turns with this one
 *   --applied     slow line and processor down while a page loads, instead of computing what that would take
 *   --only WHAT   pages or presses
 *   --pages LIST  addresses of the pages, joined by commas (all of the default language)
 *   --runs N      measurements of each (5)
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags } from 'lighthouse';
import type { Browser, Page } from 'playwright-core';
import { attributes } from '~/boot/contract';
import { defaultLanguage } from '~/config/languages';
import { shortNameOf } from '~/content/pageNames';
import { pageIds, pathOf } from '~/content/pages';
import { site } from '~generated/site';
import { newsRelay } from '~scripts/preview/news-relay';
import { startServer } from '~scripts/preview/server';
import { buildSettings } from '~scripts/settings/build-settings';
import { answerForeign, launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { here } from '~tests/support/choices';
import { news, shell } from '~tests/support/content/en';
import { untilQuiet } from '~tests/support/settle';

const everyPage = pageIds.filter((page) => page !== 'notFound').map((page) => pathOf(page, defaultLanguage));
const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    applied: { type: 'boolean', default: false },
    only: { type: 'string' },
    pages: { type: 'string', default: everyPage.join(',') },
    runs: { type: 'string', default: '5' },
  },
});

type Figures = Readonly<Record<string, number>>;

/** A built site copied without its scripts: what a page costs that is only its content. */
async function withoutScripts(directory: string): Promise<string> {
  const copy = '.cache/without-scripts';
  await rm(copy, { recursive: true, force: true });
  await cp(directory, copy, { recursive: true });
  for (const name of (await readdir(copy, { recursive: true })).filter((path) => path.endsWith('.html'))) {
    const html = await readFile(join(copy, name), 'utf8');
    await writeFile(join(copy, name), html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
  }
  return copy;
}

/** Now and then the browser's trace lacks its beginning: such a visit is reported, and does not count. */
async function visitPage(url: string): Promise<Figures> {
  const throttlingMethod = options.applied ? 'devtools' : 'simulate';
  const flags = { port: 9_333, logLevel: 'error', onlyCategories: ['performance'] } satisfies Flags;
  const { audits = {}, runtimeError } = (await lighthouse(url, { ...flags, throttlingMethod }))?.lhr ?? {};
  if (runtimeError !== undefined) console.error(`${url}: ${runtimeError.message}`);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    'FCP ms': Math.round(valueOf('first-contentful-paint')),
    'LCP ms': Math.round(valueOf('largest-contentful-paint')),
    'TBT ms': Math.round(valueOf('total-blocking-time')),
    CLS: Number(valueOf('cumulative-layout-shift').toFixed(4)),
  };
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first();
const field = (name: string) => (page: Page) => page.locator(`main input[name=${name}]`);
/** A letter to type where the control is a field; others are clicked. */
const presses = [
  { name: 'menu', path: '/', width: 412, find: button(shell.navigation.openMenu) },
  { name: 'colour scheme', path: '/', width: 412, find: button(shell.scheme.toDark) },
  { name: 'search in the header', path: '/about', width: 412, find: link(shell.search.open) },
  { name: 'another page', path: '/', width: 1280, find: link(shortNameOf('about', shell)) },
  { name: 'region of the news', path: '/news', width: 1280, find: link(here.name) },
  { name: 'load more', path: '/news', width: 1280, find: button(news.list.loadMore) },
  { name: 'letter in a field', path: '/contact', width: 412, find: field('firstName'), letter: 'a' },
  { name: 'letter in the search', path: '/search', width: 412, find: field('q'), letter: 'h' },
] as const;

/** Text, since a function would bring the compiler's helpers into the page. */
const instrument = `window.presses = [];
  new PerformanceObserver((list) => presses.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0)
    .map(({ duration }) => duration))).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Measures a press by the browser's own Event Timing in steps of 8 ms; 16 stands for that or less. Nothing is cached. */
async function press(browser: Browser, url: string, control: (typeof presses)[number]): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: control.width, height: 823 } });
  await answerForeign(context, url);
  await context.addInitScript({ content: instrument });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url + control.path.slice(1));
  await page.locator(`html[${attributes.ready}]`).waitFor({ state: 'attached' });
  const target = control.find(page);
  // Found and pointed at before: what finds it runs in the page too, and would be measured.
  await ('letter' in control ? target.focus() : target.hover());
  await untilQuiet(page);
  await page.evaluate('presses.length = 0');
  if ('letter' in control) await page.keyboard.press(control.letter);
  else await page.mouse.down().then(() => page.mouse.up());
  await untilQuiet(page);
  const ms = Number(await page.evaluate('Math.max(16, ...presses)'));
  await context.close();
  return { ms };
}

/** Middle of the sorted values; the lower of two. */
function median(values: readonly number[]): number {
  const counted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return counted[(counted.length - 1) >> 1] ?? Number.NaN;
}

/** A row for each site, measured in turns, so that what else the machine does falls on all. */
async function measure(what: string, urls: Readonly<Record<string, string>>, visit: (url: string) => Promise<Figures>) {
  const results = Object.entries(urls).map(([name, url]) => ({ name, url, all: [] as Figures[] }));
  // The first answer of a file is compressed on demand, which a host has done before: that run does not count.
  for (const { url } of results) await visit(url);
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const { url, all } of results) all.push(await visit(url));
  for (const { name, all } of results) {
    const medianOf = (key: string) => `${key} ${median(all.map((figures) => figures[key] ?? Number.NaN))}`;
    console.log([what.padEnd(20), name.padEnd(9), ...Object.keys(all[0] ?? {}).map(medianOf)].join('  '));
  }
}

const { directory } = buildSettings;
const beside = options.beside === undefined ? {} : { beside: options.beside };
const all = Object.entries({ site: directory, ...beside, 'no script': await withoutScripts(directory) });
const serve = (folder: string) => startServer({ directory: folder, port: 0, site, mounts: [newsRelay()] });
const servers = await Promise.all(all.map(async ([name, folder]) => [name, await serve(folder)] as const));
const urls = Object.fromEntries(servers.map(([name, { url }]) => [name, url]));
const { 'no script': _, ...scripted } = urls;
const browser = await launchBrowser(findMeasuringBrowser(), { debuggingPort: 9_333 });
try {
  if (options.only !== 'presses')
    for (const path of options.pages.split(',')) await measure(path, urls, (url) => visitPage(url + path.slice(1)));
  if (options.only !== 'pages')
    for (const control of presses) await measure(control.name, scripted, (url) => press(browser, url, control));
  console.log(`Presses at a 4 times slower processor; load ${loadavg().map(Math.round).join(' ')}.`);
} finally {
  await browser.close();
  await Promise.all(servers.map(([, server]) => server.close()));
}
