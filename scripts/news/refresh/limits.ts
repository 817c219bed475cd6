/** What limits a run: its calls, its time, and the pause a service asks for. Shared by all its calls. */
import { setMaxListeners } from 'node:events';

export interface Waiting {
  /** Resolves after so many ms, or at once when the signal is given. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A clock that is never set, in ms. */
  readonly elapsed: () => number;
}

/** What an answer told of the plan; null where it did not. */
export interface Usage {
  readonly callsPerDay: number | null;
  readonly callsLeft: number | null;
}

export interface RunLimits {
  /** Counts a call; false, and nothing counted, when the budget is used up. */
  readonly takeCall: () => boolean;
  readonly callsUsed: () => number;
  /** A call is over: what its answer tells of the plan counts more than the budget. */
  readonly callEnded: (usage: Usage | null) => void;
  /** The plan's calls are used up. */
  readonly spendAll: () => void;
  /** What the service last told of its plan. */
  readonly usage: () => Usage;
  /** Whether no call is left to make. */
  readonly isSpent: () => boolean;
  /** Ms until the time limit. */
  readonly timeLeft: () => number;
  /** Nobody calls before so many ms have passed. */
  readonly pause: (ms: number) => void;
  /** Waits for the end of a pause. */
  readonly whenOpen: () => Promise<void>;
  /** No call of this run makes sense any more; the first reason stays. */
  readonly stop: (reason: string) => void;
  readonly stopReason: () => string | null;
  /** Given at a stop, the time limit's included; ends waits. */
  readonly stopped: AbortSignal;
  /** Given at the time limit; ends calls. At a stop, calls on their way are paid for and may still end well. */
  readonly timedOut: AbortSignal;
}

/**
 * @param budget calls at most.
 * @param timeLimitMs from now.
 */
export function createRunLimits(budget: number, timeLimitMs: number, { elapsed, sleep }: Waiting): RunLimits {
  const start = elapsed();
  const stopping = new AbortController();
  const timedOut = AbortSignal.timeout(timeLimitMs);
  // Each call at a time listens; node would take more than ten for a leak.
  setMaxListeners(0, stopping.signal);
  const timeLeft = () => Math.max(0, start + timeLimitMs - elapsed());
  let used = 0;
  let ended = 0;
  let allowed = budget;
  let usage: Usage = { callsPerDay: null, callsLeft: null };
  let openAt = 0;
  let reason: string | null = null;
  const stop = (text: string) => {
    reason ??= text;
    stopping.abort();
  };
  timedOut.addEventListener('abort', () =>
    stop(`the time limit of ${timeLimitMs / 1_000} s is reached: run again, or raise --time-limit`),
  );
  return {
    takeCall() {
      if (used >= allowed) return false;
      used += 1;
      return true;
    },
    callsUsed: () => used,
    callEnded(told) {
      ended += 1;
      if (told === null) return;
      usage = told;
      // Calls under way may be counted in what is left or not: taken as not, none too many is made.
      if (told.callsLeft !== null) allowed = Math.min(budget, ended + told.callsLeft);
    },
    spendAll() {
      allowed = 0;
    },
    usage: () => usage,
    isSpent: () => used >= allowed,
    timeLeft,
    pause(ms) {
      openAt = Math.max(openAt, elapsed() + ms);
    },
    async whenOpen() {
      while (openAt > elapsed() && !stopping.signal.aborted) await sleep(openAt - elapsed(), stopping.signal);
    },
    stop,
    stopReason: () => reason,
    stopped: stopping.signal,
    timedOut,
  };
}
