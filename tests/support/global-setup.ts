import type { TestProject } from 'vitest/node';
import { createMailbox } from '~scripts/preview/mailbox';
import { newsRelay } from '~scripts/preview/news-relay';
import { startServer } from '~scripts/preview/server';
import { readSite } from '~scripts/settings/read-settings';
import { owners } from '~tests/browser/own/owners';
import { findBrowsers, type FoundBrowsers } from './browsers/find-browser';
import { changedBuild, changedSettings, dataOf, ensureBuilds, hasOwnData, ownBuild, siteBuild, siteOf } from './builds';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** The same of the site with every setting changed. */
    readonly changedUrl: string;
    /** The sites of owners: of this repository's where it is no longer the sample, and of those in tests/browser/own. */
    readonly owned: readonly { readonly name: string; readonly directory: string; readonly url: string }[];
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
  const site = await startServer({
    directory: siteBuild,
    port: 0,
    site: readSite({}),
    mounts: [newsRelay()],
  });
  const changed = await startServer({ directory: changedBuild, port: 0, site: readSite(changedSettings) });
  const sites = [
    ...((await hasOwnData()) ? [{ name: 'this repository', directory: ownBuild, data: 'data' }] : []),
    ...owners.map(({ name }) => ({ name, directory: siteOf(name), data: dataOf(name) })),
  ];
  const ownServers = await Promise.all(
    sites.map(({ directory, data }) => {
      const { mount, sendMail } = createMailbox();
      return startServer({ directory, port: 0, site: readSite({}, data), mounts: [newsRelay(sendMail), mount] });
    }),
  );
  project.provide('browsers', browsers);
  project.provide('directory', siteBuild);
  project.provide('siteUrl', site.url);
  project.provide('changedUrl', changed.url);
  project.provide(
    'owned',
    sites.map(({ name, directory }, index) => ({ name, directory, url: ownServers[index]?.url ?? '' })),
  );
  return async () => {
    await site.close();
    await changed.close();
    await Promise.all(ownServers.map(({ close }) => close()));
  };
}
