/** `npm run migrate:data`: brings `data` to the version that this code reads. `npm run upgrade` runs it after a merge. */
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { migrateFolder } from './migrate-data';

await runAsCommand(async () => {
  const lines = await migrateFolder(dataFolder);
  console.log(lines.length === 0 ? `${dataFolder}: nothing to migrate` : lines.join('\n'));
});
