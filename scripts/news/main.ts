/** `npm run news:refresh`: refreshes the news; `--help` lists the options. */
import { runAsCommand } from '~scripts/lib/command';
import { dataFolder } from '~scripts/lib/data-folder';
import { projectFolder } from '~scripts/lib/project-folder';
import { readSearchTerms } from '~scripts/settings/read-search-terms';
import { readSettings } from '~scripts/settings/read-settings';
import { runCommand } from './command';

await runAsCommand(async () => {
  const { liveNewsUrl, newsApiUrl } = readSettings(process.env, dataFolder);
  process.exitCode = await runCommand(process.argv.slice(2), {
    environment: { ...process.env, LIVE_NEWS_URL: liveNewsUrl, NEWS_API_URL: newsApiUrl },
    root: projectFolder,
    searchTerms: readSearchTerms(dataFolder),
    out: console.log,
    err: console.error,
  });
});
