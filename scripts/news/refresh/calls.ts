/** The calls of a run: one after the other, repeated where that may help, as far as allowance and time go. */
import { setTimeout as sleep } from 'node:timers/promises';
import fetch from 'node-fetch';
import { refreshTimeoutMs } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { askService, type Fetch, isStop } from '~/features/news/model/service/askService';
import type { Allowance } from './allowance';
import type { PageResult } from './visits';

/** What the calls take from outside; tests put in their own. */
export interface CallDeps {
  readonly fetch: Fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** A clock that is never set, in ms. */
  readonly elapsed: () => number;
  readonly timeoutMs: number;
  readonly bytesMax: number;
  /** First wait before a repeated call, in ms; it doubles. */
  readonly backoffMs: number;
  readonly timeLimitMs: number;
}

export const realCallDeps: CallDeps = {
  fetch,
  sleep,
  elapsed: () => performance.now(),
  timeoutMs: refreshTimeoutMs,
  bytesMax: 5_000_000,
  backoffMs: 500,
  timeLimitMs: 300_000,
};

export interface Calls {
  readonly ask: (combination: Combination, page: number) => Promise<PageResult>;
  /** Why no further call of this run makes sense, and the status that said so. */
  readonly stopped: () => { readonly reason: string; readonly status: number | null } | null;
  /** By how much the service's clock is ahead of this machine's, in ms. */
  readonly clockDifference: () => number;
}

const attemptsMax = 3;

export function createCalls(
  { token, url }: { readonly token: string; readonly url: string },
  allowance: Allowance,
  deps: CallDeps,
  now: () => number,
  onCall: (line: string) => void,
): Calls {
  const { backoffMs, bytesMax, elapsed, fetch: call, timeLimitMs, timeoutMs } = deps;
  const client = { fetch: call, url: new URL(url), token, timeoutMs, bytesMax };
  const end = elapsed() + timeLimitMs;
  let stopped: ReturnType<Calls['stopped']> = null;
  let clockDifference = 0;

  return {
    async ask(combination, page) {
      let reason = '';
      for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
        if (elapsed() >= end)
          stopped ??= { reason: `the run's ${timeLimitMs / 1_000} s are over: run again`, status: null };
        if (stopped !== null || !allowance.take()) return { kind: 'ended' };
        const answer = await askService({ ...combination, page }, client);
        allowance.answered(answer);
        if (answer.date !== null) clockDifference = answer.date - now();
        const what = answer.kind === 'ok' ? `${answer.page.articles.length} articles` : answer.reason;
        onCall(`[${String(allowance.used()).padStart(3)}] ${keyOf(combination).padEnd(30)} page ${page}: ${what}`);
        if (answer.kind === 'ok') return answer;
        ({ reason } = answer);
        if (answer.status === 402) allowance.usedUp();
        if (isStop(answer.status)) {
          stopped = { reason, status: answer.status };
          return { kind: 'ended' };
        }
        const waitMs = answer.waitMs ?? backoffMs * 2 ** (attempt - 1);
        if (!answer.isPassing || elapsed() + waitMs >= end) return { kind: 'failed', reason };
        if (attempt < attemptsMax) await deps.sleep(waitMs);
      }
      return { kind: 'failed', reason: `${reason}, ${attemptsMax} times` };
    },
    stopped: () => stopped,
    clockDifference: () => clockDifference,
  };
}
