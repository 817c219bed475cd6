/** The limits of the relay, except its calls a day, which variables decide (docs/news.md). */
export const relayLimits = {
  /** The number of pages of each selection that the relay answers for. */
  pagesMax: 100,
  /** How long an answer is fresh, in ms. */
  freshMs: 600_000,
  /** Greatest age in ms of a cached answer. If the service fails for longer, the site shows only the news of its files. */
  answerAgeMaxMs: 86_400_000,
  /** How long browsers and caches may store a stale answer, in seconds. */
  staleSeconds: 60,
  /** The largest number of calls to the service at once, and of calls of one client that wait or are made. */
  callsAtOnce: 4,
  clientCallsMax: 2,
  /** The largest number of waiting calls. If the service answers within 350 ms, each answer comes before `newsTimeoutMs`. */
  waitingCallsMax: 80,
  /** Time limit in ms for a call to the service: less than `newsTimeoutMs`, so that a failure reaches the page in time. */
  timeoutMs: 7_000,
  /** Pause after a failed call, in ms; each further failure doubles it, up to the longest pause. */
  pauseMs: 60_000,
  longestPauseMs: 3_600_000,
} as const;
