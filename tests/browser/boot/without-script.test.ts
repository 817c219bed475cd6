import { describe, expect, test } from 'vitest';
import { attributes } from '../../../src/boot/contract';
import { mailto } from '../../../src/lib/mailto';
import { site } from '../../../src/config/site';
import { checkAccessibility } from '../../support/axe';
import { openPage } from '../../support/browser';
import { answerPictures } from '../../support/browser-launch';
import {
  choose,
  expectedProblems,
  headerBackground,
  hrefOf,
  mainPages,
  openReady,
  shownPath,
} from '../../support/pages';

/** What only an application can offer, or only one without it: lines that may differ, and nothing else. */
const ofTheApplication = [
  /^Loading the calendar$/,
  /^Load More Articles$/,
  /^Switch to (?:dark|light) colors$/,
  /^Open the search with the \/ key/,
];

async function textOf(page: { innerText: (selector: string) => Promise<string> }): Promise<readonly string[]> {
  const lines = (await page.innerText('body')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !ofTheApplication.some((pattern) => pattern.test(line)));
}

describe('with scripts off', () => {
  test.for(mainPages)('$path has all its text, and is as accessible', async ({ page: id, path }, context) => {
    const options = { path, allow: expectedProblems(id), foreign: answerPictures, reducedMotion: true };
    const plain = await openPage(context, { ...options, javaScript: false });
    const ready = await openReady(context, options);
    const text = await textOf(plain.page);
    expect(text).toEqual(await textOf(ready.page));
    expect(text.length).toBeGreaterThan(20);
    expect((await checkAccessibility(plain)).violations).toEqual([]);
  });

  test('the header leads from page to page', async (context) => {
    const { page } = await openPage(context, { path: '/', javaScript: false, foreign: answerPictures });
    for (const [name, id, heading] of [
      ['About', 'about', `About ${site.brand}`],
      ['Portfolio', 'portfolio', 'Our Portfolio'],
      ['News', 'news', 'Regional News'],
      ['Contact', 'contact', 'Get in Touch'],
      ['Home', 'home', "Building Tomorrow's Leaders"],
    ] as const) {
      await choose(page, name);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(shownPath(page)).toBe(hrefOf(id));
    }
  });

  test('the header has a ground of its own over what is scrolled under it', async (context) => {
    const { page, withScripting } = await openPage(context, { path: '/terms', javaScript: false });
    await page.mouse.wheel(0, 900);
    expect(await withScripting(() => headerBackground(page))).toBe('rgb(7, 23, 54)');
  });

  test('the form hands over to the mail program, and there is no switch that does nothing', async (context) => {
    const { page } = await openPage(context, { path: '/contact', javaScript: false });
    const form = page.getByRole('form', { name: 'Write a Message' });
    const values = await Promise.all(['action', 'method', 'enctype'].map((name) => form.getAttribute(name)));
    expect(values).toEqual([mailto(site.email), 'post', 'text/plain']);
    expect(await page.locator(`[${attributes.schemeSwitch}]`).isVisible()).toBe(false);
    expect(await page.getByRole('main').getByRole('link', { name: site.email }).isVisible()).toBe(true);
  });
});
