/**
 * `npm start`: the site with samples, without an account. Snapshots come from the embedded news service,
 * and "Load More" asks the relay in front of it. A real token that the shell holds is never used.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { messageOf } from '~/lib/messageOf';
import { isMain } from '~scripts/lib/is-main';
import { newsRelayPath } from '~scripts/settings/build-settings';
import { readSettings } from '~scripts/settings/read-settings';

type Environment = Readonly<Partial<Record<string, string>>>;

/** The environment of the refresh and of the build: the shell's, without what a real service is asked with. */
export function previewEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const defaults = { NEWS_SNAPSHOTS: '.cache/news', LIVE_NEWS_URL: newsRelayPath };
  return { ...defaults, ...environment, NEWS_API_TOKEN: '', NEWS_API_URL: '' };
}

/** Runs a script, and shows its output only where it fails. */
function run(what: string, script: string, env: NodeJS.ProcessEnv): void {
  console.log(what);
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
    env,
  });
  if (status === 0) return;
  console.log(stdout);
  process.exit(status ?? 1);
}

if (isMain(import.meta.url)) {
  const environment = previewEnvironment(process.env);
  if ((process.env['NEWS_API_TOKEN'] ?? '') !== '')
    console.log(
      'NEWS_API_TOKEN is not used here. To see your news: npm run news:refresh, npm run build, npm run preview.',
    );
  try {
    if (readSettings(environment).features.news) run('Preparing sample news …', '../news/main.ts', environment);
    run('Building the site …', '../build/main.ts', environment);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
