/**
 * `npm run build`: builds the site into `dist/`. Settings: docs/settings.md. The tests build sites from other data:
 * `--data DIR --generated DIR`.
 */
import '~scripts/lib/production-mode';
import { parseArgs } from 'node:util';
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { generatedFolder } from '~scripts/lib/project-folder';
import { getDistFolder } from '~scripts/settings/build-settings';
import { build } from './build';

await runAsCommand(async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: dataFolder },
      generated: { type: 'string', default: generatedFolder },
    },
  });
  const environment = process.env;
  const distFolder = getDistFolder(environment);
  const folders = { dataFolder: values.data, generatedFolder: values.generated, distFolder };
  await build({ ...folders, environment, now: new Date() });
});
