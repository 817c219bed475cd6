import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages';
import { checkAccessibility } from '../support/axe';
import { builtPages, expectedProblems, loadPictures, openReady, untilStill } from './visits';

const visits = builtPages.flatMap(({ page, language, path }) => [360, 1440].map((width) => ({ page, language, path, width })));

test.for(visits)('$path at $width px is clean and accessible in light and dark', async ({ page: id, language, path, width }, context) => {
  // Without motion, nothing is half faded in when the colours are measured.
  const opened = await openReady(context, { path, width, height: 900, reducedMotion: true, allow: expectedProblems(id) });
  const { page } = opened;
  await loadPictures(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    expect((await checkAccessibility(opened)).violations).toEqual([]);
  }
});

test.for(builtPages)('$path does not scroll sideways in a window of 1,280 px at 400 %', async ({ page: id, path }, context) => {
  // WCAG 2.2, 1.4.10: 320 by 256 px.
  const { page } = await openReady(context, { path, width: 320, height: 256, allow: expectedProblems(id) });
  await loadPictures(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});
