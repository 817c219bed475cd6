/** The calls of a run: one after the other, repeated where that may help, as far as allowance and time go. */
import { refreshTimeoutMs } from '~/config/limits';
import { type NewsSelection, keyOf } from '~/config/selection';
import { askService, type Fetch, isStop } from '~/features/news/model/service/askService';
import { searchTerms as terms } from '~scripts/settings/news-filters';
import type { Allowance } from './allowance';
import type { Stop } from './memory';
import type { PageResult } from './visits';

/** What the calls take from outside; tests put in their own. */
export interface CallDeps {
  readonly fetch: Fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Prints a line for each call. */
  readonly onCall: (line: string) => void;
}

const attemptsMax = 3;
/** First wait before a repeated call; it doubles. */
const backoffMs = 500;
const runMs = 300_000;
const bytesMax = 5_000_000;

export function createCalls(
  { token, url }: { readonly token: string; readonly url: string },
  allowance: Allowance,
  { fetch, now, onCall, sleep }: CallDeps,
) {
  const client = { fetch, url: new URL(url), token, terms, timeoutMs: refreshTimeoutMs, bytesMax };
  const end = performance.now() + runMs;
  let stopped: Stop | null = null;
  let clockDifference = 0;

  return {
    async ask(selection: NewsSelection, page: number): Promise<PageResult> {
      let reason = '';
      for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
        if (performance.now() >= end)
          stopped ??= { reason: `the run's ${runMs / 1_000} s are over: run again`, status: null };
        if (stopped !== null || !allowance.take()) return { kind: 'ended' };
        const answer = await askService({ ...selection, page }, client);
        allowance.read(answer);
        if (answer.date !== null) clockDifference = answer.date - now();
        const what = answer.kind === 'ok' ? `${answer.page.articles.length} articles` : answer.reason;
        onCall(`[${String(allowance.used()).padStart(3)}] ${keyOf(selection).padEnd(30)} page ${page}: ${what}`);
        if (answer.kind === 'ok') return answer;
        ({ reason } = answer);
        if (isStop(answer.status)) {
          stopped = { reason, status: answer.status };
          return { kind: 'ended' };
        }
        const waitMs = answer.waitMs ?? backoffMs * 2 ** (attempt - 1);
        if (!answer.isPassing || performance.now() + waitMs >= end) return { kind: 'failed', reason };
        if (attempt < attemptsMax) await sleep(waitMs);
      }
      return { kind: 'failed', reason: `${reason}, ${attemptsMax} times` };
    },
    stopped: (): Stop | null => stopped,
    /** By how much the service's clock is ahead of this machine's, in ms. */
    clockDifference: () => clockDifference,
  };
}
