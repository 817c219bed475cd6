/** `npm run generate`: reads and checks `data`, and writes `.generated`, which `src` imports. */
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { generatedFolder } from '~scripts/lib/project-folder';
import { generate } from './generate';

await runAsCommand(async () => {
  const { warnings } = await generate({ dataFolder, environment: process.env, out: generatedFolder, now: new Date() });
  for (const warning of warnings) console.warn(warning);
  const count = warnings.length;
  console.log(`${dataFolder}: ${count === 0 ? 'all right' : `no errors, ${count} to look at`}`);
});
