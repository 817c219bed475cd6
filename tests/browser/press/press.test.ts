/** The releases of the second site: two that are shown, and one whose day has not come. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getSiteUrl, openPage } from '~tests/support/browser';
import { getDistFolder } from '~tests/support/builds';
import { findViolations, getHorizontalOverflow, goto, loadPictures, waitUntilReady } from '~tests/support/pages';

const siteUrl = await getSiteUrl('second');
const directory = getDistFolder('second');
const read = (file: string) => readFileSync(join(directory, file), 'utf8');
/** No other host answers. */
const allowedProblems = [/^external: /, /^response: 404 GET \S+\/press\/unknown$/];

test.for([
  ['dark', 360, 'fr/press'],
  ['light', 1440, 'press/new-quay'],
] as const)('in the %s scheme at %i px, /%s is accessible', async ([colorScheme, width, path], context) => {
  const opened = await openPage(context, { siteUrl, width, colorScheme, allowedProblems });
  await goto(opened.page, path, siteUrl);
  await loadPictures(opened.page);
  expect(await getHorizontalOverflow(opened.page)).toBe(0);
  expect(await findViolations(opened)).toEqual([]);
});

test('a release is opened from the list, by going back, in another language and from a release, and an unknown one is not found', async (context) => {
  const { page } = await openPage(context, { siteUrl, path: 'press', allowedProblems });
  const heading = page.getByRole('heading', { level: 1 });
  await waitUntilReady(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'second quay' }).click();
  await page.waitForURL(`${siteUrl}press/new-quay`);
  await expect.poll(() => heading.textContent()).toContain('second quay');
  await page.goBack();
  await expect.poll(() => heading.textContent()).toBe('Press Releases');
  await page.goForward();
  await page.getByRole('link', { name: 'earlier release' }).click();
  await page.waitForURL(`${siteUrl}press/board-elected`);
  await expect.poll(() => heading.textContent()).toBe('Marcia Brown leads the board');
  expect(await page.evaluate((): unknown => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'ES' }).click();
  await page.waitForURL(`${siteUrl}es/press/board-elected`);
  await expect.poll(() => heading.textContent()).toBe('Marcia Brown dirige la junta');

  await goto(page, 'press/unknown', siteUrl);
  await waitUntilReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press', exact: true }).click();
  await expect.poll(() => heading.textContent()).toBe('Press Releases');
  await page.getByRole('link', { name: 'Marcia Brown' }).click();
  await expect.poll(() => heading.textContent()).toBe('Marcia Brown leads the board');
});

test('the head of a release has the share image, its moment and its translations', () => {
  const html = read('fr/press/new-quay.html');
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="article:published_time" content="2026-11-23T00:00:00-05:00"/>');
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/a\.example\/repo\/[^"]+"\/>/);
  expect(html).toContain('"@type":"NewsArticle"');
  expect(html).toContain('"dateline":"Kingston, 23 novembre 2026"');
  expect(html).toContain('<link rel="alternate" href="https://a.example/repo/es/press/new-quay" hrefLang="es-DO"/>');
  expect(read('press/board-elected.html')).toContain('content="https://a.example/repo/share.png"');
});
