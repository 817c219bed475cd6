import type { TestProject } from 'vitest/node';
import { listen } from '~scripts/lib/listen';
import { previewMounts } from '~scripts/preview/mounts';
import { startServer } from '~scripts/preview/server';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { type BrowserPaths, findBrowsers } from './browsers/find-browser';
import { builtSite, dataOf, siteOf } from './builds';
import { forgetSettings } from './settings';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** Address that builds and serves another site, by its name, and answers with the address of its home page. */
    readonly sites: string;
    readonly browsers: BrowserPaths;
  }
}

/** Builds a site and serves it as a host does. */
async function serve(name: string) {
  const { environment = {} } = await builtSite(name);
  const siteSettings = readSiteSettings({ dataFolder: dataOf(name), environment });
  return startServer({ directory: siteOf(name), port: 0, siteSettings, mounts: previewMounts(siteSettings) });
}

/**
 * Builds and serves the site under test, and owners' sites when a test asks for them; finds the browsers. The runner calls
 * the result at the end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  forgetSettings();
  project.provide('browsers', findBrowsers());
  const servers = new Map<string, ReturnType<typeof serve>>();
  const urlOf = async (name: string) => {
    const server = servers.get(name) ?? serve(name);
    servers.set(name, server);
    return (await server).url;
  };
  project.provide('siteUrl', await urlOf('site'));
  const sites = await listen(async ({ url }) => {
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    return urlOf(name).then(
      (address) => new Response(address),
      (error: unknown) => new Response(String(error), { status: 500 }),
    );
  });
  project.provide('sites', sites.origin);
  return async () => {
    const running = await Promise.allSettled(servers.values());
    await Promise.all([
      sites.close(),
      ...running.map((server) => (server.status === 'fulfilled' ? server.value.close() : undefined)),
    ]);
  };
}
