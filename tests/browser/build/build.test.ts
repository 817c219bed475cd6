import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { site } from '~/config/site';
import { news } from '~/content/en/news';
import { startServer } from '~scripts/serve/server';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { buildSite, buildWell, digestsOf, snapshotsWith } from '~tests/support/builds';
import { elsewhere, here, topic } from '~tests/support/choices';
import { crawl, missingFiles } from '~tests/support/crawl';
import { headerLink, untilReady } from '~tests/support/pages';

/** What replacement patterns would expand, what would end an element, and what HTML has to escape. */
const headline = `US$"10M" & US$'s $& $$ $1 $\` </script><!-- of aid`;
const brand = `Cash US$"1" & Co. $& $$ $1 $'`;

function withHeadline(text: string): string {
  const snapshot: { articles: { title: string; description: string }[] } = JSON.parse(text);
  const [first] = snapshot.articles;
  if (first !== undefined) Object.assign(first, { title: headline, description: headline });
  return JSON.stringify(snapshot);
}

describe('a site full of dollars', () => {
  let directory = '';
  let environment: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    environment = {
      SITE_BRAND: brand,
      NEWS_SNAPSHOTS: await snapshotsWith('dollars', { 'all/all.json': withHeadline }),
    };
    directory = await buildWell('dollars', environment);
  });

  test('is complete and intact where it is rendered', async () => {
    const page = await readFile(join(directory, 'news.html'), 'utf8');
    expect(page.split('id="root"')).toHaveLength(2);
    expect(page).toContain(`<title>${news.meta.title} | Cash US$&quot;1&quot; &amp; Co. $&amp; $$ $1 $&#x27;</title>`);
    expect(page).toContain('US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $` &lt;/script&gt;&lt;!-- of aid');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const strings: unknown[] = [];
    JSON.parse(data, (_key, value: unknown) => strings.push(value) && value);
    expect(strings).toContain(brand);
  });

  test('hydrates without a murmur and shows its texts to the letter', async (context) => {
    const server = await startServer({ directory, port: 0, base: '/' });
    context.onTestFinished(server.close);
    const { page } = await openPage(context, { site: server.url, path: '/news', foreign: answerPictures });
    await untilReady(page);
    expect(await page.title()).toBe(`${news.meta.title} | ${brand}`);
    expect(await page.getByRole('article').first().getByRole('heading').textContent()).toContain(headline);
    expect(await page.getByRole('contentinfo').innerText()).toContain(brand);
    expect(await page.locator('#root').count()).toBe(1);
  });

  test("is the same, byte for byte, built again into another folder from a developer's shell", async () => {
    const again = await buildWell('dollars-again', { ...environment, NODE_ENV: 'development', MODE: 'test' });
    expect(Object.fromEntries(await digestsOf(again))).toEqual(Object.fromEntries(await digestsOf(directory)));
  });
});

describe('a build that cannot be right stops with one line', () => {
  test.for([
    ['SITE_URL', 'foo', 'SITE_URL: "foo" is not an absolute https address'],
    ['BASE_PATH', 'repo', 'BASE_PATH: "repo" is not a path that starts and ends with a slash'],
    ['CONTACT_EMAIL', 'me', 'CONTACT_EMAIL: "me" is not an e-mail address'],
  ])('where %s is %s', async ([name = '', value = '', line]) => {
    const { status, complaint } = await buildSite('broken', { [name]: value });
    expect({ status, complaint }).toEqual({ status: 1, complaint: line });
  });

  interface Damage {
    readonly file: string;
    readonly change: ((text: string) => string) | null;
    readonly line: RegExp;
  }
  const damages: readonly Damage[] = [
    {
      file: `${here.id}/${topic.id}.json`,
      change: () => '{',
      line: new RegExp(`${here.id}/${topic.id}\\.json: not JSON`),
    },
    {
      file: 'all/all.json',
      change: (text) => text.replace(/"title": "[^"]*"/, '"title": ""'),
      line: /all\/all\.json: articles\[0\]: title/,
    },
    { file: `${elsewhere.id}/all.json`, change: null, line: new RegExp(`${elsewhere.id}/all\\.json: missing`) },
    { file: 'index.json', change: null, line: /index\.json: missing/ },
  ];

  test.for(damages)('where of the snapshots $file is damaged or missing: $line', async ({ file, change, line }) => {
    const snapshots = await snapshotsWith('broken', { [file]: change });
    const { status, complaint } = await buildSite('broken', { NEWS_SNAPSHOTS: snapshots });
    expect(status).toBe(1);
    expect(complaint).toMatch(line);
    expect(complaint).toContain(snapshots);
    expect(complaint.split('\n')).toHaveLength(1);
  });
});

test('a first checkout without snapshots is built when that is asked for, and says that there is no news yet', async () => {
  const snapshots = '.cache/builds/none-news';
  await rm(snapshots, { recursive: true, force: true });
  await mkdir(snapshots, { recursive: true });
  const directory = await buildWell('none', { NEWS_SNAPSHOTS: snapshots, NEWS_ALLOW_MISSING: '1' });
  const page = await readFile(join(directory, 'news.html'), 'utf8');
  expect(page).toContain(news.list.none);
  expect(page).not.toContain('<article');
});

describe('under a sub-path', () => {
  const base = '/repo/';
  const origin = 'https://a.example';
  let directory = '';

  beforeAll(async () => {
    directory = await buildWell('sub-path', { BASE_PATH: base, SITE_URL: origin });
  });

  test('every link, script, picture, snapshot and canonical address stays below it and leads to a file', async () => {
    const { own, absolute, danglingFragments } = await crawl(directory, { origin, base });
    expect(await missingFiles(directory, base, own)).toEqual([]);
    expect(
      await missingFiles(
        directory,
        base,
        [...absolute].map((address) => new URL(address).pathname),
      ),
    ).toEqual([]);
    expect(danglingFragments).toEqual([]);
    for (const kind of [/\.js$/, /\.woff2$/, /\.svg$/, /\.json$/, /\/about$/])
      expect([...own]).toContainEqual(expect.stringMatching(kind));
    expect([...absolute]).toEqual(
      expect.arrayContaining([`${origin}/repo/`, `${origin}/repo/about`, `${origin}/repo/share/en/about.jpg`]),
    );
  });

  test('it hydrates, goes from page to page and fetches its snapshots', async (context) => {
    const server = await startServer({ directory, port: 0, base });
    context.onTestFinished(server.close);
    const { page } = await openPage(context, { site: server.url, path: '/', foreign: answerPictures });
    await untilReady(page);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    expect((await page.request.get(new URL(manifest ?? '', server.url).href)).headers()['content-type']).toContain(
      'application/manifest+json',
    );
    await headerLink(page, 'news').click();
    await page.waitForURL(`${server.url}news`);
    const snapshot = page.waitForResponse(new RegExp(`/repo/assets/news-${here.id}-all\\.[\\w-]+\\.json$`));
    await page.getByRole('main').getByText(here.name, { exact: true }).first().click();
    expect((await snapshot).status()).toBe(200);
    await page.reload();
    await untilReady(page);
  });
});

test('every address in the built site leads to a file of it', async () => {
  const directory = inject('directory');
  const { own, absolute, danglingFragments } = await crawl(directory, { origin: site.url, base: site.base });
  expect(await missingFiles(directory, site.base, own)).toEqual([]);
  expect(
    await missingFiles(
      directory,
      site.base,
      [...absolute].map((address) => new URL(address).pathname),
    ),
  ).toEqual([]);
  expect(danglingFragments).toEqual([]);
});
