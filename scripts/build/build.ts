import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasNews } from '~generated/features';
import { site } from '~generated/site';
import { bundleEditor } from '~scripts/editor/bundle';
import { readNews } from '~scripts/news/folder/news-folder';
import { buildSite } from '~scripts/prerender/adapter/render-site';
import { builtDocuments } from '~scripts/prerender/page/site-pages';
import { writeFolderCopies } from '~scripts/publish/folder-copies';
import { writeForwardingPages } from '~scripts/publish/forwarding-pages';
import { type Host, writeHostFiles } from '~scripts/publish/hosts/host-files';
import { checkFragments } from '~scripts/publish/lost-fragments';
import { measureSite, sizeReport } from '~scripts/publish/sizes';
import { removeUnusedFiles } from '~scripts/publish/unused-files';
import { buildSettings } from '~scripts/settings/build-settings';
import config from '../../vite.config';

/**
 * What an earlier build left is removed, one that failed too: the manifest is among the first files it writes.
 * @throws Error where the folder holds something else
 */
function expectOwnFolder(directory: string): void {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  if (names.length > 0 && !names.includes('site.webmanifest'))
    throw new Error(`DIST_DIR: ${directory} holds other files than a built site: name a folder that is empty`);
}

/** The pages, the files beside them, what hosts read, and their sizes. */
export async function build(host: Host): Promise<void> {
  const { directory, editorRepository, news } = buildSettings;
  // Before anything is built, so that missing news end it as one line.
  if (hasNews && !news.allowMissing) readNews(news.directory);
  expectOwnFolder(directory);
  await buildSite(config, {
    compose: builtDocuments(directory),
    async finish() {
      await checkFragments(directory, site.base);
      await writeFolderCopies(directory);
      await writeForwardingPages(directory, site, host.needsFolders ?? false);
      await writeHostFiles(host);
      await removeUnusedFiles(directory);
      for (const line of sizeReport(await measureSite(directory, site.base))) console.log(line);
      if (editorRepository !== '')
        await bundleEditor(join(directory, 'admin'), { repository: editorRepository, isOnline: true });
    },
  });
}
