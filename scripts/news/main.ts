/** `npm run news:refresh`: refreshes the news; `--help` lists the options. */
import { loadFilters } from '~/content/loadFilters';
import { toSearchTerms } from '~/news/searchTerms';
import { dataFolder, projectFolder } from '~scripts/folders';
import { runAsCommand } from '~scripts/run-as-command';
import { runCommand } from './command';

await runAsCommand(async () => {
  process.exitCode = await runCommand(process.argv.slice(2), {
    environment: process.env,
    root: projectFolder,
    searchTerms: toSearchTerms(loadFilters(dataFolder)),
    out: console.log,
    err: console.error,
  });
});
