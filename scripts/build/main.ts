/**
 * `npm run build`: builds the site into `dist/`. Settings: docs/settings.md. `-- --host nginx` also writes the configuration
 * of a host: docs/deploy.md. The tests build sites from other data: `--data DIR --generated DIR`.
 */
import '~scripts/lib/production-mode';
import { parseArgs } from 'node:util';
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { generatedFolder } from '~scripts/lib/project-folder';
import { parseHost } from '~scripts/publish/hosts/host-files';
import { getDistFolder } from '~scripts/settings/build-settings';
import { build } from './build';

await runAsCommand(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      data: { type: 'string', default: dataFolder },
      generated: { type: 'string', default: generatedFolder },
    },
  });
  const environment = process.env;
  const host = values.host === undefined ? {} : parseHost(values.host);
  const distFolder = getDistFolder(environment);
  const folders = { dataFolder: values.data, generatedFolder: values.generated, distFolder };
  await build({ ...folders, environment, host, now: new Date() });
});
