import type { TestProject } from 'vitest/node';
import { listen } from '~scripts/listen';
import { createPreviewMounts } from '~scripts/preview/mounts';
import { startServer } from '~scripts/preview/server';
import { readSite } from '~tests/support/site';
import { type BrowserPaths, findBrowsers } from './browsers/find-browser';
import { ensureSiteIsBuilt, getDataFolder, getDistFolder } from './builds';
import { createSamplesWithFaults } from './news/irregular-records';
import { clearSettingVariables } from './setting-variables';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site's home page, with trailing slash. */
    readonly siteUrl: string;
    /** URL of a server that builds and serves another site by its name, and responds with the URL of its home page. */
    readonly siteServer: string;
    readonly browsers: BrowserPaths;
  }
}

/** Builds a site and starts the preview server for it. */
async function buildAndServe(name: string) {
  const { environment = {} } = await ensureSiteIsBuilt(name);
  const site = readSite(environment, getDataFolder(name));
  return startServer({
    directory: getDistFolder(name),
    port: 0,
    site,
    mounts: createPreviewMounts(site, createSamplesWithFaults(Date.now())),
  });
}

/**
 * Builds and serves the site under test, and the other sites when a test asks for them; finds the browsers. The runner calls
 * the result at the end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearSettingVariables();
  project.provide('browsers', findBrowsers());
  const servers = new Map<string, ReturnType<typeof buildAndServe>>();
  const getUrl = async (name: string) => {
    const server = servers.get(name) ?? buildAndServe(name);
    servers.set(name, server);
    return (await server).url;
  };
  project.provide('siteUrl', await getUrl('site'));
  const siteServer = await listen(async ({ url }) => {
    const name = new URL(url).pathname.slice(1);
    return getUrl(name).then(
      (address) => new Response(address),
      (error: unknown) => new Response(String(error), { status: 500 }),
    );
  });
  project.provide('siteServer', siteServer.origin);
  return async () => {
    const running = await Promise.allSettled(servers.values());
    await Promise.all([
      siteServer.close(),
      ...running.map((server) => (server.status === 'fulfilled' ? server.value.close() : undefined)),
    ]);
  };
}
