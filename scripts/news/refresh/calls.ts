/** The calls of a run, one after the other, as far as its budget and its time go. */
import { refreshTimeoutMs } from '~/config/limits';
import type { SearchTerms } from '~/shared/news/searchTerms';
import { type NewsSelection, keyOf } from '~/shared/news/selection';
import { askService, type Fetch, isStop } from '~/shared/news/service/askService';
import type { NewsPage } from '~/shared/news/service/response';
import type { CallBudget } from './call-budget';

/** What the calls take from outside; tests put in their own. */
export interface CallDeps {
  readonly fetch: Fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** This machine's time, in ms since 1970. */
  readonly now: () => number;
  /** Prints a line for each call. */
  readonly onCall: (line: string) => void;
}

export type CallResult =
  | { readonly kind: 'ok'; readonly page: NewsPage }
  /** `isPassing` says whether the same call may do better later, `waitMs` how long the service asks to wait. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isPassing: boolean; readonly waitMs: number | null }
  /** No call is left to make, or none makes sense any more. */
  | { readonly kind: 'ended' };

/** Why no further call of a run makes sense, and the status that said so. */
export interface Stop {
  readonly reason: string;
  readonly status: number | null;
}

const runMs = 300_000;
/** The service counts the calls of a minute (its documentation, "Rate limits"). */
const rateLimitMs = 60_000;
const bytesMax = 5_000_000;

export function createCalls(
  {
    searchTerms: terms,
    token,
    url,
  }: {
    readonly searchTerms: SearchTerms;
    readonly token: string;
    readonly url: string;
  },
  budget: CallBudget,
  { fetch, now, onCall, sleep }: CallDeps,
) {
  const client = { fetch, url: new URL(url), token, terms, timeoutMs: refreshTimeoutMs, bytesMax };
  const end = performance.now() + runMs;
  let stop: Stop | null = null;
  let clockDifference: number | null = null;

  return {
    async ask(selection: NewsSelection, page: number): Promise<CallResult> {
      if (performance.now() >= end)
        stop ??= { reason: `the run's ${runMs / 1_000} s are over: run again`, status: null };
      if (stop !== null || !budget.take()) return { kind: 'ended' };
      const answer = await askService({ ...selection, page }, client);
      budget.read(answer);
      if (answer.date !== null) clockDifference = answer.date - now();
      const outcome = answer.kind === 'ok' ? `${answer.page.articles.length} articles` : answer.reason;
      onCall(`[${String(budget.getUsed()).padStart(3)}] ${keyOf(selection).padEnd(30)} page ${page}: ${outcome}`);
      if (answer.kind === 'ok') return answer;
      // Asked too often, the service takes calls again in a moment.
      if (answer.status === 429) return { ...answer, waitMs: answer.waitMs ?? rateLimitMs };
      if (!isStop(answer.status)) return answer;
      stop = { reason: answer.reason, status: answer.status };
      return { kind: 'ended' };
    },
    /** Waits before calls are repeated; false, and at once, if the run would be over by then. */
    async wait(ms: number): Promise<boolean> {
      if (performance.now() + ms >= end) return false;
      await sleep(ms);
      return true;
    },
    getStop: (): Stop | null => stop,
    /** By how much the service's clock is ahead of this machine's, in ms; null if it does not tell the time. */
    getClockDifference: () => clockDifference,
  };
}

export type Calls = ReturnType<typeof createCalls>;
