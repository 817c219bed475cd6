/** Makes the calls of a run, one after the other, within its share of the plan and its time limit. */
import { refreshRunsPerDay, refreshTimeoutMs } from '~/config/limits';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { askService, type Fetch, type ServiceAnswer, shouldStopCalling } from '~/news/askService';
import type { NewsOrigin } from '~/news/newsList';
import type { ArticlesPage } from '~/news/response';
import type { SearchTerms } from '~/news/searchTerms';
import { countRelayCalls } from '~/news/servicePlan';

/** What calls need of the machine that they run on; tests replace it. */
export interface CallDependencies {
  readonly fetch: Fetch;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** This machine's time, in ms since 1970. */
  readonly now: () => number;
  /** Prints a line for each call. */
  readonly onCall: (line: string) => void;
}

interface CallOptions {
  /** The origin of the news, which answers must have. */
  readonly origin: NewsOrigin;
  readonly searchTerms: SearchTerms;
  readonly token: string;
  readonly url: string;
  /** The calls of the plan, until the service names another number. */
  readonly callsPerDay: number;
  /** The largest number of calls that the run may make; null for its share of the day. */
  readonly budget: number | null;
}

export type CallResult =
  | { readonly kind: 'ok'; readonly page: ArticlesPage }
  /** `isTemporary`: whether the same call may succeed later. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isTemporary: boolean }
  /** No call is left, or further calls would fail too. */
  | { readonly kind: 'ended' };

/** Why a run makes no further call, and the status of the answer that showed it. */
export interface StopCause {
  readonly reason: string;
  readonly status: number | null;
}

const runMs = 300_000;
/** Wait in ms before a failed call is repeated, unless the service asks for a longer one. */
const repeatWaitMs = 5_000;
/** The service counts the calls of a minute (its documentation, "Rate limits"). */
const rateLimitMs = 60_000;

export function createCalls(
  { budget, callsPerDay: callsPerDayOfPlan, origin, searchTerms: terms, token, url }: CallOptions,
  { fetch, now, onCall, sleep }: CallDependencies,
) {
  const client = { fetch, url: new URL(url), token, terms, timeoutMs: refreshTimeoutMs, now };
  const end = performance.now() + runMs;
  let callsPerDay = callsPerDayOfPlan;
  /** Calls that are left today, as the service reported; null if it has not reported it. */
  let callsLeft: number | null = null;
  let used = 0;
  let stop: StopCause | null = null;
  let clockDifference: number | null = null;

  /** Returns how many calls the run may make in total: its share of the day, but no more than the service has left. */
  function getAllowed(): number {
    const share = budget ?? Math.floor((callsPerDay - countRelayCalls(callsPerDay)) / refreshRunsPerDay);
    return callsLeft === null ? share : Math.min(share, used + callsLeft);
  }

  function readHeaders(answer: ServiceAnswer): void {
    callsPerDay = answer.callsPerDay ?? callsPerDay;
    callsLeft = answer.callsLeft ?? (callsLeft === null ? null : Math.max(0, callsLeft - 1));
    if (answer.date !== null) clockDifference = answer.date - now();
  }

  /** Makes one call. Returns null if no call may be made, or if this one showed that further ones would fail too. */
  async function askOnce(selection: NewsSelection, page: number): Promise<ServiceAnswer | null> {
    if (performance.now() >= end)
      stop ??= { reason: `the run has reached its time limit of ${runMs / 1_000} s: run again`, status: null };
    if (stop !== null || used >= getAllowed()) return null;
    const answer = await askService({ ...selection, page }, client);
    used += 1;
    readHeaders(answer);
    const outcome = answer.kind === 'ok' ? `${answer.page.articles.length} articles` : answer.reason;
    onCall(`[${String(used).padStart(3)}] ${selectionKey(selection).padEnd(30)} page ${page}: ${outcome}`);
    // A list never holds both samples and live news.
    if (answer.kind === 'ok' && answer.page.origin !== origin)
      stop = {
        reason: `the service sent ${answer.page.origin} articles, but ${origin} ones were asked for: check NEWS_API_URL`,
        status: null,
      };
    else if (answer.kind === 'failed' && shouldStopCalling(answer.status))
      stop = { reason: answer.reason, status: answer.status };
    return stop === null ? answer : null;
  }

  /** Waits before a call is repeated. Returns false at once if the call cannot succeed, or the run would be over by then. */
  async function waitToRepeat(answer: ServiceAnswer): Promise<boolean> {
    if (answer.kind === 'ok' || !answer.isTemporary) return false;
    const askedWaitMs = answer.waitMs ?? (answer.status === 429 ? rateLimitMs : 0);
    const ms = Math.max(repeatWaitMs, askedWaitMs);
    if (performance.now() + ms >= end) return false;
    await sleep(ms);
    return true;
  }

  return {
    /** Asks for a page of a selection. A call that fails for the moment is repeated once. */
    async ask(selection: NewsSelection, page: number): Promise<CallResult> {
      const first = await askOnce(selection, page);
      if (first === null) return { kind: 'ended' };
      const repeated = (await waitToRepeat(first)) ? await askOnce(selection, page) : null;
      return repeated ?? first;
    },
    /** Ends the run: no further call is made. */
    end(reason: string): void {
      stop ??= { reason, status: null };
    },
    /** Returns how many calls were made and may be made, and why the run made no further ones. */
    getUsage: () => ({ used, allowed: getAllowed(), callsLeft, stop }),
    /** Returns by how much the service's clock is ahead of this machine's, in ms; null if the service sends no date. */
    getClockDifference: () => clockDifference,
  };
}

export type Calls = ReturnType<typeof createCalls>;
