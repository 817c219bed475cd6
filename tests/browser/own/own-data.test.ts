/** The site of what the owner of this repository edits; all other tests are of the data in tests/fixtures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { parseSite } from '~/config/parseSite';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import type { ForeignAnswer } from '~tests/support/browser-launch';
import { filesOf, ownBuild } from '~tests/support/builds';
import { loadPictures, sidewaysOf, untilReady, untilStill } from '~tests/support/pages';

const { languages } = parseSite({}, 'data');

/** The pages themselves: no selection of the news, no copy in a folder. */
const pages = (await filesOf(ownBuild)).filter(
  (file) =>
    file.endsWith('.html') &&
    !/(?:^|\/)(?:news|samples|admin)\//.test(file) &&
    !/\w\/index\.html$/.test(file.replace(/^(?:[a-z]{2})\/index/, 'index')),
);

const isOfDefaultLanguage = (file: string) =>
  !languages.some(({ prefix }) => prefix !== '' && `/${file}`.startsWith(`${prefix}/`));

/** Whatever an owner embeds: calendar, analytics, fonts. */
const answerAnything = (): ForeignAnswer => ({ contentType: 'text/html', body: '' });

test('there is a home page in every language', () => {
  expect(pages).toEqual(expect.arrayContaining(languages.map(({ prefix }) => `${prefix}/index.html`.slice(1))));
});

describe.each(pages)('%s', (file) => {
  test('stands without a fault in a narrow window and in the dark', async (context) => {
    const opened = await openPage(context, {
      site: inject('ownUrl'),
      path: `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`,
      width: 360,
      reducedMotion: true,
      foreign: answerAnything,
      allow: [/^response: 404 GET \S+\/404$/],
    });
    const { page } = opened;
    await untilReady(page);
    await loadPictures(page);
    await untilStill(page);
    expect(await sidewaysOf(page)).toBe(0);
    expect(await page.locator('h1').count()).toBe(1);
    if (!isOfDefaultLanguage(file)) return;
    expect((await checkAccessibility(opened)).violations).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await untilStill(page);
    expect((await checkAccessibility(opened, { rules: ['color-contrast'] })).violations).toEqual([]);
  });
});

test('no page has a placeholder left', () => {
  const left = pages.flatMap((file) => {
    const [text = ''] = /<div id="root".*/s.exec(readFileSync(join(ownBuild, file), 'utf8')) ?? [];
    return [...text.matchAll(/\{[a-zA-Z]+\}/g)].map(([placeholder]) => `${file}: ${placeholder}`);
  });
  expect(left).toEqual([]);
});
