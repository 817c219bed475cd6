import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { site } from '~/config/site';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { findBrowser } from './browsers/find-browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** Differs from run to run. */
    readonly runId: string;
    /** Path of the Chromium to start. */
    readonly browserPath: string;
    /** Folder of the built site, for tests that read its files. */
    readonly directory: string;
  }
}

/** Serves the built site, `DIST_DIR` or `dist`; the runner calls the result when the tests are over. */
export async function serve(project: TestProject): Promise<() => Promise<void>> {
  const directory = process.env['DIST_DIR'] ?? 'dist';
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(
      `The browser tests need the built site, and there is none in ${directory}: run "npm run build" first, or "npm test" for everything.`,
    );
  }
  project.provide('directory', directory);
  const server = await startServer({ directory, port: 0, base: site.base, mounts: [newsRelay({ faults: true })] });
  project.provide('siteUrl', server.url);
  return server.close;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('runId', randomUUID());
  project.provide('browserPath', await findBrowser());
  return serve(project);
}
