/** `npm run check:data`: checks the folder data, and prints a line for each error in it. */
import { loadContent } from '../src/content/load';
import { runAsCommand } from './lib/command';
import { dataFolder } from './lib/data-folder';

await runAsCommand(async () => {
  loadContent({ folder: dataFolder, environment: process.env, now: new Date() });
  console.log(`${dataFolder}: all right`);
});
