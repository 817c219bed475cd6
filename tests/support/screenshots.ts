import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { site } from '~/config/site';
import { pageIds, pages } from '~/content/pages';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { answerForeign, launchBrowser } from './browser-launch';
import { findBrowser } from './browsers/find-browser';
import { settle } from './settle';

type Scheme = 'light' | 'dark';

interface Picture {
  readonly page: string;
  readonly width: number;
  readonly scheme: Scheme;
}

interface Wanted {
  /** Folder of the built site, of this or of another revision. */
  readonly directory: string;
  readonly out: string;
  readonly pictures: readonly Picture[];
}

const usage =
  'Usage: npm run screenshots -- [--directory dist] [--out .cache/screenshots] [--pages /,/about] [--widths 360,768,1024,1440] [--schemes light,dark]';

/** Heights of usual windows, by width: what is above the fold should be what a visitor sees there. */
function heightFor(width: number): number {
  return width < 600 ? 780 : width < 1000 ? 1024 : 900;
}

function isScheme(value: string): value is Scheme {
  return value === 'light' || value === 'dark';
}

/** @throws Error (or the argument parser's TypeError) where an argument is not understood. */
function readArguments(): Wanted {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: 'dist' },
      out: { type: 'string', default: '.cache/screenshots' },
      pages: { type: 'string', default: pageIds.map((page) => pages[page].path).join(',') },
      widths: { type: 'string', default: '360,768,1024,1440' },
      schemes: { type: 'string', default: 'light,dark' },
    },
  });
  const widths = values.widths.split(',').map(Number);
  const schemes = values.schemes.split(',');
  if (!widths.every((width) => width >= 200 && width <= 4_000))
    throw new Error(`--widths: "${values.widths}" is not a list of pixels`);
  if (!schemes.every(isScheme)) throw new Error(`--schemes: "${values.schemes}" is not made of light and dark`);
  const pictures = values.pages
    .split(',')
    .flatMap((page) => widths.flatMap((width) => schemes.map((scheme) => ({ page, width, scheme }))));
  return { directory: values.directory, out: values.out, pictures };
}

async function take(
  browser: Browser,
  siteUrl: string,
  { page: path, width, scheme }: Picture,
  file: string,
): Promise<void> {
  const height = heightFor(width);
  const isMobile = width < 600;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    isMobile,
    hasTouch: isMobile,
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  try {
    await answerForeign(context, siteUrl);
    const page = await context.newPage();
    await page.goto(new URL(path.replace(/^\//, ''), siteUrl).href);
    await settle(page);
    // A picture of the whole page has no scroll bar to keep room for.
    await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
    // Its window is resized for it, which sets off what fades between layouts.
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Takes full-page pictures of the built site and says where they are. */
async function takeScreenshots({ directory, out, pictures }: Wanted): Promise<void> {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  await mkdir(out, { recursive: true });
  const server = await startServer({
    directory,
    port: 0,
    site,
    mounts: [newsRelay()],
  });
  const browser = await launchBrowser(findBrowser(), { scrollBars: false });
  try {
    for (const picture of pictures) {
      const name = picture.page.replace(/^\/$/, '/home').slice(1).replaceAll('/', '-');
      const file = join(out, `${name}-${picture.width}-${picture.scheme}.png`);
      await take(browser, server.url, picture, file);
      console.log(file);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await takeScreenshots(readArguments());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage);
    process.exitCode = 1;
  }
}
