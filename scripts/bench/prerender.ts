/**
 * `npm run bench:prerender`: from a press on a link of the home page to the other page, before the application is there:
 * where the browser has rendered that page since the link was pointed at, and where it loads it. Prints medians; asserts
 * nothing.
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { type PageId, pathOf } from '~/content/pages';
import { newsRelay } from '~scripts/serve/news-relay';
import { createSiteApp } from '~scripts/serve/site-app';
import { findBrowser } from '~tests/support/browsers/find-browser';
import { EarlyVisits } from '~tests/support/early-visits';
import { median, table } from './report';

const { values: options } = parseArgs({
  options: {
    directory: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '1' },
  },
});

const targets: readonly PageId[] = ['about', 'portfolio', 'news', 'contact'];

/** Now and then the browser library loses a page that gives way to one rendered ahead; then it is best run again. */
const navigationLimitMs = 5_000;

/** What is rendered ahead is whole when the site has been asked for nothing more for so long, in ms. */
const quietMs = 500;

async function untilNothingIsAskedFor(visits: EarlyVisits): Promise<void> {
  for (let count = -1; count !== visits.requests.length;) {
    count = visits.requests.length;
    await setTimeout(quietMs);
  }
}

interface Visit {
  /** From the press until the page behind it is the one that is visited, in ms; absent where it was loaded. */
  readonly activation: number | undefined;
  /** From the press to that page's first paint, in ms. */
  readonly paint: number;
}

async function readVisit(page: Page): Promise<Visit> {
  const [origin, activationStart, paint, pressedAt] = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const firstPaint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const { activationStart: start } = navigation?.toJSON() ?? {};
    return [performance.timeOrigin, Number(start), firstPaint, Number(localStorage.getItem('pressedAt'))] as const;
  });
  const sincePress = (time: number) => origin + time - pressedAt;
  return { activation: activationStart > 0 ? sincePress(activationStart) : undefined, paint: sincePress(paint) };
}

async function visit(visits: EarlyVisits, target: PageId, isAhead: boolean): Promise<Visit> {
  const link = `header nav a[href="${pathOf(target, 'en')}"]`;
  const page = await visits.open('/');
  await page.emulateCPUThrottling(Number(options.slowdown));
  await page.evaluate((keepsRules) => {
    if (!keepsRules) document.querySelector('[type=speculationrules]')?.remove();
    addEventListener('click', ({ timeStamp }) =>
      localStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp)),
    );
  }, isAhead);
  await page.hover(link);
  await untilNothingIsAskedFor(visits);
  await Promise.all([page.waitForNavigation({ timeout: navigationLimitMs }), page.click(link)]);
  const result = await readVisit(page);
  if ((result.activation !== undefined) !== isAhead)
    throw new Error(`${target} was ${isAhead ? 'not ' : ''}rendered ahead`);
  await page.browserContext().close();
  return result;
}

async function visitsOf(visits: EarlyVisits, target: PageId, isAhead: boolean): Promise<readonly Visit[]> {
  const all: Visit[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) all.push(await visit(visits, target, isAhead));
  return all;
}

const milliseconds = (times: readonly number[]) => median(times).toFixed(0);

const app = createSiteApp({ directory: options.directory, base: '/', mounts: [newsRelay()] });
const visits = await EarlyVisits.start(await findBrowser(), (request, env) => app.fetch(request, env));
const rows: string[][] = [];
try {
  for (const target of targets) {
    const ahead = await visitsOf(visits, target, true);
    const loaded = await visitsOf(visits, target, false);
    rows.push([
      pathOf(target, 'en'),
      milliseconds(ahead.flatMap(({ activation }) => activation ?? [])),
      milliseconds(ahead.map(({ paint }) => paint)),
      milliseconds(loaded.map(({ paint }) => paint)),
    ]);
  }
} finally {
  await visits.close();
}
console.log(
  `Milliseconds from the press, processor ${options.slowdown}× slower, medians of ${options.runs}; load ${loadavg()[0]?.toFixed(1)}. Aim: shown within 50.`,
);
console.log(table(['page', 'shown, rendered ahead', 'painted', 'painted, loaded'], rows));
