/**
 * `npm run dev`: serves the site with hot reload, rendered as in the build, with the servers of the preview on the same
 * origin. It runs under `tsx watch`, which restarts the command when code changes that it has loaded, such as a schema: an
 * outdated schema would reject valid data.
 */
import '~scripts/dev/development-mode';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import { createSiteLoader } from '~/content/load';
import { previewLiveNewsSettings } from '~/content/settings';
import { composeDocument } from '~scripts/build/document';
import { createDevelopmentFrame } from '~scripts/build/document-frame';
import { makeGeneratedFiles } from '~scripts/build/generated-files';
import { readSiteNews } from '~scripts/build/news-data';
import { createVitePlugins } from '~scripts/build/vite-plugins';
import { dataFolder, projectFolder } from '~scripts/folders';
import { createPreviewMounts } from '~scripts/preview/mounts';
import type { Mount } from '~scripts/preview/server';
import { runAsCommand } from '~scripts/run-as-command';

function mount({ middlewares }: ViteDevServer, { path, fetch }: Mount): void {
  const listener = getRequestListener(fetch);
  middlewares.use(path, (request, response) => void listener(request, response));
}

// Vite waits for open connections before it ends, and `tsx watch` waits for Vite.
process.on('SIGTERM', () => process.exit());

await runAsCommand(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: 'localhost' },
      port: { type: 'string', default: '5173' },
      // The tests serve sites from other data.
      data: { type: 'string', default: dataFolder },
    },
  });
  console.log('Reading the data …');
  const loader = createSiteLoader({
    dataFolder: values.data,
    environment: process.env,
    liveNews: previewLiveNewsSettings,
    now: new Date(),
  });
  let cached: ReturnType<typeof readParts> | undefined;
  function readParts() {
    const site = loader.get();
    const news = readSiteNews(site);
    return { site, news, files: makeGeneratedFiles(site, news) };
  }
  /** Returns what follows from the data, and makes it again when the data has changed. */
  function getParts() {
    if (cached?.site !== loader.get()) cached = readParts();
    return cached;
  }
  const { site } = getParts();
  console.log('Starting Vite …');
  // Loading this package takes seconds, so the line above comes first.
  const { dev } = await import('vite-react-ssg/node');
  await dev(
    {
      onPageRendered(address, html) {
        const { site, news } = getParts();
        return composeDocument(html, createDevelopmentFrame({ ...site, lists: news.lists }, address));
      },
    },
    {
      root: projectFolder,
      base: site.settings.basePath,
      server: {
        host: values.host,
        port: Number(values.port),
        // A build that runs meanwhile writes these folders.
        watch: {
          ignored: ['.cache', '.vite-react-ssg-temp', 'dist'].map((folder) => join(projectFolder, folder, '**')),
        },
      },
      // Vite's scan for packages does not follow the `import()` of a page that has not been requested yet.
      optimizeDeps: { entries: ['src/main.tsx', 'src/pages/*/*Page.tsx'] },
      plugins: [
        ...createVitePlugins(loader, { getLists: () => getParts().news.lists, getFiles: () => getParts().files }),
        {
          name: 'server',
          configureServer(server) {
            for (const mounted of createPreviewMounts(site)) mount(server, mounted);
          },
        },
      ],
    },
  );
});
