/**
 * `npm run dev`: the site with hot reload, rendered as it will be built, the relay before the embedded news service on its
 * own origin. `npm run edit` is the same with the editor at `/admin/`.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Plugin, ViteDevServer } from 'vite';
import { messageOf } from '~/lib/messageOf';
import { generate } from '~scripts/generate/generate';
import { command } from '~scripts/lib/command';
import { projectFolder } from '~scripts/lib/project-folder';
import type { ComposeDocument } from '~scripts/prerender/adapter/render-site';
import type { Mount } from '~scripts/preview/server';
import { newsRelayPath } from '~scripts/settings/build-settings';
import { followData } from './follow-data';

function mount({ middlewares }: ViteDevServer, { path, fetch }: Mount): void {
  const listener = getRequestListener(fetch);
  middlewares.use(path, (request, response) => void listener(request, response));
}

/** Serves the editor beside the site, and prints its address below the site's. */
async function editor(): Promise<Plugin> {
  const { bundleEditor } = await import('~scripts/editor/bundle');
  const directory = '.cache/admin';
  // The editor asks its user to choose a folder of this name.
  await bundleEditor(directory, { repository: `local/${basename(process.cwd())}`, isOnline: false });
  const { fetch } = new Hono().get('*', serveStatic({ root: directory }));
  return {
    name: 'editor',
    configureServer(server) {
      mount(server, { path: `${server.config.base}admin`, fetch });
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        for (const url of server.resolvedUrls?.local ?? []) console.log(`  The editor is at ${url}admin/`);
      };
    },
  };
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: 'localhost' },
      port: { type: 'string', default: '5173' },
      edit: { type: 'boolean', default: false },
    },
  });
  // The shell's own mode must not make another site: with NODE_ENV=production, React would not tell its faults.
  process.env['NODE_ENV'] = 'development';
  process.env['MODE'] = 'development';
  process.env['LIVE_NEWS_URL'] ??= newsRelayPath;
  const warnings = await generate().catch((fault: unknown) => {
    // The editor is there to mend it; until then the site is what was generated before.
    if (!values.edit || !existsSync(join(projectFolder, '.generated/pages.ts'))) throw fault;
    return [messageOf(fault)];
  });
  for (const warning of warnings) console.warn(warning);
  // Imported here, as they read what was generated.
  const { previewMounts } = await import('~scripts/preview/mounts');
  const { default: config } = await import('../../vite.config');
  const { serveSite } = await import('~scripts/prerender/adapter/render-site');
  let server: ViteDevServer | undefined;
  // By the server's own modules, which follow what is generated.
  const compose: ComposeDocument = async (page) => {
    const modules = await server?.ssrLoadModule('/scripts/prerender/page/site-pages.ts');
    const { developmentDocument }: typeof import('~scripts/prerender/page/site-pages') = Object(modules);
    return developmentDocument(page);
  };
  await serveSite(
    {
      ...config,
      // Two servers at work on one cache take the other's libraries away.
      cacheDir: values.edit ? 'node_modules/.vite/edit' : 'node_modules/.vite',
      server: { host: values.host, port: Number(values.port), watch: { ignored: [join(projectFolder, '.cache/**')] } },
      // The search for packages to bundle does not follow the `import()` of a page that nobody asked for yet.
      optimizeDeps: { entries: ['src/app/main.tsx', 'src/pages/*/*Page.tsx'] },
      plugins: [
        ...(config.plugins ?? []),
        followData(),
        {
          name: 'server',
          configureServer(created) {
            server = created;
            for (const one of previewMounts()) mount(created, one);
          },
        },
        ...(values.edit ? [await editor()] : []),
      ],
    },
    compose,
  );
});
