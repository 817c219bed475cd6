import type { TestProject } from 'vitest/node';
import { previewMounts } from '~scripts/preview/mounts';
import { startServer } from '~scripts/preview/server';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { type BrowserPaths, findBrowsers } from './browsers/find-browser';
import { dataOf, ensureBuilds, ownedSites, siteOf } from './builds';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** The same of owners' sites, by name: tests/browser/own, and this repository where it is no longer the sample. */
    readonly owned: Readonly<Record<string, string>>;
    readonly browsers: BrowserPaths;
  }
}

/** Serves a site as a host does. */
function serve(name: string, environment = {}) {
  const siteSettings = readSiteSettings({ dataFolder: dataOf(name), environment });
  return startServer({ directory: siteOf(name), port: 0, siteSettings, mounts: previewMounts(siteSettings) });
}

/** Builds and serves the sites under test, and finds the browsers; the runner calls the result at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browsers', findBrowsers());
  await ensureBuilds();
  const owners = ownedSites();
  const [site, ...owned] = await Promise.all([
    serve('site'),
    ...owners.map(({ name, environment }) => serve(name, environment)),
  ]);
  project.provide('siteUrl', site.url);
  project.provide('owned', Object.fromEntries(owners.map(({ name }, index) => [name, owned[index]?.url ?? ''])));
  return async () => {
    await Promise.all([site, ...owned].map(({ close }) => close()));
  };
}
