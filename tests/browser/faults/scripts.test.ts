import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attributes } from '../../../src/boot/contract';
import {
  type BuiltPage,
  choose,
  expectedProblems,
  hrefOf,
  mainPages,
  openReady,
  shownPath,
  untilReady,
} from '../../support/pages';
import { openPage } from '../../support/browser';
import { answerPictures } from '../../support/browser-launch';
import { blocked, blockScripts, linesOf, untilGivenUp, without } from '../../support/faults';
import { untilQuiet } from '../../support/settle';

/** The application's files for a page, as its boot script asks for them. */
async function filesOf(page: Page): Promise<readonly string[]> {
  const files = (await page.locator('html').getAttribute(attributes.files)) ?? '';
  return files.split(' ').filter((file) => file !== '');
}

/** Leads on as links do, to a page that is loaded from the host. */
async function expectWayOn(page: Page): Promise<void> {
  await choose(page, 'Portfolio');
  await page.getByRole('heading', { level: 1, name: 'Our Portfolio' }).waitFor();
  expect(shownPath(page)).toBe(hrefOf('portfolio'));
}

describe('where no script arrives', () => {
  test.for(mainPages)('$path reads to the last line', async ({ page: id, path }, context) => {
    const options = { path, foreign: answerPictures };
    const whole = await openPage(context, { ...options, javaScript: false, allow: expectedProblems(id) });
    const { page } = await openPage(context, {
      ...options,
      prepare: blockScripts,
      allow: [...expectedProblems(id), ...blocked],
    });
    await untilGivenUp(page);
    const lines = await linesOf(page);
    expect(lines).toEqual(await linesOf(whole.page));
    expect(lines.length).toBeGreaterThan(20);
    expect(await page.locator('[data-reveal=waiting]').count()).toBe(0);
  });

  test('the menu opens, the scheme switches, and links lead on', async (context) => {
    const { page } = await openPage(context, { path: '/about', width: 390, prepare: blockScripts, allow: blocked });
    await untilGivenUp(page);
    await page.getByRole('button', { name: 'Switch to dark colors' }).click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Portfolio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Portfolio' }).waitFor();
  });

  test('a filter leads to the list it names', async (context) => {
    const { page } = await openPage(context, {
      path: '/news',
      prepare: blockScripts,
      foreign: answerPictures,
      allow: blocked,
    });
    await untilGivenUp(page);
    await page.getByRole('link', { name: 'Haiti', exact: true }).click();
    await page.waitForURL((url) => url.search.includes('haiti'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Regional News');
  });
});

const isOneOf =
  (...ids: readonly string[]) =>
  ({ page }: BuiltPage) =>
    ids.includes(page);

describe.for(mainPages.filter(isOneOf('home', 'news', 'contact')))('$path without one of its files', ({ path }) => {
  // One visit for each file.
  test('reads and leads on, whichever it is', { timeout: 300_000 }, async (context) => {
    const { page: whole } = await openReady(context, { path });
    const heading = await whole.getByRole('heading', { level: 1 }).innerText();
    const [files, lines] = [await filesOf(whole), await linesOf(whole)];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { page, context: visitor } = await openPage(context, {
        path,
        foreign: answerPictures,
        allow: [...blocked, /^console: error: /],
        prepare: without(`**${file}`),
      });
      await untilGivenUp(page);
      expect(
        await page.evaluate(
          (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
          file,
        ),
      ).toBe(true);
      // By then a reload would have begun, and whatever would take the text away would have done so.
      await untilQuiet(page);
      expect({
        file,
        heading: await page.getByRole('heading', { level: 1 }).innerText(),
        lines: await linesOf(page),
      }).toEqual({ file, heading, lines });
      await expectWayOn(page);
      await visitor.close();
    }
  });
});

test('a visitor returning after a month finds the site of today, after one load', async (context) => {
  const { page, context: visitor } = await openReady(context, {
    path: '/',
    allow: [/^response: 404 GET \S+AboutPage-/, ...blocked],
  });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  await page.clock.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1_000);
  await visitor.route('**/assets/AboutPage-*.js', async (route) => {
    // The host has another file of the page since; the document that names it brings it.
    await (loads.length === 0
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
      : route.continue());
  });
  await choose(page, 'About');
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await untilReady(page);
  expect(loads).toEqual([hrefOf('about')]);
  expect(await page.getByRole('alert').count()).toBe(0);
});
