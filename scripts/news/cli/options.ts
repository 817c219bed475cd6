/** Arguments and environment of the refresh, turned into what it shall do. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { parseServiceUrl } from '../../../src/features/news/model/service/serviceUrl';
import type { RefreshOptions } from '../refresh/refresh';

export const refreshUsage = `npm run news:refresh -- [options]

Fetches the first page of every region × category into snapshot files.
With NEWS_API_TOKEN: from NEWS_API_URL (https://api.thenewsapi.com/v1/news/all) into data/news.
Without: from the embedded news service into .cache/news; data/news stays as it is.

  --out DIR          write there instead
  --budget N         at most N calls, retries included; the stalest combinations first
  --concurrency N    calls at a time, 1 to 16 (6)
  --time-limit S     end after S seconds, with what there is (300)
  --accept-smaller   take an answer of half the articles or less, which is otherwise refused
  --corpus FILE      let the embedded service serve the records of this JSON file
  --write-samples    write the committed samples: embedded service, into data/news
  --require-token    without a token, warn and leave everything as it is (for the schedule)
  --check            validate the snapshots there are, write nothing
  --json             one JSON object on standard output; progress goes to standard error
  --help             this text

Exit code: 0 when all or some combinations succeeded, 1 when none did, 2 for wrong usage.`;

export type Command =
  | { readonly kind: 'refresh'; readonly options: RefreshOptions }
  | { readonly kind: 'check'; readonly directory: string; readonly json: boolean }
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
      'accept-smaller': { type: 'boolean', default: false },
      'write-samples': { type: 'boolean', default: false },
      'require-token': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  });
  if (values.help) return { kind: 'help' };
  if (values.out === '' || values.corpus === '') throw new UsageError('--out and --corpus need a path');
  const committed = resolve(root, 'data/news');
  const out = values.out === undefined ? null : resolve(values.out);
  const samples = values['write-samples'];
  if (samples && (values.corpus !== undefined || out !== null))
    throw new UsageError('--write-samples takes neither --corpus nor --out: it writes the samples into data/news');
  if (values.check) return { kind: 'check', directory: out ?? committed, json: values.json };

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
      budget,
      concurrency: wholeNumber('concurrency', values.concurrency, 6, 1, 16),
      timeLimitMs: wholeNumber('time-limit', values['time-limit'], 300, 1, 86_400) * 1_000,
      acceptSmaller: values['accept-smaller'],
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
