import { resolve } from 'node:path';
import type { TestContext } from 'vitest';
import { sampleNews } from './builds';
import { freePort } from './free-port';
import { scriptParameters } from './run-command';
import { startProcess } from './start-process';

/**
 * Starts `npm run dev` and resolves with the site's address; it ends with the test.
 * @param folder has the site's `data`, and is given what is generated of them
 */
export async function startDevelopment(
  context: TestContext,
  folder: string,
  ...options: readonly string[]
): Promise<string> {
  const places = ['--host', '127.0.0.1', '--port', String(await freePort())];
  places.push('--data', resolve(folder, 'data'), '--generated', resolve(folder, '.generated'));
  const { at, end } = await startProcess(
    process.execPath,
    [...scriptParameters('scripts/dev/main.ts'), ...places, ...options],
    (printed) => /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0],
    { env: { ...process.env, NO_COLOR: '1', NEWS_SNAPSHOTS: sampleNews } },
  );
  context.onTestFinished(async () => void (await end()));
  return at;
}
