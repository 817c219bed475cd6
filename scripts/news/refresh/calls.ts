/** Makes the calls of a run, one after the other, within its budget and its time limit. */
import { refreshTimeoutMs } from '~/config/limits';
import type { NewsOrigin } from '~/shared/news/newsList';
import type { SearchTerms } from '~/shared/news/searchTerms';
import { type NewsSelection, selectionKey } from '~/shared/news/selection';
import { askService, type Fetch, stopsCalls } from '~/shared/news/service/askService';
import type { NewsPage } from '~/shared/news/service/response';
import type { CallBudget } from './call-budget';

/** Dependencies of the calls, which tests replace. */
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
  /** `isTemporary`: whether the same call may succeed later. `waitMs`: how long the service asks to wait. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isTemporary: boolean; readonly waitMs: number | null }
  /** No call is left, or further calls would fail too. */
  | { readonly kind: 'ended' };

/** Why further calls of a run would fail, and the status of the answer that showed it. */
export interface StopCause {
  readonly reason: string;
  readonly status: number | null;
}

const runMs = 300_000;
/** The service counts the calls of a minute (its documentation, "Rate limits"). */
const rateLimitMs = 60_000;
const bytesMax = 5_000_000;

export function createCalls(
  {
    origin,
    searchTerms: terms,
    token,
    url,
  }: {
    /** The origin of the news, which answers must have. */
    readonly origin: NewsOrigin;
    readonly searchTerms: SearchTerms;
    readonly token: string;
    readonly url: string;
  },
  budget: CallBudget,
  { fetch, now, onCall, sleep }: CallDeps,
) {
  const client = { fetch, url: new URL(url), token, terms, timeoutMs: refreshTimeoutMs, bytesMax };
  const end = performance.now() + runMs;
  let stop: StopCause | null = null;
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
      onCall(
        `[${String(budget.getUsed()).padStart(3)}] ${selectionKey(selection).padEnd(30)} page ${page}: ${outcome}`,
      );
      if (answer.kind === 'ok') {
        if (answer.page.origin === origin) return answer;
        // Samples and live news are never in one list.
        stop = { reason: `the answers are ${answer.page.origin} articles, and the news are ${origin}`, status: null };
        return { kind: 'ended' };
      }
      // After too many calls in a minute, the service takes calls again soon.
      if (answer.status === 429) return { ...answer, waitMs: answer.waitMs ?? rateLimitMs };
      if (!stopsCalls(answer.status)) return answer;
      stop = { reason: answer.reason, status: answer.status };
      return { kind: 'ended' };
    },
    /** Waits before calls are repeated. Returns false at once if the run would be over by then. */
    async wait(ms: number): Promise<boolean> {
      if (performance.now() + ms >= end) return false;
      await sleep(ms);
      return true;
    },
    getStopCause: (): StopCause | null => stop,
    /** Returns by how much the service's clock is ahead of this machine's, in ms; null if the service sends no date. */
    getClockDifference: () => clockDifference,
  };
}

export type Calls = ReturnType<typeof createCalls>;
