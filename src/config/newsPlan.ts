/**
 * How the calls of the news service's plan are shared out, and how much news is kept. Read by the refresh and the relay
 * from their own environment, never by the site's pages; docs/settings.md lists them.
 */

/** Who calls the service. The three share no memory, so that each has a part of the day's calls of its own. */
export const callers = ['scheduled', 'manual', 'relay'] as const;
export type Caller = (typeof callers)[number];

export interface NewsPlan {
  /** Calls that the plan allows a day (UTC). What the service's headers say of it counts more. */
  readonly callsPerDay: number;
  /** Percent of them for each caller, 100 at most together. */
  readonly shares: Readonly<Record<Caller, number>>;
  /** Scheduled runs a day, among which their part is shared out. */
  readonly runsPerDay: number;
  /** Days after which an article leaves the archive, counted from the newest one known. */
  readonly archiveDays: number;
  /** Articles that the archive holds at most, besides the newest twelve of each combination. */
  readonly archiveArticles: number;
}

/** Every setting: environment variable and default. */
export const newsPlanSettings = {
  NEWS_CALLS_PER_DAY: '100',
  NEWS_CALL_SHARES: '70,10,20',
  NEWS_RUNS_PER_DAY: '4',
  NEWS_ARCHIVE_DAYS: '30',
  NEWS_ARCHIVE_ARTICLES: '3000',
} as const;

type SettingName = keyof typeof newsPlanSettings;

/** A setting that cannot be used; the message is one line that names the variable and what it must be. */
export class NewsPlanError extends Error {
  override name = 'NewsPlanError';
}

/** @throws NewsPlanError naming the variable, its value and what it must be. */
export function parseNewsPlan(environment: Readonly<Partial<Record<string, string>>>): NewsPlan {
  // An unset variable of a CI system often arrives as an empty text.
  const read = (name: SettingName) => environment[name]?.trim() || newsPlanSettings[name];
  const refuse = (name: SettingName, wanted: string): never => {
    throw new NewsPlanError(`${name}: ${JSON.stringify(read(name))} is not ${wanted}`);
  };
  const wholeNumber = (name: SettingName, most: number) => {
    const value = /^\d{1,9}$/.test(read(name)) ? Number(read(name)) : 0;
    return value >= 1 && value <= most ? value : refuse(name, `a whole number from 1 to ${most}`);
  };
  const [, scheduled, manual, relay] = (
    /^(\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})$/.exec(read('NEWS_CALL_SHARES')) ?? []
  ).map(Number);
  if (scheduled === undefined || manual === undefined || relay === undefined || scheduled + manual + relay > 100)
    return refuse('NEWS_CALL_SHARES', 'three numbers of at most 100 together, such as 70,10,20');
  return {
    callsPerDay: wholeNumber('NEWS_CALLS_PER_DAY', 1_000_000),
    shares: { scheduled, manual, relay },
    runsPerDay: wholeNumber('NEWS_RUNS_PER_DAY', 96),
    archiveDays: wholeNumber('NEWS_ARCHIVE_DAYS', 365),
    archiveArticles: wholeNumber('NEWS_ARCHIVE_ARTICLES', 20_000),
  };
}

/**
 * A caller's calls a day. Rounded down, so that all parts together never pass the plan.
 * @param callsPerDay the plan's, where the service names another figure than the settings
 */
export function callsOf(
  { callsPerDay: set, shares }: Pick<NewsPlan, 'callsPerDay' | 'shares'>,
  caller: Caller,
  callsPerDay = set,
): number {
  return Math.floor((callsPerDay * shares[caller]) / 100);
}
