/**
 * The site as `npm start`, the tests and the benchmarks build it, without an account: snapshots come from the embedded
 * news service, and "load more" asks the relay in front of it. It never spends a call of a token that the shell holds.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isMain } from '~scripts/lib/is-main';
import { newsRelayPath } from '~scripts/serve/news-relay';

type Environment = Readonly<Partial<Record<string, string>>>;

/** The environment of the refresh and of the build: the shell's, without what a real service is asked with. */
export function previewEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const defaults = { NEWS_SNAPSHOTS: '.cache/news', LIVE_NEWS_URL: newsRelayPath };
  return { ...defaults, ...environment, NEWS_API_TOKEN: '', NEWS_API_URL: '' };
}

function run(script: string, env: NodeJS.ProcessEnv): void {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if (isMain(import.meta.url)) {
  const environment = previewEnvironment(process.env);
  if ((process.env['NEWS_API_TOKEN'] ?? '') !== '')
    console.log(
      'NEWS_API_TOKEN is left alone here. To see your news: npm run news:refresh, npm run build, npm run preview.',
    );
  run('../news/main.ts', environment);
  run('main.ts', environment);
}
