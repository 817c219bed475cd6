import { site } from '~/config/site';
import config from '../../vite.config';
import { buildSite } from './adapter/render-site';
import { checkBudget } from './budget';
import { buildClock } from './build-clock';
import { writeSiteFiles } from './files/write-site-files';
import { ApplicationFiles } from './page/application-files';
import { snapshotChunk } from './page/client-chunks';
import { builtDocuments, pagePaths } from './page/site-pages';
import { buildSettings } from './settings';

/** Pages, the files beside them, and a look at what it all weighs. */
export async function build(): Promise<void> {
  const { directory } = buildSettings;
  const { base } = site;
  let files: Promise<ApplicationFiles> | undefined;
  const filesOfPages = new Map<string, string>();
  const applicationFiles = () => (files ??= ApplicationFiles.read(directory, base));
  buildClock.lap('start');
  await buildSite(config, {
    paths: pagePaths,
    compose: builtDocuments(applicationFiles, filesOfPages),
    async finish() {
      buildClock.lap(`${pagePaths.length} pages`);
      await writeSiteFiles({ ...buildSettings, filesOfPages });
      buildClock.lap('files beside them');
      await checkBudget({ directory, base, articles: (await applicationFiles()).ofGroup(snapshotChunk) });
      buildClock.lap('size budget');
    },
  });
}
