/**
 * `npm run bench`: every page under Lighthouse (mobile, simulated throttling), beside "the paper page", the same
 * document with every script removed, and with `--beside DIR` also beside another built site, such as an earlier
 * revision's. Prints medians and ratios; asserts nothing.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { median, pageBytes, table } from './report';

const { values: options } = parseArgs({
  options: {
    directory: { type: 'string', default: 'dist' },
    beside: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/about,/portfolio,/news,/contact,/privacy,/terms' },
  },
});

interface Measure {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: string;
  readonly bytes: number;
  readonly script: number;
  /** Lighthouse's own measure of the machine, which the times depend on; higher is faster. */
  readonly speed: number;
}

const paperDirectory = '.cache/paper';
const debuggingPort = 9_333;

/** A copy of the built site without its scripts: what a page costs that is only its content. */
async function writePaper(): Promise<void> {
  await rm(paperDirectory, { recursive: true, force: true });
  await mkdir(paperDirectory, { recursive: true });
  await cp(options.directory, paperDirectory, { recursive: true });
  for (const name of await readdir(paperDirectory, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(paperDirectory, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

async function visit(url: string): Promise<Result> {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error', output: 'json' });
  if (result === undefined) throw new Error(`lighthouse gave no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`lighthouse on ${url}: ${runtimeError.message}`);
  return result.lhr;
}

/** Now and then the browser's trace lacks its beginning, or a page does not open; such a visit is made again, and said. */
async function report(url: string, attempts = 3): Promise<Result> {
  try {
    return await visit(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error('Measured again:', error);
    return report(url, attempts - 1);
  }
}

async function measure(url: string): Promise<Measure> {
  const { audits, categories, environment } = await report(url);
  const number = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const { total, script } = pageBytes(audits['network-requests']?.details);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join('/'),
    bytes: total,
    script,
    speed: environment.benchmarkIndex,
  };
}

function medianOf(measures: readonly Measure[]): Measure {
  const of = (key: Exclude<keyof Measure, 'scores'>) => median(measures.map((one) => one[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    script: of('script'),
    speed: of('speed'),
    // The worst of the runs: a score that is sometimes missed is missed.
    scores: measures.map(({ scores }) => scores).sort()[0] ?? '',
  };
}

/** Medians of each address; in turns, so that what else the machine does falls on all. */
async function measureInTurns(urls: readonly string[], runs: number): Promise<readonly Measure[]> {
  const measures = urls.map((): Measure[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) measures[index]?.push(await measure(url));
  }
  return measures.map(medianOf);
}

/** The page's own figures, then what they are beside those of each other site. */
function rowOf(page: string, ours: Measure, others: readonly Measure[]): readonly string[] {
  const times = (key: 'fcp' | 'lcp') => [
    ours[key].toFixed(0),
    ...others.map((other) => (ours[key] / other[key]).toFixed(3)),
  ];
  const each = (show: (measure: Measure) => string) => [ours, ...others].map(show);
  return [
    page,
    ...times('fcp'),
    ...times('lcp'),
    ...each(({ tbt }) => tbt.toFixed(0)),
    ours.cls.toFixed(3),
    ours.scores,
    ...each(({ script }) => kilobytes(script)),
    ...each(({ bytes }) => kilobytes(bytes)),
    each(({ speed }) => speed.toFixed(0)).join(' '),
  ];
}

function headOf(names: readonly string[]): readonly string[] {
  const times = names.map((name) => `× ${name}`);
  return [
    'page',
    'FCP ms',
    ...times,
    'LCP ms',
    ...times,
    'TBT ms',
    ...names,
    'CLS',
    'perf/a11y/best/SEO',
    'script kB',
    ...names,
    'all kB',
    ...names,
    'machine',
  ];
}

async function main(): Promise<void> {
  await writePaper();
  const mounts = [newsRelay()];
  const others = [
    { name: 'paper', directory: paperDirectory },
    ...(options.beside === undefined ? [] : [{ name: 'beside', directory: options.beside }]),
  ];
  const servers = await Promise.all(
    [options.directory, ...others.map(({ directory }) => directory)].map((directory) =>
      startServer({ directory, port: 0, base: '/', mounts }),
    ),
  );
  const browser = await launchBrowser(await findMeasuringBrowser(), { debuggingPort });
  const rows: (readonly string[])[] = [];
  try {
    for (const page of options.pages.split(',')) {
      const urls = servers.map(({ url }) => url + page.slice(1));
      // Compressed answers are made on the first ask; a host has them ready.
      for (const url of urls) await measure(url);
      const [ours, ...theirs] = await measureInTurns(urls, Number(options.runs));
      if (ours === undefined) continue;
      rows.push(rowOf(page, ours, theirs));
      console.log(`${page}: FCP ${ours.fcp.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  console.log(table(headOf(others.map(({ name }) => name)), rows));
}

await main();
