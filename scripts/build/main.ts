/**
 * `npm run build`: builds the site into `dist/`. With `--preview` the site asks the relay of `npm run preview` for live news. The
 * tests build sites from other data: `--data DIR`.
 */
import '~scripts/build/production-mode';
import { parseArgs } from 'node:util';
import { previewLiveNewsSettings } from '~/content/settings';
import { dataFolder, getDistFolder } from '~scripts/folders';
import { runAsCommand } from '~scripts/run-as-command';
import { build } from './build';

await runAsCommand(async () => {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: dataFolder }, preview: { type: 'boolean', default: false } },
  });
  const environment = process.env;
  await build({
    dataFolder: values.data,
    distFolder: getDistFolder(environment),
    environment,
    liveNews: values.preview ? previewLiveNewsSettings : undefined,
    now: new Date(),
  });
});
