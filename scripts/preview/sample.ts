/**
 * `npm start`: builds the site with sample news, without an account. The news comes from the embedded news service, and
 * "Load More" asks that service too. A real token in the shell's environment is never used.
 */
import { spawnSync } from 'node:child_process';
import { runAsCommand } from '~scripts/run-as-command';
import { createSampleEnvironment } from './sample-environment';

/** Runs a script with its options. The script prints its progress. */
function run(title: string, script: readonly string[], env: NodeJS.ProcessEnv): void {
  console.log(title);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...script], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if ((process.env['NEWS_API_TOKEN'] ?? '') !== '')
  console.log(
    'NEWS_API_TOKEN is not used here. To see your news: npm run news:refresh, npm run build, npm run preview.',
  );
await runAsCommand(async () => {
  const environment = createSampleEnvironment(process.env);
  run('Preparing sample news …', ['scripts/news/main.ts'], environment);
  run('Building the site …', ['scripts/build/main.ts', '--preview'], environment);
});
