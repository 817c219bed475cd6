import type { TestProject } from 'vitest/node';
import { parseSite } from '~/config/parseSite';
import { newsRelay } from '~scripts/serve/news-relay';
import { startServer } from '~scripts/serve/server';
import { findBrowsers, type FoundBrowsers } from './browsers/find-browser';
import { changedBuild, changedSettings, ensureBuilds, ownBuild, siteBuild } from './builds';
import { withFaults } from './news/faulty-service';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** The same of the site with every setting changed. */
    readonly changedUrl: string;
    /** The same of the site that is made of the owner's data. */
    readonly ownUrl: string;
    /** Folder of the built site. */
    readonly directory: string;
    readonly browsers: FoundBrowsers;
  }
}

/** Builds and serves the sites under test, and finds the browsers; the runner calls the result at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browsers = findBrowsers();
  for (const line of browsers.leftOut) console.warn(line);
  await ensureBuilds();
  const relay = newsRelay();
  const site = await startServer({
    directory: siteBuild,
    port: 0,
    site: parseSite({}),
    // What a visitor meets when the relay, or the way to it, is broken.
    mounts: [{ ...relay, fetch: withFaults(relay.fetch) }],
  });
  const changed = await startServer({ directory: changedBuild, port: 0, site: parseSite(changedSettings) });
  const own = await startServer({ directory: ownBuild, port: 0, site: parseSite({}, 'data') });
  project.provide('browsers', browsers);
  project.provide('directory', siteBuild);
  project.provide('siteUrl', site.url);
  project.provide('changedUrl', changed.url);
  project.provide('ownUrl', own.url);
  return async () => {
    await site.close();
    await changed.close();
    await own.close();
  };
}
