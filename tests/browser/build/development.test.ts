import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { dataDirectory } from '~scripts/content/read-data';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { about, shell } from '~tests/support/content/es';
import { withFolder } from '~tests/support/folder';
import { untilReady } from '~tests/support/pages';

/** Starts `npm run dev` on a free port; it ends with the test. */
function startDevelopment(context: TestContext, data: string): Promise<string> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/build/dev.ts', '--host', '127.0.0.1', '--port', '5190'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', SITE_DATA: data, NEWS_SNAPSHOTS: '.cache/news' },
    },
  );
  context.onTestFinished(() => void server.kill());
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`npm run dev ended: ${printed}`)));
  });
}

test('in development a page is rendered by the server, taken over, and follows the data with its faults', (context) =>
  withFolder(async (data) => {
    const site = await startDevelopment(context, data);
    const { page } = await openPage(context, { site, path: '/es/about', foreign: answerPictures });
    const rendered = await (await page.request.get(`${site}es/about`)).text();
    expect(rendered).toContain('<html lang="es-DO"');
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
  }, dataDirectory));
