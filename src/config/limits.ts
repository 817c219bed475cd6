/** Business constants of the specification (section 9) and limits of the third parties the site talks to. */

/** Articles asked for per call; the service may clamp it to its plan (see `meta.limit`). */
export const newsPageSize = 12;
/** The service refuses addresses past this product of page and limit. */
export const newsPageTimesLimitMax = 20_000;
/** Releases that the list of all begins with. Older ones are on the pages of their years. */
export const newestReleasesMax = 30;
/** Articles of a feed. */
export const feedEntriesMax = 50;
/** Time a call of the news page may take, in ms: of the relay (specification, section 9), and of the site's own files. */
export const newsTimeoutMs = 8_000;
/** Time one refresh request may take, in ms. */
export const refreshTimeoutMs = 10_000;

/** The relay (docs/relay.md). How many calls a day it may make, and how long an answer is fresh, are its settings. */
export const relayLimits = {
  /** Pages of each region × category that it answers for. */
  pagesMax: 100,
  /** Age up to which an answer is given if no newer one can be had, in ms. The site itself has older news. */
  answerAgeMaxMs: 86_400_000,
  /** How long browsers and caches may keep an answer that is fresh no more, in seconds. */
  staleSeconds: 60,
  /** Time a call to the service may take, in ms: less than `newsTimeoutMs`, so that its failure is reported in time. */
  timeoutMs: 7_000,
  /** Longest body of the service that is read, in bytes. */
  bodyBytesMax: 2_000_000,
  /** Pause after a failed call, in ms; it doubles up to the longest. */
  pauseMs: 60_000,
  longestPauseMs: 3_600_000,
} as const;

/** Vertical scroll, in px, past which the header changes its background. */
export const headerScrollThresholdPx = 20;

/** Height of the scheduling frame, in px, and the length of a booked call, in minutes. */
export const schedulingFrameHeightPx = 600;
export const schedulingSlotMinutes = 30;

export const toastLimits = {
  maximum: 20,
  /** Milliseconds on screen; `null` stays until dismissed. */
  durationMs: { blank: 4_000, error: 4_000, success: 3_000, loading: null, custom: 5_000 },
} as const;

/** Lengths, in characters, past which feed text is cut at the border. */
export const articleLengths = { title: 300, description: 600, source: 80, category: 40, url: 2_048 } as const;
