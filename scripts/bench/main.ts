/**
 * `npm run bench`: what a visitor feels of the built site. Every page under Lighthouse (mobile, simulated throttling)
 * beside the same page without scripts, then the time from a click or key to the next paint on a processor slowed down.
 * Medians; asserts nothing.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { site } from '~/config/site';
import { buildSettings } from '~scripts/build/settings';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { launchBrowser } from '~tests/support/browser-launch';
import { findMeasuringBrowser } from '~tests/support/browsers/find-browser';
import { measureInteractions } from './interactions';
import { type Site, debuggingPort, measurePages, writeWithoutScripts } from './pages';

const usage = `npm run bench -- [options]

  --beside DIR  another built site to measure in turns with this one, such as an earlier revision's
  --only WHAT   pages or interactions
  --pages LIST  addresses of the pages, joined by commas
  --runs N      measurements of each (5)`;

const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    only: { type: 'string' },
    pages: { type: 'string', default: '/,/about,/portfolio,/news,/contact,/privacy,/terms' },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const runs = Number(options.runs);
  const { directory } = buildSettings;
  const withoutScripts = await writeWithoutScripts(directory);
  const directories = {
    site: directory,
    ...(options.beside !== undefined && { beside: options.beside }),
    'no script': withoutScripts,
  };
  const mounts = [newsRelay({ pagesMax: 200 })];
  const servers = await Promise.all(
    Object.values(directories).map((folder) => startServer({ directory: folder, port: 0, site, mounts })),
  );
  const sites: readonly Site[] = Object.keys(directories).map((name, index) => ({
    name,
    url: servers[index]?.url ?? '',
  }));
  const browser = await launchBrowser(await findMeasuringBrowser(), { debuggingPort });
  try {
    if (options.only !== 'interactions') console.log(await measurePages(sites, options.pages.split(','), runs));
    if (options.only !== 'pages') {
      const scripted = sites.filter(({ name }) => name !== 'no script');
      console.log(`\nMilliseconds at 4× slower processor; aims: interactions ≤ 120, tasks ≤ 50 (0 stands for none).`);
      console.log(await measureInteractions(browser, scripted, runs));
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
