/** Arguments and environment of the refresh, turned into what it shall do. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewsPlan, NewsPlanError, parseNewsPlan } from '~/config/newsPlan';
import { parseServiceUrl } from '~/features/news/model/service/serviceUrl';
import type { RefreshOptions } from '~scripts/news/refresh/options';

export const refreshUsage = `npm run news:refresh -- [options]

Asks the news service for what is missing and stalest, as far as the day's calls go, adds it to the archive, and derives
the newest twelve of every region × category from it.
With NEWS_API_TOKEN: from NEWS_API_URL (https://api.thenewsapi.com/v1/news/all) into data/news.
Without: from the embedded news service into .cache/news; data/news stays as it is.

  --out DIR          write there instead
  --scheduled        spend the schedule's part of the day's calls, instead of the part of runs by hand
  --budget N         at most N calls, retries included, also where the plan has more
  --concurrency N    calls at a time, 1 to 16 (6; of the embedded service 1)
  --time-limit S     end after S seconds, with what there is (300)
  --state FILE       what is remembered between runs (NEWS_STATE, or .cache/refresh-state.json); it may be lost
  --merge DIR        ask nobody: add the articles of another folder of news
  --corpus FILE      let the embedded service serve the records of this JSON file
  --write-samples    write the committed samples: embedded service, into data/news
  --require-token    without a token, warn and leave everything as it is (for the schedule)
  --check            validate the snapshots there are, write nothing
  --json             one JSON object on standard output; progress goes to standard error
  --help             this text

How the day's calls are shared out, and how much is kept: NEWS_CALLS_PER_DAY, NEWS_CALL_SHARES, NEWS_RUNS_PER_DAY,
NEWS_ARCHIVE_DAYS and NEWS_ARCHIVE_ARTICLES, docs/settings.md.

Exit code: 0 when there was an answer, or no call left to get one; 1 when every call failed or a file could not be
written; 2 for wrong usage.`;

export type Command =
  | { readonly kind: 'refresh'; readonly options: RefreshOptions }
  | { readonly kind: 'check'; readonly directory: string; readonly json: boolean }
  | { readonly kind: 'merge'; readonly directory: string; readonly other: string; readonly plan: NewsPlan }
  | { readonly kind: 'help' }
  /** The schedule met no token. */
  | { readonly kind: 'skip' }
  /** Wrong usage: one line that says what to do. */
  | { readonly kind: 'wrong'; readonly message: string };

/** Wrong usage, turned into a result at this module's edge. */
class UsageError extends Error {
  override name = 'UsageError';
}

function wholeNumber(name: string, text: string | undefined, fallback: number, least: number, most: number): number {
  if (text === undefined) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new UsageError(`--${name}: ${JSON.stringify(text)} is no whole number from ${least} to ${most}`);
  return value;
}

function newsUrl(text: string): URL {
  const url = parseServiceUrl(text);
  if (url.kind === 'invalid') throw new UsageError(url.message);
  return url.value;
}

function planOf(environment: Readonly<Record<string, string | undefined>>): NewsPlan {
  try {
    return parseNewsPlan(environment);
  } catch (error) {
    if (error instanceof NewsPlanError) throw new UsageError(error.message);
    throw error;
  }
}

/** Samples in the repository: enough for a second page of each combination, and no more. */
const samplesKept = 450;

function parse(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Command {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      out: { type: 'string' },
      budget: { type: 'string' },
      concurrency: { type: 'string' },
      'time-limit': { type: 'string' },
      corpus: { type: 'string' },
      scheduled: { type: 'boolean', default: false },
      state: { type: 'string' },
      merge: { type: 'string' },
      'write-samples': { type: 'boolean', default: false },
      'require-token': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  });
  if (values.help) return { kind: 'help' };
  if ([values.out, values.corpus, values.state, values.merge].includes(''))
    throw new UsageError('--out, --corpus, --state and --merge need a path');
  const committed = resolve(root, 'data/news');
  const out = values.out === undefined ? null : resolve(values.out);
  const samples = values['write-samples'];
  if (samples && (values.corpus !== undefined || out !== null))
    throw new UsageError('--write-samples takes neither --corpus nor --out: it writes the samples into data/news');
  if (values.check) return { kind: 'check', directory: out ?? committed, json: values.json };
  const plan = planOf(environment);
  if (values.merge !== undefined)
    return { kind: 'merge', directory: out ?? committed, other: resolve(values.merge), plan };

  const token = (environment['NEWS_API_TOKEN'] ?? '').trim();
  const isLive = token !== '' && !samples && values.corpus === undefined;
  if (!isLive && values['require-token']) {
    if (token === '') return { kind: 'skip' };
    throw new UsageError('--require-token goes neither with --write-samples nor with --corpus');
  }
  if (!isLive && !samples && out === committed)
    throw new UsageError('--out: sample articles go into data/news with --write-samples only');
  const url = isLive ? newsUrl(environment['NEWS_API_URL'] ?? '') : null;
  const budget = wholeNumber('budget', values.budget, Infinity, 1, 1_000_000);
  return {
    kind: 'refresh',
    options: {
      upstream: {
        kind: isLive ? 'live' : 'embedded',
        url: url?.href ?? '',
        token: isLive ? token : '',
        host: url?.hostname ?? (values.corpus === undefined ? 'embedded samples' : 'embedded corpus'),
        corpus: values.corpus === undefined ? null : resolve(values.corpus),
      },
      directory: out ?? (isLive || samples ? committed : resolve(root, '.cache/news')),
      plan: samples ? { ...plan, archiveArticles: Math.min(plan.archiveArticles, samplesKept) } : plan,
      caller: values.scheduled ? 'scheduled' : 'manual',
      statePath: isLive
        ? resolve(root, values.state ?? (environment['NEWS_STATE'] || '.cache/refresh-state.json'))
        : null,
      budget,
      // One after the other the same samples come in the same order, and make the same files.
      concurrency: wholeNumber('concurrency', values.concurrency, isLive ? 6 : 1, 1, 16),
      timeLimitMs: wholeNumber('time-limit', values['time-limit'], 300, 1, 86_400) * 1_000,
      json: values.json,
    },
  };
}

/**
 * @param root the repository's folder, for the default folders; `--out` and `--corpus` are relative to the
 * working directory.
 */
export function parseCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Command {
  try {
    return parse(argv, environment, root);
  } catch (error) {
    // parseArgs throws TypeError with a code for unknown and incomplete options.
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (isUsage) return { kind: 'wrong', message: error.message };
    throw error;
  }
}
