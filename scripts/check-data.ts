/** `npm run check:data`: checks the folder data, except data/news, and prints a line for each error in it. */
import { loadSite } from '../src/content/load';
import { dataFolder } from './folders';
import { runAsCommand } from './run-as-command';

await runAsCommand(async () => {
  loadSite({ dataFolder, environment: process.env, now: new Date() });
  console.log(`${dataFolder}: no errors`);
});
