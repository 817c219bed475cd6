/**
 * `npm run dev`: serves the site with hot reload, rendered as in the build, with the servers of the preview on the same
 * origin. It runs under `tsx watch`, which starts the command again when code changes that it has loaded, such as a schema:
 * by the old one, right data would be wrong.
 */
import '~scripts/lib/development-mode';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { composeDocument } from '~scripts/build/document';
import { createDevelopmentFrame } from '~scripts/build/document-frame';
import { siteConfig } from '~scripts/build/site-config';
import { generate, settingsFolder } from '~scripts/generate/generate';
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { generatedFolder, projectFolder } from '~scripts/lib/project-folder';
import { createPreviewMounts, previewSettings } from '~scripts/preview/mounts';
import type { Mount } from '~scripts/preview/server';
import { readSiteSettings, type SiteSettings, type SiteSource } from '~scripts/settings/site-settings';
import { watchData } from './watch-data';

function mount({ middlewares }: ViteDevServer, { path, fetch }: Mount): void {
  const listener = getRequestListener(fetch);
  middlewares.use(path, (request, response) => void listener(request, response));
}

/**
 * Generates the site. An error in the data does not end the command if the site was generated before, because the data can be
 * fixed while the command runs.
 */
async function generateFirstSite(
  source: SiteSource,
  generatedFolder: string,
): Promise<{ readonly site: SiteSettings; readonly hasErrors: boolean }> {
  try {
    const site = await generate({ ...source, out: generatedFolder, now: new Date() });
    for (const warning of site.warnings) console.warn(warning);
    return { site, hasErrors: false };
  } catch (error) {
    const dataFolder = join(generatedFolder, settingsFolder);
    if (!existsSync(dataFolder)) throw error;
    console.warn(getErrorMessage(error));
    return { site: readSiteSettings({ ...source, dataFolder }), hasErrors: true };
  }
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
      generated: { type: 'string', default: generatedFolder },
    },
  });
  const environment = { ...previewSettings, ...process.env };
  const source: SiteSource = { dataFolder: values.data, environment };
  const out = resolve(values.generated);
  console.log('Reading the data …');
  const first = await generateFirstSite(source, out);
  let current = first.site;
  const regenerate = async () => {
    current = await generate({ ...source, out, now: new Date() });
  };
  console.log('Starting Vite …');
  // Loading this package takes seconds, so the line above comes first.
  const { dev } = await import('vite-react-ssg/node');
  await dev(
    {
      onPageRendered: (address, html) =>
        composeDocument(html, createDevelopmentFrame({ ...current, generatedFolder: out }, address)),
    },
    {
      ...siteConfig({ ...current, generatedFolder: out }),
      server: {
        host: values.host,
        port: Number(values.port),
        // A build that runs meanwhile writes these folders.
        watch: {
          ignored: ['.cache', '.vite-react-ssg-temp', 'dist'].map((folder) => join(projectFolder, folder, '**')),
        },
        fs: { allow: [projectFolder, out] },
      },
      // Vite's scan for packages does not follow the `import()` of a page that has not been requested yet.
      optimizeDeps: { entries: ['src/app/main.tsx', 'src/pages/*/*Page.tsx'] },
      plugins: [
        watchData(source.dataFolder, regenerate, first.hasErrors),
        {
          name: 'server',
          configureServer(server) {
            for (const mounted of createPreviewMounts(current)) mount(server, mounted);
          },
        },
      ],
    },
  );
});
