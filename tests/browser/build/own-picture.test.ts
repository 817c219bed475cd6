/** The changed site has an owner's picture, all white, in the place of the chart. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findFaintTexts } from '~tests/browser/accessibility/faint-texts';
import { openPage } from '~tests/support/browser';
import { changedBuild, filesOf } from '~tests/support/builds';
import { untilReady } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

test('nothing of the chart is left in the site: no picture, style or sentence', async () => {
  const files = await filesOf(changedBuild);
  expect(files.filter((file) => /hero-(?:chart|ports|regions|wind)|harbours/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css|json)$/.test(file) && !file.includes('archive'));
  const traces = /hero-chart|animation-timeline|trade winds|Local time/;
  const found = await Promise.all(
    texts.map(async (file) => (traces.test(await readFile(join(changedBuild, file), 'utf8')) ? file : '')),
  );
  expect(found.filter((file) => file !== '')).toEqual([]);
});

test.for(['', 'contact', 'news'])(
  'the words of /%s are readable on the picture in every window',
  async (path, context) => {
    const { page } = await openPage(context, {
      site: inject('changedUrl'),
      path: `/${path}`,
      foreign: answerOtherHosts,
    });
    await untilReady(page);
    const picture = page.locator('main img[src*="/hero-"]').first();
    expect(await picture.isVisible()).toBe(true);
    // The owner's focus: `right top`.
    expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('100% 0%');
    const words = ['main h1', 'main h1 ~ p', 'main nav li:last-child', 'header a span', 'header nav li a'];
    for (const [width, height] of [
      [360, 740],
      [1024, 700],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const present = [];
      for (const selector of words) if ((await page.locator(selector).count()) > 0) present.push(selector);
      expect(await findFaintTexts(page, present)).toEqual([]);
    }
  },
);
