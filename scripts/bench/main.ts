/**
 * `npm run bench`: what a visitor feels of the built site. Every page under Lighthouse (mobile, simulated throttling)
 * beside the same page without scripts, then the time from a press to the next paint on a processor slowed down.
 * Medians; asserts nothing.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { site } from '~/config/site';
import { type WireArticle, sampleArticles } from '~scripts/news-service/corpus';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { type Site, debuggingPort, measurePages, writeWithoutScripts } from './pages';
import { measurePresses } from './presses';

const usage = `npm run bench -- [options]

  --beside DIR     another built site to measure in turns with this one, such as an earlier revision's
  --directory DIR  the site (dist)
  --only WHAT      pages or presses
  --pages LIST     addresses of the pages, joined by commas
  --runs N         measurements of each (5)
  --slowdown N     how much slower the processor is made for presses (4)`;

const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    directory: { type: 'string', default: 'dist' },
    only: { type: 'string' },
    pages: { type: 'string', default: '/,/about,/portfolio,/news,/contact,/privacy,/terms' },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});

/** Longer than the days over which the samples are spread. */
const spanMs = 22 * 86_400_000;

function atOtherAddress(article: WireArticle): WireArticle {
  return { ...article, url: article.url.replace('.example.com/', '.example.com/older/') };
}

/** The samples twice over, at addresses and days of their own: enough for a list of a thousand articles. */
function manyArticles(): readonly WireArticle[] {
  const now = Date.now();
  return [...sampleArticles(now), ...sampleArticles(now - spanMs).map(atOtherAddress)];
}

async function main(): Promise<void> {
  const runs = Number(options.runs);
  const withoutScripts = await writeWithoutScripts(options.directory);
  const directories = {
    site: options.directory,
    ...(options.beside === undefined ? {} : { beside: options.beside }),
    'no script': withoutScripts,
  };
  const mounts = [newsRelay({ articles: manyArticles(), pagesMax: 200 })];
  const servers = await Promise.all(
    Object.values(directories).map((directory) => startServer({ directory, port: 0, site, mounts })),
  );
  const sites: readonly Site[] = Object.keys(directories).map((name, index) => ({
    name,
    url: servers[index]?.url ?? '',
  }));
  const browser = await launchBrowser(await findMeasuringBrowser(), { debuggingPort });
  try {
    if (options.only !== 'presses') console.log(await measurePages(sites, options.pages.split(','), runs));
    if (options.only !== 'pages') {
      const slowdown = Number(options.slowdown);
      const scripted = sites.filter(({ name }) => name !== 'no script');
      console.log(
        `\nMilliseconds at ${slowdown}× slower processor; aims: presses ≤ 120, tasks ≤ 50 (0 stands for none).`,
      );
      console.log(await measurePresses(browser, scripted, runs, slowdown));
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\nLoad average ${load.join(' ')}.`);
}

if (options.help) console.log(usage);
else await main();
