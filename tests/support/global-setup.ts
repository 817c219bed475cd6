import type { TestProject } from 'vitest/node';
import { previewMounts } from '~scripts/preview/mounts';
import { startServer } from '~scripts/preview/server';
import { readSite } from '~scripts/settings/read-settings';
import { kingston } from '~tests/browser/own/owners';
import { findBrowsers, type FoundBrowsers } from './browsers/find-browser';
import { dataOf, ensureBuilds, ownedSites, siteBuild, siteOf } from './builds';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** The sites of owners: of those in tests/browser/own, and of this repository's where it is no longer the sample. */
    readonly owned: readonly { readonly name: string; readonly directory: string; readonly url: string }[];
    /** Address of the one of them that has changed most. */
    readonly changedUrl: string;
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
    mounts: previewMounts(),
  });
  const owned = await Promise.all(
    (await ownedSites()).map(async ({ name, environment = {} }) => {
      const directory = siteOf(name);
      const { close, url } = await startServer({
        directory,
        port: 0,
        site: readSite(environment, dataOf(name)),
        mounts: previewMounts(),
      });
      return { close, site: { name, directory, url } };
    }),
  );
  const sites = owned.map((one) => one.site);
  project.provide('browsers', browsers);
  project.provide('directory', siteBuild);
  project.provide('siteUrl', site.url);
  project.provide('owned', sites);
  project.provide('changedUrl', sites.find(({ name }) => name === kingston.name)?.url ?? '');
  return async () => {
    await Promise.all([site, ...owned].map(({ close }) => close()));
  };
}
