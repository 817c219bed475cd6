/** One combination's answer: up to three calls with growing, jittered waits, within the limits of the run. */
import type { NewsPage } from '~/features/news/model/response';
import type { CallResult } from './fetch-news';
import type { RunLimits, Waiting } from './limits';

export type FetchResult =
  | { readonly kind: 'ok'; readonly page: NewsPage }
  | { readonly kind: 'failed'; readonly reason: string }
  /** It was not, or not fully, asked for: budget, time limit or a stop of the whole run. */
  | { readonly kind: 'left'; readonly reason: string };

export interface RetryOptions {
  readonly limits: RunLimits;
  readonly waiting: Waiting;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** First wait, in ms, before jitter; it doubles. */
  readonly backoffMs: number;
}

const attemptsMax = 3;

function waitFor(
  result: Extract<CallResult, { kind: 'retry' }>,
  attempt: number,
  { backoffMs, random }: RetryOptions,
): number {
  // Jitter keeps calls that failed together from coming back together.
  return result.waitMs === null
    ? backoffMs * 2 ** (attempt - 1) * (0.5 + random())
    : result.waitMs + backoffMs * 0.5 * random();
}

/** @param call makes one call. */
export async function fetchWithRetries(
  call: (signal: AbortSignal) => Promise<CallResult>,
  options: RetryOptions,
): Promise<FetchResult> {
  const { limits, waiting } = options;
  let lastReason: string | null = null;
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    await limits.whenOpen();
    const stopReason = limits.stopReason();
    if (stopReason !== null) return { kind: 'left', reason: stopReason };
    if (!limits.takeCall()) {
      return lastReason === null
        ? { kind: 'left', reason: 'no call is left' }
        : { kind: 'failed', reason: `${lastReason}, and no call is left` };
    }
    const result = await call(limits.timedOut);
    limits.callEnded(result.kind === 'ok' ? result.usage : null);
    if (result.kind === 'ok' || result.kind === 'failed') return result;
    if (result.kind === 'stop') {
      if (result.spent) limits.spendAll();
      limits.stop(result.reason);
      return { kind: 'left', reason: result.reason };
    }
    if (limits.stopped.aborted) continue;
    lastReason = result.reason;
    if (attempt === attemptsMax) break;
    const waitMs = waitFor(result, attempt, options);
    if (waitMs >= limits.timeLeft()) {
      const reason = `${result.reason}, and the service asks to wait ${Math.ceil(waitMs / 1_000)} s, longer than the run may take`;
      // A rate limit holds for every call; a fault may be this one's alone.
      if (result.rateLimited) limits.stop(`${reason}: run again later`);
      return { kind: 'failed', reason };
    }
    if (result.rateLimited) limits.pause(waitMs);
    else await waiting.sleep(waitMs, limits.stopped);
  }
  return limits.stopped.aborted
    ? { kind: 'left', reason: limits.stopReason() ?? 'the run was ended' }
    : { kind: 'failed', reason: `${lastReason ?? 'no answer'}, ${attemptsMax} times` };
}
