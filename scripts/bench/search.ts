/**
 * `npm run bench:search`: the search's index and its queries in the browser, at a quarter of this machine's
 * speed, over the built pages and 500 articles. Prints sizes, times and the slowest query; asserts nothing.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { publishedLanguages } from '~/config/languages';
import type { createEngine } from '~/features/search/engine';
import { readPages } from '~scripts/build/files/search/write-search-index';
import { launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { median, table } from './report';
import { sampleDocuments } from './search-samples';

const { values: options } = parseArgs({
  options: {
    directory: { type: 'string', default: 'dist' },
    articles: { type: 'string', default: '500' },
    slowdown: { type: 'string', default: '4' },
  },
});

/** Easy and hard: words begun, misspelled, missing, and many. */
const queries = [
  'h',
  'ha',
  'haiti',
  'hiati',
  'energy',
  'renewble enery',
  'dominican repulic',
  'investment approach',
  'remittances to haiti reach',
  'vie privée',
  'quiénes somos',
  'privasidad',
  'operational excelence',
  'zzzz',
  'the',
  'central bank interest rates in the dominican republic',
  'internationalisation',
  'a b c d e f g h i j k l',
  'us$854 million',
  'who invests in solar power',
] as const;
const rounds = 8;

/** Where the bundled engine is in the measured page. */
declare global {
  interface Window {
    readonly searchBench?: { readonly createEngine: typeof createEngine };
  }
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL('../../src/features/search/engine.ts', import.meta.url)),
        formats: ['iife'],
        name: 'searchBench',
      },
    },
  });
  const [chunk] = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the engine is no single script');
  // A script's own declaration is no property of the window in every browser.
  return `${chunk.code};window.searchBench=searchBench`;
}

function kilobytes(text: string): string {
  return (brotliCompressSync(text).length / 1_000).toFixed(1);
}

const script = await bundle();
const articles = sampleDocuments(Number(options.articles));
const browser = await launchBrowser(await findMeasuringBrowser());
try {
  const rows: string[][] = [];
  for (const language of publishedLanguages) {
    const documents = { pages: await readPages(options.directory, language), articles };
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });
    const { indexing, times } = await page.evaluate(
      async ({ documents, queries, rounds }) => {
        if (window.searchBench === undefined) throw new Error('the engine did not arrive in the page');
        const begun = performance.now();
        const engine = await window.searchBench.createEngine(documents);
        const indexing = performance.now() - begun;
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          for (const query of queries) {
            const start = performance.now();
            engine.search(query);
            times.push(performance.now() - start);
          }
        }
        return { indexing, times };
      },
      { documents, queries, rounds },
    );
    await page.close();
    // Of several rounds, as the machine does other things too; the first also compiles the engine, as first keys do.
    const byQuery = queries.map((query, index) => ({
      query,
      time: median(times.filter((_, place) => place >= queries.length && place % queries.length === index)),
    }));
    const slowest = byQuery.reduce((most, one) => (one.time > most.time ? one : most));
    rows.push([
      language,
      kilobytes(JSON.stringify(documents.pages)),
      kilobytes(JSON.stringify(articles)),
      indexing.toFixed(0),
      median(byQuery.map(({ time }) => time)).toFixed(1),
      slowest.time.toFixed(1),
      slowest.query,
    ]);
  }
  console.log(`${articles.length} articles, CPU slowed ${options.slowdown} times; sizes in kB (brotli), times in ms\n`);
  console.log(table(['language', 'pages', 'articles', 'indexing', 'query, median', 'slowest', 'which'], rows));
} finally {
  await browser.close();
}
