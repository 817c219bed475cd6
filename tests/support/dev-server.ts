import { resolve } from 'node:path';
import type { TestContext } from 'vitest';
import { sampleNewsFolder } from './builds';
import { findFreePort } from './free-port';
import { getScriptArguments } from './run-command';
import { startProcess } from './start-process';

interface DevServerOptions {
  /** Contains the site's `data`. */
  readonly folder: string;
  /** A copy of this repository, whose code is served. */
  readonly project?: string;
}

/** Starts `npm run dev` and resolves with the site's address; it ends with the test. */
export async function startDevServer(
  context: TestContext,
  { folder, project = '.' }: DevServerOptions,
): Promise<string> {
  const parameters = ['--host', '127.0.0.1', '--port', String(await findFreePort())];
  parameters.push('--data', resolve(folder, 'data'));
  const { address, stop } = await startProcess(
    process.execPath,
    [...getScriptArguments('scripts/dev/main.ts', project), ...parameters],
    (printed) => /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0],
    { cwd: project, env: { ...process.env, NO_COLOR: '1', NEWS_SNAPSHOTS: sampleNewsFolder } },
  );
  context.onTestFinished(async () => void (await stop()));
  return address;
}
