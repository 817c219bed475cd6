/** `npm run news:refresh`: refreshes the news snapshots; `--help` tells more. */
import { fileURLToPath } from 'node:url';
import { messageOf } from '~/lib/messageOf';
import { isMain } from '~scripts/lib/is-main';
import { readSettings } from '~scripts/settings/read-settings';

async function main(): Promise<number> {
  const { features, liveNewsUrl } = readSettings();
  if (!features.news) {
    console.log('The news are off: "features" of data/site.json has "news": false. There is nothing to do.');
    return 0;
  }
  // Imported here, so that regions that cannot be used end as one line.
  const { runCommand } = await import('./cli/command');
  return runCommand(process.argv.slice(2), {
    environment: { ...process.env, LIVE_NEWS_URL: liveNewsUrl },
    root: fileURLToPath(new URL('../..', import.meta.url)),
    out: console.log,
    err: console.error,
  });
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
