/**
 * How the calls of the news service's plan are shared out, and how much news is kept. The refresh and the relay read it
 * from their own environment; no page of the site does.
 */

/** Every setting: environment variable and default. */
export const newsPlanSettings = {
  NEWS_CALLS_PER_DAY: '100',
  NEWS_RUNS_PER_DAY: '2',
  NEWS_RELAY_SHARE: '15',
  NEWS_ARCHIVE_DAYS: '30',
  NEWS_SNAPSHOT_ARTICLES: '120',
} as const;

type SettingName = keyof typeof newsPlanSettings;

/**
 * @param hasRelay whether there is a relay to leave calls to, unless `NEWS_RELAY_SHARE` says how many
 * @throws Error of one line that names the variable, its value and what it must be.
 */
export function parseNewsPlan(environment: Readonly<Partial<Record<string, string>>>, hasRelay = true) {
  const wholeNumber = (name: SettingName, least: number, most: number) => {
    // An unset variable of a CI system often arrives as an empty text.
    const otherwise = name === 'NEWS_RELAY_SHARE' && !hasRelay ? '0' : newsPlanSettings[name];
    const text = environment[name]?.trim() || otherwise;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (value >= least && value <= most) return value;
    throw new Error(`${name}: ${JSON.stringify(text)} is not a whole number from ${least} to ${most}`);
  };
  return {
    /** Calls that the plan allows a day (UTC). What the service's headers say counts more. */
    callsPerDay: wholeNumber('NEWS_CALLS_PER_DAY', 1, 1_000_000),
    /** Runs that the schedule starts a day, evenly spread. */
    runsPerDay: wholeNumber('NEWS_RUNS_PER_DAY', 1, 288),
    /** Percent of the calls that the refresh leaves to the relay. */
    relayShare: wholeNumber('NEWS_RELAY_SHARE', 0, 100),
    /** Days after which an article leaves a snapshot, unless it is one of the newest twelve. */
    archiveDays: wholeNumber('NEWS_ARCHIVE_DAYS', 1, 365),
    /** Articles that a snapshot holds at most. */
    snapshotArticles: wholeNumber('NEWS_SNAPSHOT_ARTICLES', 12, 1_000),
  };
}

export type NewsPlan = Readonly<ReturnType<typeof parseNewsPlan>>;

/**
 * The relay's calls a day.
 * @param callsPerDay the calls of the plan, if the service said another figure than the settings
 */
export function countRelayCalls({ callsPerDay: set, relayShare }: NewsPlan, callsPerDay = set): number {
  return Math.floor((callsPerDay * relayShare) / 100);
}
