import type { TestContext } from 'vitest';
import { sampleNews } from './builds';
import { freePort } from './free-port';
import { startProcess } from './start-process';

/** Starts `npm run dev` in a copy of the project and resolves with the site's address; it ends with the test. */
export async function startDevelopment(
  context: TestContext,
  folder: string,
  ...options: readonly string[]
): Promise<string> {
  const { at, end } = await startProcess(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev/main.ts', '--host', '127.0.0.1', '--port', String(await freePort()), ...options],
    (printed) => /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0],
    { cwd: folder, env: { ...process.env, NO_COLOR: '1', NEWS_SNAPSHOTS: sampleNews } },
  );
  context.onTestFinished(async () => void (await end()));
  return at;
}
