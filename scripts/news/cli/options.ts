/** Parses the arguments and the environment of the refresh. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { parseServiceUrl } from '~/shared/news/service/serviceUrl';
import type { RefreshOptions } from '~scripts/news/refresh/refresh';
import type { Environment } from '~scripts/settings/read-settings';

export const refreshUsage = `npm run news:refresh -- [options]

With NEWS_API_TOKEN it asks the news service for the first page of every region and category, and writes what is known as a
snapshot of each into data/news; without, it asks the embedded news service, and writes samples into .cache/news. See
docs/news.md.

  --out DIR          write there instead; samples never replace live news
  --budget N         at most N calls, in place of the plan's day divided by NEWS_RUNS_PER_DAY
  --accept-loss      write also if articles go before their time, or a clock is wrong

Exit code: 0 when there was an article, or no call left to get one; 1 when there was none, the news would lose too much, or
a file could not be read or written; 2 for wrong usage.`;

/** The embedded service counts no calls. */
const embeddedPlan = { callsPerDay: 1_000_000, runsPerDay: 1, relayShare: 0 } as const;

/** The options that the command line and the environment determine. */
export type CommandOptions = Omit<RefreshOptions, 'searchTerms'>;

/**
 * Parses the command line and the environment.
 * @param root the repository's folder, for the default folders; paths of options are relative to the working directory
 * @throws Error of one line that says what to do, if the usage is wrong
 */
export function parseCommand(argv: readonly string[], environment: Environment, root: string): CommandOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      out: { type: 'string' },
      budget: { type: 'string' },
      'accept-loss': { type: 'boolean', default: false },
    },
  });
  const { budget, out } = values;
  if (out === '') throw new Error('--out needs a path');
  if (budget !== undefined && !/^[1-9]\d{0,6}$/.test(budget))
    throw new Error(`--budget: ${JSON.stringify(budget)} is no whole number from 1 to 9999999`);
  const plan = parseNewsPlan(environment, (environment['LIVE_NEWS_URL'] ?? '') !== '');
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  const isLive = token !== '';
  return {
    upstream: isLive
      ? { kind: 'live', url: url.href, token, host: url.hostname }
      : { kind: 'embedded', url: '', token: '', host: 'embedded samples' },
    directory: out === undefined ? resolve(root, isLive ? 'data/news' : '.cache/news') : resolve(out),
    plan: isLive ? plan : { ...plan, ...embeddedPlan },
    budget: budget === undefined ? null : Number(budget),
    acceptLoss: values['accept-loss'],
  };
}
