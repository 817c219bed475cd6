import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEditor } from '~scripts/editor/bundle';
import { generate } from '~scripts/generate/generate';
import { readNews } from '~scripts/news/snapshots/read-folder';
import { buildSite } from '~scripts/prerender/adapter/render-site';
import { builtDocuments } from '~scripts/prerender/page/site-pages';
import { writeFolderCopies } from '~scripts/publish/folder-copies';
import { writeForwardingPages } from '~scripts/publish/forwarding-pages';
import { type Host, writeHostFiles } from '~scripts/publish/hosts/host-files';
import { checkFragments } from '~scripts/publish/lost-fragments';
import { measureSite, sizeReport } from '~scripts/publish/sizes';
import { removeUnusedFiles } from '~scripts/publish/unused-files';
import { getNewsFolder, readBuildSettings } from '~scripts/settings/build-settings';
import type { SiteSettings, SiteSource } from '~scripts/settings/site-settings';
import { viteConfig } from '../../vite.config';

/**
 * What an earlier build left is removed, one that failed too: the manifest is among the first files it writes.
 * @throws Error if the folder holds something else
 */
function expectOwnFolder(directory: string): void {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  if (names.length > 0 && !names.includes('site.webmanifest'))
    throw new Error(`DIST_DIR: ${directory} holds other files than a built site: name a folder that is empty`);
}

export interface BuildOptions extends SiteSource {
  /** Folder of what is generated. */
  readonly generatedFolder: string;
  /** Folder of the built site, absolute. */
  readonly distFolder: string;
  readonly host: Host;
}

/**
 * A site from its data: what is generated, the pages, the files beside them, what hosts read. A process builds one site:
 * Vite and vite-react-ssg have settings of the whole process.
 */
export async function build({ distFolder, host, ...source }: BuildOptions): Promise<SiteSettings> {
  const { allowsMissingNews, editorRepository, isPreview } = readBuildSettings(source.environment);
  const generated = await generate({ ...source, out: source.generatedFolder });
  const { generatedFolder, pages, site, warnings } = generated;
  for (const warning of warnings) console.warn(warning);
  const start = performance.now();
  // Before anything is built, so that missing news end it as one line.
  if (site.features.news && !allowsMissingNews) {
    const newsFolder = getNewsFolder(source);
    if (readNews(newsFolder, generated.selections).isDayLayout)
      console.log(
        `${newsFolder}: the articles are in files by day, as earlier revisions wrote them; the next refresh writes snapshots (docs/upgrade.md).`,
      );
  }
  expectOwnFolder(distFolder);
  await buildSite(viteConfig({ base: site.base, generatedFolder, distFolder }), {
    compose: builtDocuments(generated, distFolder),
    async finish() {
      await checkFragments(distFolder, site.base, pages);
      await writeForwardingPages(distFolder, generated);
      await writeHostFiles(distFolder, generated, { host, isPreview });
      await removeUnusedFiles(distFolder);
      await writeFolderCopies(distFolder, pages, !host.hasSlashRule);
      for (const line of sizeReport(await measureSite(distFolder, site.base))) console.log(line);
      if (editorRepository !== '') {
        const place = { repository: editorRepository, isOnline: true };
        await bundleEditor(join(distFolder, 'admin'), place, { base: site.base, generatedFolder });
      }
    },
  });
  console.log(`Site built in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return generated;
}
