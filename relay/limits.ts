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
  /** Time limit in ms for a call to the service: less than `newsTimeoutMs`, so that a failure reaches the page in time. */
  timeoutMs: 7_000,
  /** How long a query is not sent again after a failed call, in ms, unless the service says how long; and the most that it may say. */
  pauseMs: 600_000,
  longestPauseMs: 3_600_000,
} as const;
