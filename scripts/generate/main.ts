/** `npm run generate`: reads and checks `data`, and writes `.generated`, which `src` is built with. */
import { messageOf } from '~/lib/messageOf';
import { dataFolder } from '~scripts/lib/data-folder';

try {
  // Imported here, so that settings that cannot be used end as one line too.
  const { generate } = await import('./generate');
  for (const warning of await generate()) console.warn(warning);
  console.log(`${dataFolder}: all right`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
