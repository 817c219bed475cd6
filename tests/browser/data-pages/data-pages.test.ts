/** Tests a page that the owner of Kingston has added in data/pages, with a file to download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kingston } from '~tests/browser/owners/owners';
import { openPage, ownerSiteUrl } from '~tests/support/browser';
import { getDistFolder } from '~tests/support/builds';
import { shell } from '~tests/support/content/en';
import { findViolations, getHorizontalOverflow, goto, loadPictures, waitUntilReady } from '~tests/support/pages';

const home = await ownerSiteUrl(kingston.name);
const siteUrl = `${home}en/`;
const directory = getDistFolder(kingston.name);
const read = (file: string) => readFileSync(join(directory, file), 'utf8');
/** Requests to other hosts fail, which these tests ignore. */
const allowedProblems = [/^external: /];

// In a narrow window the Spanish page is checked in owners.test.ts.
test('in a wide window the page is accessible with all of its parts', async (context) => {
  const opened = await openPage(context, { siteUrl: home, width: 1440, allowedProblems });
  const { page } = opened;
  await goto(page, 'fr/team', home);
  await loadPictures(page);
  expect(await getHorizontalOverflow(page)).toBe(0);
  expect(await findViolations(opened)).toEqual([]);
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).count();
  const people = await main.getByRole('heading', { name: 'Marcia Brown' }).count();
  expect([headings, people, await main.getByRole('img').count()]).toEqual([6, 1, 1]);
});

test('without script the page is complete, and linked from the footer', async (context) => {
  const { page } = await openPage(context, { siteUrl, path: 'about', javaScript: false, allowedProblems });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await page.waitForURL(`${siteUrl}team`);
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('May I visit the office?');
  expect(await main.getByRole('link', { name: 'port of Kingston' }).getAttribute('href')).toBe('https://port.example/');
});

test('a link in the header shows the page, and a link to a file downloads it', async (context) => {
  const { page } = await openPage(context, { siteUrl, path: '', allowedProblems });
  await waitUntilReady(page);
  const links = page.getByRole('banner').getByRole('navigation', { name: shell.navigation.label });
  await links.getByRole('link', { name: 'Team', exact: true }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('People of the group');
  const breadcrumbs = page.getByRole('navigation', { name: shell.breadcrumbs.label });
  expect(await breadcrumbs.innerText()).toContain('Our Team');
  const report = page.getByRole('main').getByRole('link', { name: 'report', exact: true });
  expect(await report.getAttribute('href')).toBe('/repo/files/report-2026.pdf');
  const answer = await page.request.get(new URL('/repo/files/report-2026.pdf', siteUrl).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

describe('the head of the page', () => {
  const addresses = { 'es-DO': 'team', 'en-US': 'en/team', 'fr-HT': 'fr/team', 'x-default': 'team' };

  test.for(['team', 'en/team', 'fr/team'])(
    '%s contains links to its other languages, and structured data of its questions and open positions',
    (file) => {
      const html = read(`${file}.html`);
      for (const [tag, path] of Object.entries(addresses))
        expect(html).toContain(`<link rel="alternate" href="https://a.example/repo/${path}" hrefLang="${tag}"/>`);
      expect(html).toContain(`<link rel="canonical" href="https://a.example/repo/${file}"/>`);
      expect(html).toContain('"@type":"FAQPage"');
      expect(html.match(/"@type":"Question"/g)).toHaveLength(2);
      expect(html.match(/"@type":"JobPosting"/g)).toHaveLength(1);
      expect(html).toContain(
        '"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Lisbon"',
      );
      expect(read('sitemap.xml')).toContain(`<loc>https://a.example/repo/${file}</loc>`);
    },
  );
});
