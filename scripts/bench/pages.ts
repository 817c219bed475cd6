/** Paints, blocking time, scores and weight of pages, by Lighthouse. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { median, table } from './report';

export interface Site {
  readonly name: string;
  /** With a slash at its end. */
  readonly url: string;
}

/** Where Lighthouse finds the browser. */
export const debuggingPort = 9_333;

/** Copies a built site without its scripts: what a page costs that is only its content. */
export async function writeWithoutScripts(directory: string): Promise<string> {
  const copy = '.cache/without-scripts';
  await rm(copy, { recursive: true, force: true });
  await cp(directory, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(copy, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
  }
  return copy;
}

async function visit(url: string): Promise<Result> {
  const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error', output: 'json' });
  if (result === undefined) throw new Error(`lighthouse gave no result for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`lighthouse on ${url}: ${runtimeError.message}`);
  return result.lhr;
}

/** Now and then the browser's trace lacks its beginning; such a visit is repeated, and reported. */
async function visitAgain(url: string, attempts = 3): Promise<Result> {
  try {
    return await visit(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error('Measured again:', error);
    return visitAgain(url, attempts - 1);
  }
}

/** Bytes over the wire, in kB: all of them, or the scripts, which the boot script fetches before it imports them. */
function kilobytesOf({ audits }: Result, type?: 'script'): number {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const counted = items.filter(({ mimeType }) => type === undefined || /javascript/.test(String(mimeType)));
  return counted.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000;
}

function rowOf(page: string, name: string, results: readonly Result[], ours: readonly Result[]): readonly string[] {
  const middle = (id: string, of = results) => median(of.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const ratio = (id: string) => (middle(id, ours) / middle(id)).toFixed(3);
  const kilobytes = (type?: 'script') => median(results.map((result) => kilobytesOf(result, type))).toFixed(1);
  const scores = results.map(({ categories }) =>
    Object.values(categories)
      .map(({ score }) => Math.round((score ?? 0) * 100))
      .join('/'),
  );
  return [
    page,
    name,
    middle('first-contentful-paint').toFixed(0),
    ratio('first-contentful-paint'),
    middle('largest-contentful-paint').toFixed(0),
    ratio('largest-contentful-paint'),
    middle('total-blocking-time').toFixed(0),
    middle('cumulative-layout-shift').toFixed(3),
    // The worst of the runs: a score that is sometimes missed is missed.
    scores.toSorted()[0] ?? '',
    kilobytes('script'),
    kilobytes(),
  ];
}

/** The site first, then those beside it; measured in turns, so that what else the machine does falls on all. */
export async function measurePages(sites: readonly Site[], pages: readonly string[], runs: number): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const page of pages) {
    const results = sites.map((): Result[] => []);
    // The first answer of a file is compressed on demand, which a host has done before: that run does not count.
    for (let run = 0; run <= runs; run += 1) {
      for (const [index, { url }] of sites.entries()) {
        const result = await visitAgain(url + page.slice(1));
        if (run > 0) results[index]?.push(result);
      }
    }
    for (const [index, { name }] of sites.entries())
      rows.push(rowOf(page, name, results[index] ?? [], results[0] ?? []));
    console.error(`${page} is measured`);
  }
  const head = 'page,of,FCP ms,site ÷ it,LCP ms,site ÷ it,TBT ms,CLS,perf/a11y/best/SEO,script kB,all kB';
  return table(head.split(','), rows);
}
