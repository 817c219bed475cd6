import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { about, shell } from '~tests/support/content/es';
import { startDevelopment } from '~tests/support/development';
import { withFolder } from '~tests/support/folder';
import { untilReady } from '~tests/support/pages';
import { copyProject, testProject } from '~tests/support/project';

/** A copy of the project; returns the folder of its data. */
function projectIn(folder: string): string {
  copyProject(folder);
  const data = join(folder, 'data');
  cpSync(join(testProject, 'data'), data, { recursive: true });
  return data;
}

test('in development a page is rendered by the server, taken over, and follows the data with its faults', (context) =>
  withFolder(async (folder) => {
    const data = projectIn(folder);
    // Pictures in a colour of its own are made while the server runs.
    const settings = join(data, 'site.json');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/("themeColor": )"[^"]+"/, '$1"#5a1f4d"'));
    const site = await startDevelopment(context, { folder, port: 5190 });
    const { page } = await openPage(context, { site, path: '/es/about', foreign: answerPictures });
    const rendered = await (await page.request.get(`${site}es/about`)).text();
    expect(rendered).toContain(`<html lang="${languages.es.tag}"`);
    expect(rendered).toMatch(new RegExp(`<div id="root" data-server-rendered="true">.*${shell.skipLink}`));
    await untilReady(page);
    // By src/boot, which is no part of the application.
    expect(await page.locator('html').getAttribute('data-script')).toBe('');

    const file = join(data, 'content/es/about.json');
    const text = readFileSync(file, 'utf8');
    const heading = page.getByRole('heading', { level: 1 });
    writeFileSync(file, text.replace(about.values.heading, ' '));
    const overlay = page.locator('vite-error-overlay');
    await overlay.waitFor({ state: 'attached' });
    expect(await overlay.locator('.message').textContent()).toContain(
      'content/es/about.json: values.heading: a sentence is missing',
    );
    writeFileSync(file, text.replace('"heading": "', '"heading": "Otra vez: '));
    await expect.poll(() => heading.textContent()).toMatch(/^Otra vez: /);
    expect(await overlay.count()).toBe(0);
  }));

test('in development a change of the settings shows, and one that cannot be used in the overlay', (context) =>
  withFolder(async (folder) => {
    const data = projectIn(folder);
    const site = await startDevelopment(context, { folder, port: 5192 });
    const file = join(data, 'site.json');
    const settings = readFileSync(file, 'utf8');
    const withColour = (colour: string) => settings.replace(/("themeColor": )"[^"]+"/, `$1"${colour}"`);
    const colourShown = async () => {
      const page = await (await fetch(site)).text();
      return /name="theme-color" content="([^"]+)"/.exec(page)?.[1];
    };
    const { page } = await openPage(context, { site, path: '/', foreign: answerPictures });
    await untilReady(page);
    writeFileSync(file, withColour('none'));
    await page.locator('vite-error-overlay').waitFor({ state: 'attached' });
    await page.close();
    writeFileSync(file, withColour('#123456'));
    await expect.poll(colourShown).toBe('#123456');
  }));
