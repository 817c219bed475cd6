/** Takes full-page pictures of a built site: `npx tsx tests/support/screenshots.ts dist .cache/screenshots`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '~/config/site';
import { pageIds, pages } from '~/content/pages';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { answerForeign, launchBrowser } from './browser-launch';
import { findBrowser } from './browsers/find-browser';
import { settle } from './settle';

const [directory = 'dist', out = '.cache/screenshots'] = process.argv.slice(2);
/** Widths with the heights of usual windows. */
const windows = [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const;

await mkdir(out, { recursive: true });
const server = await startServer({ directory, port: 0, site, mounts: [newsRelay()] });
const browser = await launchBrowser(findBrowser(), { scrollBars: false });
for (const id of pageIds) {
  for (const [width, height] of windows) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const isMobile = width < 600;
      const viewport = { width, height };
      const context = await browser.newContext({ viewport, colorScheme, isMobile, timezoneId: 'America/New_York' });
      await answerForeign(context, server.url);
      const page = await context.newPage();
      await page.goto(new URL(pages[id].path.slice(1), server.url).href);
      await settle(page);
      // A picture of the whole page has no scroll bar to keep room for.
      await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
      await page.screenshot({
        path: join(out, `${id}-${width}-${colorScheme}.png`),
        fullPage: true,
        animations: 'disabled',
      });
      await context.close();
    }
  }
}
await browser.close();
await server.close();
