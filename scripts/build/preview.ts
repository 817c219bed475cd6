/**
 * `npm run build:preview`: the site as a visitor of a live one would see it, without an account: snapshots are
 * refreshed, from the embedded news service where there is no token, and "load more" asks the relay before that service.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newsRelayPath } from '../serve/news-relay';

function run(script: string, environment: Readonly<Record<string, string>> = {}): void {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    stdio: 'inherit',
    env: { ...environment, ...process.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const hasToken = (process.env['NEWS_API_TOKEN'] ?? '') !== '';

run('../news/main.ts');
run('main.ts', {
  NEWS_SNAPSHOTS: hasToken ? 'data/news' : '.cache/news',
  LIVE_NEWS_URL: newsRelayPath,
});
