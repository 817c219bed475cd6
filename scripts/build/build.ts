import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { createSiteLoader, type DataSource } from '~/content/load';
import { checkFragments } from '~scripts/build/broken-fragments';
import { writeFolderCopies } from '~scripts/build/folder-copies';
import { writeHeaders } from '~scripts/build/headers';
import { writeRedirectPages } from '~scripts/build/redirect-pages';
import { projectFolder } from '~scripts/folders';
import { readManifest } from './application-files';
import { composeDocument } from './document';
import { createFrame } from './document-frame';
import { makeGeneratedFiles } from './generated-files';
import { readSiteNews } from './news-data';
import { createVitePlugins } from './vite-plugins';

/**
 * The build empties its folder. A folder with an index of the search is one that an earlier build wrote, also a build that
 * failed while it rendered pages.
 * @throws Error if the folder has other files
 */
function checkDistFolder(directory: string): void {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  if (names.length > 0 && !names.includes('search-index'))
    throw new Error(
      `DIST_DIR: ${directory} holds files, but no whole built site: delete it, or choose an empty folder`,
    );
}

interface BuildOptions extends DataSource {
  /** Absolute path of the folder of the built site. */
  readonly distFolder: string;
}

/** A booking page, which belongs to the site only if it is the calendar of the settings. */
const sampleCalendar = '/samples/scheduling.html';

/** The client of the news service, with its address, which belongs to a site whose pages call the service. */
const newsClient = 'src/features/news/sources/newsService.ts';

/**
 * Builds a site from its data: renders the pages, and writes the other files of the site. A process builds only one site, because
 * Vite and vite-react-ssg have settings that are global to the process.
 */
export async function build({ distFolder, ...source }: BuildOptions): Promise<void> {
  checkDistFolder(distFolder);
  console.log('Reading the data …');
  const loader = createSiteLoader(source);
  const site = loader.get();
  const { settings } = site;
  const start = performance.now();
  const news = readSiteNews(site);
  const files = makeGeneratedFiles(site, news);
  let manifest: Promise<Manifest> | undefined;
  let renderedCount = 0;
  console.log('Starting Vite …');
  // Loading this package takes seconds, so the line above comes first.
  const { build: renderSite } = await import('vite-react-ssg/node');
  await renderSite(
    {
      async onPageRendered(path, html) {
        renderedCount += 1;
        if (renderedCount % 25 === 0) console.log(`${renderedCount} pages are rendered`);
        manifest ??= readManifest(distFolder);
        return composeDocument(html, createFrame({ ...site, lists: news.lists }, await manifest, path));
      },
      // vite-react-ssg ends the process 15 s after this function.
      async onFinished() {
        console.log('Checking links and writing headers …');
        const { [newsClient]: client } = await readManifest(distFolder);
        if (settings.liveNews === null && client !== undefined) await rm(join(distFolder, client.file));
        // vite-react-ssg has read Vite's manifest, which no visitor needs.
        await rm(join(distFolder, '.vite'), { recursive: true });
        if (settings.schedulingUrl !== sampleCalendar) await rm(join(distFolder, sampleCalendar));
        await checkFragments(distFolder, settings.basePath, site);
        await writeRedirectPages(distFolder, site);
        await writeHeaders(distFolder, site);
        await writeFolderCopies(distFolder, site);
      },
    },
    {
      root: projectFolder,
      base: settings.basePath,
      plugins: [...createVitePlugins(loader, { getLists: () => news.lists, getFiles: () => files })],
      build: { outDir: distFolder },
      logLevel: 'warn',
    },
  );
  console.log(`Site built in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
}
