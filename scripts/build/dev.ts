/**
 * `npm run dev`: the site with hot reload, rendered as it will be built, the relay before the embedded news service on its
 * own origin. `npm run edit` is the same with the editor at `/admin/`.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, UserConfig } from 'vite';
import { messageOf } from '~/lib/messageOf';
import { bundleEditor } from '~scripts/editor/bundle';
import { editorPlugin } from '~scripts/editor/plugin';
import { newsRelayPath } from '~scripts/serve/news-relay-path';
import type { Mount } from '~scripts/serve/site-app';
import { isServer, restartOnSettings, superviseServer } from './restart';

function relayPlugin({ path, fetch }: Mount): Plugin {
  return {
    name: 'news-relay',
    configureServer(server) {
      const listener = getRequestListener(fetch);
      server.middlewares.use(path, (request, response) => void listener(request, response));
    },
  };
}

async function editor({ define }: UserConfig): Promise<Plugin> {
  const directory = '.cache/admin';
  // The editor asks its user to choose a folder of this name.
  const place = { repository: `local/${basename(process.cwd())}`, isOnline: false };
  await bundleEditor({ directory, place, define });
  return editorPlugin(directory);
}

async function serve(): Promise<void> {
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
  // Imported here, as they read these settings; one that cannot be used ends as one line.
  const { hasNews } = await import('~/config/features');
  const { newsRelay } = await import('~scripts/serve/news-relay');
  const { default: config } = await import('../../vite.config');
  const { serveSite } = await import('./adapter/render-site');
  const { developmentDocument } = await import('./page/site-pages');
  await serveSite(
    {
      ...config,
      // Two servers at work on one cache take the other's libraries away.
      cacheDir: values.edit ? 'node_modules/.vite/edit' : 'node_modules/.vite',
      server: { host: values.host, port: Number(values.port) },
      plugins: [
        ...(config.plugins ?? []),
        restartOnSettings(),
        ...(hasNews ? [relayPlugin(newsRelay())] : []),
        ...(values.edit ? [await editor(config)] : []),
      ],
    },
    developmentDocument,
  );
}

if (isServer) {
  try {
    await serve();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
} else superviseServer();
