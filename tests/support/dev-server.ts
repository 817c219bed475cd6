import { resolve } from 'node:path';
import type { TestContext } from 'vitest';
import { sampleNewsFolder } from './builds';
import { findFreePort } from './free-port';
import { getScriptArguments } from './run-command';
import { startProcess } from './start-process';

/**
 * Starts `npm run dev` and resolves with the site's address; it ends with the test.
 * @param folder contains the site's `data`; `.generated` is written into it
 */
export async function startDevServer(
  context: TestContext,
  folder: string,
  ...options: readonly string[]
): Promise<string> {
  const parameters = ['--host', '127.0.0.1', '--port', String(await findFreePort())];
  parameters.push('--data', resolve(folder, 'data'), '--generated', resolve(folder, '.generated'));
  const { address, stop } = await startProcess(
    process.execPath,
    [...getScriptArguments('scripts/dev/main.ts'), ...parameters, ...options],
    (printed) => /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0],
    { env: { ...process.env, NO_COLOR: '1', NEWS_SNAPSHOTS: sampleNewsFolder } },
  );
  context.onTestFinished(async () => void (await stop()));
  return address;
}
