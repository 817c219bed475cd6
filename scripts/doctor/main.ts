/** `npm run doctor`: what the site still needs from its owner. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '~/config/dataFolder';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';

const usage = `npm run doctor -- [options]

Checks settings, news, token, schedule, relay and security.txt, and prints how to fix what is not right. Settings are
read from the environment, as a build reads them.

  --online   use the network too: one call of the news service, the relay, and GitHub for the runs of the schedule
             (GH_TOKEN for a private repository)
  --help     this text

Exit code: 0, 1 where something is broken, 2 for wrong usage. Samples and what was not checked leave it at 0.`;

const root = resolve(import.meta.dirname, '../..');

async function main(isOnline: boolean): Promise<number> {
  // Imported here, so that regions of the news that cannot be used end as one line.
  const { exitCodeOf, report, runChecks } = await import('./doctor');
  const findings = await runChecks({
    environment: process.env,
    news: resolve(root, process.env['NEWS_SNAPSHOTS'] || `${dataFolder}/news`),
    isOnline,
    now: Date.now(),
    fetch,
    git(...parameters) {
      const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
      return status === 0 ? stdout : null;
    },
  });
  console.log(redact(report(findings), (process.env['NEWS_API_TOKEN'] ?? '').trim()));
  return exitCodeOf(findings);
}

try {
  const { values } = parseArgs({
    options: { online: { type: 'boolean', default: false }, help: { type: 'boolean', default: false, short: 'h' } },
  });
  if (values.help) console.log(usage);
  else process.exitCode = await main(values.online);
} catch (error) {
  // parseArgs throws a TypeError with a code.
  const isUsage = error instanceof TypeError && 'code' in error;
  console.error(isUsage ? `${messageOf(error)}\n\n--help lists the options.` : messageOf(error));
  process.exitCode = isUsage ? 2 : 1;
}
