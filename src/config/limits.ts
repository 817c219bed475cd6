/** Constants of the specification, and limits of the site and the third parties it talks to. */

/** The number of articles requested by a call; the service may reduce it to that of the plan (`meta.limit`). */
export const newsPageSize = 12;
/** The service refuses a call if the product of page and limit is greater. */
export const newsPageTimesLimitMax = 20_000;
/** Calls that the plan of the news service allows a day, unless `NEWS_CALLS_PER_DAY` or the service names another number. */
export const newsCallsPerDay = 100;
/** Percent of the calls of a day that the refresh leaves to the relay. */
export const relayCallsPercent = 10;
/** Runs of the refresh that the schedule in .github/workflows/refresh-news.yml starts a day, at equal intervals. */
export const refreshRunsPerDay = 2;
/** From this many days on, the news page says how many days old its news is. */
export const newsStaleDays = 3;
/** Time limit in ms for a request of the news page, for live news (specification) or for a file of the site. */
export const newsTimeoutMs = 8_000;
/** Time limit in ms for a call of the refresh. */
export const refreshTimeoutMs = 10_000;

/** Scroll position in px from which the header has another background. */
export const headerScrollThresholdPx = 20;

/** Height of the scheduling frame, in px, and the length of a booked call, in minutes. */
export const schedulingFrameHeightPx = 600;
export const schedulingSlotMinutes = 30;

export const toastLimits = {
  maximum: 20,
  /** How long a toast is shown, in ms; `null` until it is dismissed. */
  durationMs: { blank: 4_000, error: 4_000, success: 3_000, loading: null, custom: 5_000 },
} as const;

/** The greatest lengths of texts of articles, in characters. Longer texts of a feed are shortened. */
export const articleLengths = { title: 300, description: 600, source: 80, category: 40, url: 2_048 } as const;
