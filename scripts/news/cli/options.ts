/** Arguments and environment of the refresh, turned into what it is to do. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewsPlan, parseNewsPlan } from '~/config/newsPlan';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import { messageOf } from '~/lib/messageOf';
import type { RefreshOptions } from '~scripts/news/refresh/refresh';

export const refreshUsage = `npm run news:refresh -- [options]

Asks the news service for each region × category, the longest unvisited first, as far as the day's calls go, adds what is
new to the archive, and derives the newest twelve of each from it.
With NEWS_API_TOKEN: from NEWS_API_URL (https://api.thenewsapi.com/v1/news/all) into data/news.
Without: from the embedded news service into .cache/news; data/news stays as it is.

  --out DIR          write there instead
  --scheduled        spend what is left of the day's calls, divided by the runs of NEWS_RUNS_PER_DAY that are left today
  --budget N         at most N calls, retries included
  --accept-loss      write also where articles go before their time, or a clock is wrong: see docs/news.md
  --write-samples    write the committed samples: embedded service, into data/news
  --check            validate the files there are, write nothing
  --help             this text

How the day's calls are shared out, and how much is kept: NEWS_CALLS_PER_DAY, NEWS_RUNS_PER_DAY, NEWS_RELAY_SHARE,
NEWS_ARCHIVE_DAYS and NEWS_ARCHIVE_ARTICLES; see docs/settings.md.

Exit code: 0 when there was an article, or no call left to get one; 1 when there was none, the news would lose too much, or
a file could not be read or written; 2 for wrong usage.`;

export type Command =
  | { readonly kind: 'refresh'; readonly options: RefreshOptions }
  | { readonly kind: 'check'; readonly directory: string }
  | { readonly kind: 'help' }
  /** Wrong usage: one line that says what to do. */
  | { readonly kind: 'wrong'; readonly message: string };

/** Samples in the repository: enough for a second page of each selection, and no more. */
const samplesKept = 450;

type Environment = Readonly<Record<string, string | undefined>>;

const dayMs = 86_400_000;

/** How many of a day's runs (UTC), evenly spread, are left; the one under way is among them. */
function runsLeft({ runsPerDay }: NewsPlan, now: number): number {
  return Math.max(1, Math.ceil(runsPerDay * (1 - (now % dayMs) / dayMs)));
}

function parse(argv: readonly string[], environment: Environment, root: string, now: number): Command {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      out: { type: 'string' },
      budget: { type: 'string' },
      scheduled: { type: 'boolean', default: false },
      'accept-loss': { type: 'boolean', default: false },
      'write-samples': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { kind: 'help' };
  if (values.out === '') throw new Error('--out needs a path');
  const committed = resolve(root, 'data/news');
  const out = values.out === undefined ? null : resolve(values.out);
  const samples = values['write-samples'];
  if (samples && out !== null) throw new Error('--write-samples takes no --out: it writes the samples into data/news');
  if (values.check) return { kind: 'check', directory: out ?? committed };
  const hasRelay = (environment['LIVE_NEWS_URL'] ?? '') !== '';
  const plan = parseNewsPlan(environment, hasRelay);

  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  const isLive = token !== '' && !samples;
  if (!isLive && !samples && out === committed)
    throw new Error('--out: sample articles go into data/news with --write-samples only');
  if (!/^[1-9]\d{0,6}$/.test(values.budget ?? '1'))
    throw new Error(`--budget: ${JSON.stringify(values.budget)} is no whole number from 1 to 9999999`);
  const budget = values.budget === undefined ? null : Number(values.budget);
  const common = { plan, budget, runsLeft: null, memoryPath: null, acceptLoss: values['accept-loss'] } as const;
  if (!isLive) {
    const archiveArticles = samples ? Math.min(plan.archiveArticles, samplesKept) : plan.archiveArticles;
    const options = {
      ...common,
      upstream: { kind: 'embedded', url: '', token: '', host: 'embedded samples' },
      directory: out ?? (samples ? committed : resolve(root, '.cache/news')),
      plan: { ...plan, archiveArticles, relayShare: 0 },
    } as const;
    return { kind: 'refresh', options };
  }
  const url = parseServiceUrl(environment['NEWS_API_URL'] ?? '');
  if (url.kind === 'invalid') throw new Error(url.message);
  const options = {
    ...common,
    upstream: { kind: 'live', url: url.value.href, token, host: url.value.hostname },
    directory: out ?? committed,
    runsLeft: values.scheduled ? runsLeft(plan, now) : null,
    memoryPath: resolve(root, '.cache/refresh-state.json'),
  } as const;
  return { kind: 'refresh', options };
}

/** @param root the repository's folder, for the default folders; paths of options are relative to the working directory */
export function parseCommand(
  argv: readonly string[],
  environment: Environment,
  root: string,
  now = Date.now(),
): Command {
  try {
    return parse(argv, environment, root, now);
  } catch (error) {
    return { kind: 'wrong', message: messageOf(error) };
  }
}
