/**
 * Tests what the command passes to the refresh, and what it counts. Its other tests are in
 * tests/commands/news-refresh.test.ts.
 */
import { linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '~scripts/listen';
import { newsPath } from '~scripts/news-service/service';
import { categories, regions } from '~tests/support/news/search-terms';
import { dayMs, noon, serviceArticle, testToken } from '~tests/support/news/test-refresh';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { runCommand } from './command';

/** Runs the command for two selections. */
async function run(root: string, environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const searchTerms = { regions: regions.slice(0, 2), categories: categories.slice(0, 1), excludedHosts: [] };
  const print = (line: string) => lines.push(line);
  const code = await runCommand([], { environment, root, searchTerms, out: print, err: print });
  return { code, out: lines.join('\n') };
}

afterEach(() => vi.useRealTimers());

it('the command replaces each file atomically, so that nobody reads an incomplete one', async () => {
  const root = createTemporaryFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  await run(root);
  const [file, link] = [join(root, '.cache/news/all/all.json'), join(root, 'old.json')];
  const before = readFileSync(file, 'utf8');
  linkSync(file, link);
  vi.setSystemTime(noon + dayMs);
  expect([(await run(root)).code, readFileSync(file, 'utf8') === before]).toEqual([0, false]);
  // If the file itself were written, its hard link would have the new text too.
  const isOldTextKept = readFileSync(link, 'utf8') === before;
  expect(isOldTextKept, 'scripts/news/command.ts hands over a `write` that writes over the file').toBe(true);
});

it('the command counts every record that is left out, and names the first twelve', async () => {
  const [good, bad] = [serviceArticle('Sound', Date.now()), { ...serviceArticle('Bad', Date.now()), title: null }];
  const body = { meta: { found: 8, limit: 12 }, data: [good, ...Array.from({ length: 7 }, () => bad)] };
  const service = await listen(() => Response.json(body));
  const live = { NEWS_API_TOKEN: testToken, NEWS_API_URL: service.origin + newsPath };
  const { code, out } = await run(createTemporaryFolder(), live).finally(() => service.close());
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('\n14 problems in the answers; invalid and repeated records were left out. The first 12:'),
  ]);
  expect(out.match(/^ {2}\S+: data\[\d\]: title: null is not a title$/gm)).toHaveLength(12);
});
