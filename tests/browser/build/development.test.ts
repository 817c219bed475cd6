import { spawn } from 'node:child_process';
import { expect, test, type TestContext } from 'vitest';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { shell } from '~tests/support/content/es';
import { untilReady } from '~tests/support/pages';

/** Starts `npm run dev` on a free port; it ends with the test. */
function startDevelopment(context: TestContext): Promise<string> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/build/dev.ts', '--host', '127.0.0.1', '--port', '5190'],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
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

test('in development a page is rendered by the server, and taken over without a fault', async (context) => {
  const site = await startDevelopment(context);
  const { page } = await openPage(context, { site, path: '/es/about', foreign: answerPictures });
  const rendered = await (await page.request.get(`${site}es/about`)).text();
  const { skipLink } = shell;
  expect(rendered).toContain('<html lang="es-DO"');
  expect(rendered).toMatch(new RegExp(`<div id="root" data-server-rendered="true">.*${skipLink}`));
  await untilReady(page);
  // By src/boot, which is no part of the application.
  expect(await page.locator('html').getAttribute('data-script')).toBe('');
});
