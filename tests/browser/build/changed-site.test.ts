/** The site of Kingston: every setting changed, under a base path, with texts that break much. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kingston } from '~tests/browser/own/owners';
import { openPage, urlOf } from '~tests/support/browser';
import { digestsOf, siteOf } from '~tests/support/builds';
import { here } from '~tests/support/choices';
import { news } from '~tests/support/content/en';
import { headerLink, openAt, sidewaysOf, untilReady } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

const site = urlOf('Kingston');
const directory = siteOf(kingston.name);
const brand = kingston.environment.SITE_BRAND;
/** What replacement patterns expand, what ends an element, and what HTML has to escape. */
const trickyHeadline = `US$"10M" & US$'s $& $$ $1 $\` </script><!-- of aid`;

test('texts full of dollars and markup are complete and intact in the prerendered page', async () => {
  const page = await readFile(join(directory, 'news.html'), 'utf8');
  expect(page.split('id="root"')).toHaveLength(2);
  expect(page).toContain(`<title>${news.meta.title} | Cash US$&quot;1&quot; &amp; Co. $&amp; $$ $1 $&#x27;</title>`);
  expect(page).toContain('US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $` &lt;/script&gt;&lt;!-- of aid');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const strings: unknown[] = [];
  JSON.parse(data, (_key, value: unknown) => strings.push(value) && value);
  expect(strings).toContain(brand);
});

test('under a base path the site hydrates texts full of markup, changes pages and fetches its lists', async (context) => {
  const { page } = await openPage(context, { site, path: '/', foreign: answerOtherHosts });
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
  await openAt(page, '/news', site);
  expect(await page.title()).toBe(`${news.meta.title} | ${brand}`);
  expect(await page.getByRole('article').first().getByRole('heading').textContent()).toContain(trickyHeadline);
  expect(await page.getByRole('contentinfo').innerText()).toContain(brand);
  expect(await page.locator('#root').count()).toBe(1);
});

test('long words scroll no page sideways, and stay whole in a table', async (context) => {
  const { page } = await openPage(context, { site, foreign: answerOtherHosts });
  for (const path of ['', 'portfolio']) {
    await openAt(page, path, site);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await sidewaysOf(page)]).toEqual([path, width, 0]);
      if (path === '') continue;
      const lines = await page.getByRole('cell', { name: 'Internationalization' }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      const frame = page.getByRole('group', { name: 'Responsibilities' });
      await frame.focus();
      expect(await frame.evaluate((one) => one === document.activeElement && one.scrollWidth > 320)).toBe(true);
    }
  }
  expect(await page.locator('main ol[start="3"] > li').count()).toBe(2);
});

test('the same input builds the same bytes, in another folder and from the shell of a developer too', () => {
  const digests = digestsOf(directory);
  expect(Object.keys(digests).length).toBeGreaterThan(100);
  expect(digestsOf(siteOf('again'))).toEqual(digests);
});
