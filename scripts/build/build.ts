import { join } from 'node:path';
import { site } from '~generated/site';
import { bundleEditor } from '~scripts/editor/bundle';
import { siteNews } from '~scripts/generate/news-data';
import config from '../../vite.config';
import { buildSite } from './adapter/render-site';
import { checkFragments } from './files/lost-fragments';
import { removeUnusedFiles } from './files/unused-files';
import { writeSiteFiles } from './files/write-site-files';
import { type Host, writeHostFiles } from './hosts/write-host-files';
import { builtDocuments, pagePaths } from './page/site-pages';
import { buildSettings } from './settings';
import { measureSite, sizeReport } from './sizes';

/** The pages, the files beside them, what hosts read, and their sizes. */
export async function build(host: Host | null): Promise<void> {
  const { directory, editorRepository } = buildSettings;
  // Before anything is built, so that missing snapshots end it as one line.
  const news = siteNews(buildSettings.news);
  await buildSite(config, {
    paths: pagePaths,
    compose: builtDocuments(directory),
    async finish() {
      await checkFragments(directory, site.base);
      await writeSiteFiles(directory, news);
      await writeHostFiles(buildSettings, host);
      await removeUnusedFiles(directory);
      for (const line of sizeReport(await measureSite(directory, site.base))) console.log(line);
      if (editorRepository !== '') {
        const place = { repository: editorRepository, isOnline: true };
        await bundleEditor({ directory: join(directory, 'admin'), place });
      }
    },
  });
}
