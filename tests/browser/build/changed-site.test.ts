/** The site built with every setting changed, under a base path, with secrets in the environment of its build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { openPage } from '~tests/support/browser';
import {
  againBuild,
  changedBuild,
  changedSettings,
  changedTexts,
  digestsOf,
  filesOf,
  secrets,
  trickyHeadline,
} from '~tests/support/builds';
import { here } from '~tests/support/choices';
import { news } from '~tests/support/content/en';
import { crawl, missingFiles } from '~tests/support/crawl';
import { headerLink, sidewaysOf, untilReady } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

const { BASE_PATH: base, SITE_BRAND: brand, SITE_URL: origin } = changedSettings;

describe('texts full of dollars and markup', () => {
  test('are complete and intact in the prerendered page', async () => {
    const page = await readFile(join(changedBuild, 'news.html'), 'utf8');
    expect(page.split('id="root"')).toHaveLength(2);
    expect(page).toContain(`<title>${news.meta.title} | Cash US$&quot;1&quot; &amp; Co. $&amp; $$ $1 $&#x27;</title>`);
    expect(page).toContain('US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $` &lt;/script&gt;&lt;!-- of aid');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const strings: unknown[] = [];
    JSON.parse(data, (_key, value: unknown) => strings.push(value) && value);
    expect(strings).toContain(brand);
  });

  test('hydrate without a console message and are shown unchanged', async (context) => {
    const { page } = await openPage(context, { site: inject('changedUrl'), path: '/news', foreign: answerOtherHosts });
    await untilReady(page);
    expect(await page.title()).toBe(`${news.meta.title} | ${brand}`);
    expect(await page.getByRole('article').first().getByRole('heading').textContent()).toContain(trickyHeadline);
    expect(await page.getByRole('contentinfo').innerText()).toContain(brand);
    expect(await page.locator('#root').count()).toBe(1);
  });
});

describe('long words', () => {
  test.for([320, 390])('scroll no page sideways at %i px, and stay whole in a table', async (width, context) => {
    const site = inject('changedUrl');
    const { page } = await openPage(context, { site, path: '/', foreign: answerOtherHosts, width });
    await untilReady(page);
    expect(await sidewaysOf(page)).toBe(0);
    await page.goto(`${site}portfolio`);
    await untilReady(page);
    expect(await sidewaysOf(page)).toBe(0);
    expect(await page.locator('main ol[start="3"] > li').count()).toBe(2);
    const cell = page.getByRole('cell', { name: changedTexts.word });
    const lines = await cell.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    const frame = page.getByRole('group', { name: changedTexts.head });
    await frame.focus();
    expect(await frame.evaluate((element) => element === document.activeElement && element.scrollWidth > 320)).toBe(
      true,
    );
  });
});

test('the same input builds the same bytes, in another folder and from the shell of a developer too', async () => {
  expect(await digestsOf(againBuild)).toEqual(await digestsOf(changedBuild));
});

describe('under a base path', () => {
  test('every link, script, picture, snapshot and canonical address stays below it and leads to a file', async () => {
    const { own, absolute, relative } = await crawl(changedBuild, { origin, base });
    const paths = [...absolute].map((address) => new URL(address).pathname);
    expect(await missingFiles(changedBuild, base, [...own, ...paths])).toEqual([]);
    expect(relative).toEqual([]);
    for (const kind of [/\.js$/, /\.svg$/, /\.xml$/, /\/about$/])
      expect([...own]).toContainEqual(expect.stringMatching(kind));
    expect([...absolute]).toEqual(
      expect.arrayContaining([`${origin}/repo/`, `${origin}/repo/about`, `${origin}/repo/share/en/about.jpg`]),
    );
  });

  test('the site hydrates, changes pages and fetches its lists', async (context) => {
    const site = inject('changedUrl');
    const { page } = await openPage(context, {
      site,
      path: '/',
      foreign: answerOtherHosts,
    });
    await untilReady(page);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await page.request.get(new URL(manifest ?? '', site).href);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    await headerLink(page, 'news').click();
    await page.waitForURL(`${site}news`);
    const snapshot = page.waitForResponse(`${site}news-data/${here.id}/all.json`);
    await page.getByRole('main').getByText(here.name, { exact: true }).first().click();
    expect((await snapshot).status()).toBe(200);
    await page.reload();
    await untilReady(page);
  });
});

/** Paths of the files that contain a text; read byte by byte, so that pictures and fonts are searched too. */
async function filesWith(pattern: RegExp): Promise<readonly string[]> {
  const files = await filesOf(changedBuild);
  const texts = await Promise.all(files.map((file) => readFile(join(changedBuild, file), 'latin1')));
  return files.filter((_, index) => pattern.test(texts[index] ?? ''));
}

describe('the environment of the build', () => {
  test('leaves nothing in the site but its public settings', async () => {
    expect(await filesWith(new RegExp(changedSettings.LIVE_NEWS_URL))).not.toEqual([]);
    const names = Object.keys(secrets).map((name) => String.raw`\b${name}\b`);
    expect(await filesWith(new RegExp([...names, ...Object.values(secrets)].join('|')))).toEqual([]);
  });

  test('leaves no path of the machine, no source, no source map and no reading of variables', async () => {
    expect(
      await filesWith(/\bsrc\/[\w/-]+\.tsx?\b|node_modules\/|file:\/\/\/|sourceMappingURL|"sourcesContent"/),
    ).toEqual([]);
    expect(await filesWith(new RegExp(process.cwd()))).toEqual([]);
    expect(await filesWith(/process\.env|import\.meta\.env/)).toEqual([]);
    const files = await filesOf(changedBuild);
    expect(files.filter((path) => /\.(?:map|tsx?|log)$|(?:^|\/)\.(?!well-known)/.test(path))).toEqual([]);
  });
});
