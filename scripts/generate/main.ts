/** `npm run generate`: reads and checks `data`, and writes `.generated`, which `src` is built with. */
import { command } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';

await command(async () => {
  const { generate } = await import('./generate');
  for (const warning of await generate()) console.warn(warning);
  console.log(`${dataFolder}: all right`);
});
