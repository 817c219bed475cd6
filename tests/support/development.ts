import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from 'vitest';
import { sampleNews } from './builds';
import { freePort } from './free-port';

interface DevelopmentOptions {
  /** A copy of the project. */
  readonly folder: string;
  /** Options of `npm run dev`. */
  readonly options?: readonly string[];
}

/** Starts `npm run dev` and resolves with the site's address; it ends with the test. */
export async function startDevelopment(
  context: TestContext,
  { folder, options = [] }: DevelopmentOptions,
): Promise<string> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/dev/main.ts', '--host', '127.0.0.1', '--port', String(await freePort()), ...options],
    {
      cwd: folder,
      // A group of its own, so that what it started ends with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', NEWS_SNAPSHOTS: sampleNews },
    },
  );
  context.onTestFinished(async () => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    process.kill(-server.pid);
    await ended;
  });
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
