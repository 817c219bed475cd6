import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { embeddedNews } from '../../scripts/serve/embedded-news';
import { startServer } from '../../scripts/serve/server';
import { site } from '../../src/config/site';
import { findBrowser } from './find-browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** Path of the Chromium to start. */
    readonly browserPath: string;
  }
}

/** Serves the built site for the browser tests; the runner calls the result when they are over. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) {
    throw new Error('The browser tests need the built site, and there is none in dist: run "npm run build" first, or "npm test" for everything.');
  }
  project.provide('browserPath', await findBrowser());
  const server = await startServer({ directory: 'dist', port: 0, base: site.base, mounts: [embeddedNews({ control: true })] });
  project.provide('siteUrl', server.url);
  return server.close;
}
