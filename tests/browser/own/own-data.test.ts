/** The sites of owners, each walked once; other tests are of the sample's site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import type { ForeignAnswer } from '~tests/support/browser-launch';
import { changedBuild, filesOf } from '~tests/support/builds';
import { loadPictures, sidewaysOf, startApplication, untilStill } from '~tests/support/pages';
import { owners } from './owners';

/** The pages themselves: no selection of the news, no copy in a folder; no language whose words are the sample's. */
async function pagesOf(directory: string): Promise<readonly string[]> {
  return (await filesOf(directory)).filter(
    (file) =>
      file.endsWith('.html') &&
      !/(?:^|\/)(?:news|samples|admin|es|fr)\//.test(file) &&
      !/\w\/index\.html$/.test(file.replace(/^(?:[a-z]{2})\/index/, 'index')),
  );
}

/** Whatever an owner embeds: calendar, analytics, fonts, live news. */
const answerAnything = (): ForeignAnswer => ({
  contentType: 'text/html',
  body: '',
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/** What each page stands without: a fault in the console, a broken picture, a second heading, a way to the side. */
async function walk(page: Page, url: string, files: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const file of files) {
    await page.goto(url + file.replace(/(?:(?<=^|\/)index)?\.html$/, ''));
    await startApplication(page);
    await loadPictures(page);
    const [sideways, headings] = [await sidewaysOf(page), await page.locator('h1').count()];
    if (sideways !== 0 || headings !== 1) faults.push(`${file}: ${sideways} px to the side, ${headings} headings`);
    const text = await page.locator('body').innerText();
    faults.push(...(text.match(/\{[a-zA-Z]+\}/g) ?? []).map((placeholder) => `${file}: ${placeholder}`));
  }
  return faults;
}

const sites = [...inject('owned'), { name: 'other hosts', directory: changedBuild, url: inject('changedUrl') }];

describe.each(sites)('the site of $name', ({ directory, url }) => {
  test('stands without a fault on every page of a narrow window, and in the dark', async (context) => {
    const opened = await openPage(context, {
      site: url,
      width: 360,
      foreign: (request) => answerOtherHosts(request) ?? answerAnything(),
      allow: [/^response: 404 GET \S+\/404$/],
    });
    const { page } = opened;
    const files = await pagesOf(directory);
    expect(files).toEqual(expect.arrayContaining(['404.html', 'about.html', 'contact.html', 'index.html']));
    expect(await walk(page, url, files)).toEqual([]);
    for (const path of ['terms', 'contact', '']) {
      await page.goto(url + path);
      await startApplication(page);
      await untilStill(page);
      expect((await checkAccessibility(opened)).violations).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await untilStill(page);
    expect((await checkAccessibility(opened, ['color-contrast'])).violations).toEqual([]);
  });
});

/** Whether a file may have words of the sample: pictures of it, and licences. */
const isText = (file: string) => /^(?!samples\/).*(?:\.(?:html|css|js|json|xml|txt|webmanifest)|_headers)$/.test(file);

test.for(owners)(
  'the site of $name has what its owner changed, and nothing else',
  async ({ name, words, has, gone }) => {
    const directory = inject('owned').find((site) => site.name === name)?.directory ?? '';
    const files = await filesOf(directory);
    const read = (file: string) => readFileSync(join(directory, file), 'utf8');
    const missing = Object.entries(has).flatMap(([file, parts]) =>
      parts.filter((part) => !files.includes(file) || !read(file).includes(part)).map((part) => `${file}: ${part}`),
    );
    expect(missing).toEqual([]);
    // An editor names every page.
    const own = files.filter((file) => !file.startsWith('admin/'));
    expect(own.filter((file) => gone.path.test(file))).toEqual([]);
    // The bundler leaves code of the chart in the scripts, which never runs: the names of its time zones are there.
    const left = [gone.text, new RegExp(`(?<!America/)(?:${Object.keys(words).join('|')})`)];
    const found = own.filter(isText).flatMap((file) =>
      left.flatMap((pattern) => {
        const match = pattern.exec(read(file));
        return match === null ? [] : `${file}: ${match[0]}`;
      }),
    );
    expect(found).toEqual([]);
  },
);
