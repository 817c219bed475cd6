/** `npm run doctor`: what the site still needs from its owner; `--help` tells more. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';
import { isMain } from '~scripts/lib/is-main';
import { examine, exitCodeOf, report } from './doctor';

const usage = `npm run doctor -- [options]

Tells what is still a sample or a placeholder, whether the folder of news is whole and fresh, whether the token is
there, when the scheduled refresh last went well, and whether the relay answers; each with its cure. Settings are read
from the environment, as a build reads them.

  --online   ask the network as well: the news service (one call of the day's), the relay, and GitHub for the runs of
             the schedule (GH_TOKEN for a private repository)
  --help     this text

Exit code: 0 unless something is broken: 1 for a setting that cannot be used, a folder of news that a build refuses, and,
with --online, a token that is refused, a schedule that is disabled or has not gone well for NEWS_STALE_DAYS, a relay
that does not answer; 2 for wrong usage. Samples, empty combinations and what was not asked leave it at 0.

GitHub runs no schedule in a fork until someone enables it there. In a public repository it disables schedules after 60
days without a commit; a refresh that brings articles is a commit.`;

/** parseArgs throws TypeError with a code for unknown and incomplete options. */
function isUsage(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error;
}

async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { online: { type: 'boolean', default: false }, help: { type: 'boolean', default: false, short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const findings = await examine({
    environment: process.env,
    news: resolve(root, process.env['NEWS_SNAPSHOTS'] ?? 'data/news'),
    isOnline: values.online,
    now: Date.now(),
    fetch: (address, init) => fetch(address, init),
    git(...parameters) {
      const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
      return status === 0 ? stdout : null;
    },
  });
  console.log(redact(report(findings), (process.env['NEWS_API_TOKEN'] ?? '').trim()));
  return exitCodeOf(findings);
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(isUsage(error) ? `${messageOf(error)}\n\n--help lists the options.` : messageOf(error));
    process.exitCode = isUsage(error) ? 2 : 1;
  }
}
