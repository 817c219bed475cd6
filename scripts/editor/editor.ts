/** The editor at `/admin/`: of a built site, if `EDITOR_REPO` names a repository on GitHub, and of `npm run edit`. */
import { basename, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Plugin } from 'vite';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { bundleEditor, type EditedSite } from './bundle';

/** @throws Error if the value is not `owner/name` */
function parseRepository(name: string, value = ''): string {
  if (value === '' || /^[\w.-]+\/[\w.-]+$/.test(value)) return value;
  throw new Error(`${name}: ${JSON.stringify(value)} is not a repository's owner and name, such as owner/site`);
}

/** Adds the editor to a built site, whose edits are pull requests. */
export async function writeEditor(distFolder: string, site: EditedSite & Pick<SiteSettings, 'environment'>) {
  const repository = parseRepository('EDITOR_REPO', site.environment['EDITOR_REPO']);
  if (repository !== '') await bundleEditor(join(distFolder, 'admin'), { repository, isOnline: true }, site);
}

/** Serves the editor of the project's folder beside the site, and prints its address below the site's. */
export async function serveEditor(site: EditedSite): Promise<Plugin> {
  const directory = '.cache/admin';
  // The editor asks its user to choose a folder of this name.
  await bundleEditor(directory, { repository: `local/${basename(process.cwd())}`, isOnline: false }, site);
  const listener = getRequestListener(new Hono().get('*', serveStatic({ root: directory })).fetch);
  return {
    name: 'editor',
    // Two servers with one cache would delete each other's bundled packages.
    config: () => ({ cacheDir: 'node_modules/.vite/edit' }),
    configureServer(server) {
      server.middlewares.use(`${server.config.base}admin`, (request, response) => void listener(request, response));
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        for (const url of server.resolvedUrls?.local ?? []) console.log(`  The editor is at ${url}admin/`);
      };
    },
  };
}
