/**
 * How the calls of the news service's plan are divided. The refresh and the relay read these
 * settings from their environments; no page of the site does.
 */

/** The default of each setting by its environment variable. */
export const servicePlanDefaults = {
  NEWS_CALLS_PER_DAY: '100',
  NEWS_RUNS_PER_DAY: '2',
  NEWS_RELAY_SHARE: '10',
} as const;

type SettingName = keyof typeof servicePlanDefaults;

/**
 * Reads the settings of the plan from environment variables.
 * @param hasRelay whether there is a relay to leave calls to, unless `NEWS_RELAY_SHARE` says how many
 * @throws Error of one line that names the variable, its value and what it must be.
 */
export function parseServicePlan(environment: Readonly<Partial<Record<string, string>>>, hasRelay = true) {
  const wholeNumber = (name: SettingName, least: number, most: number) => {
    // An unset variable of a CI system often arrives as an empty text.
    const otherwise = name === 'NEWS_RELAY_SHARE' && !hasRelay ? '0' : servicePlanDefaults[name];
    const text = environment[name]?.trim() || otherwise;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (value >= least && value <= most) return value;
    throw new Error(`${name}: ${JSON.stringify(text)} is not a whole number from ${least} to ${most}`);
  };
  return {
    /** Calls that the plan allows a day (UTC). A figure in the service's headers takes precedence. */
    callsPerDay: wholeNumber('NEWS_CALLS_PER_DAY', 1, 1_000_000),
    /** Runs of the refresh that the schedule starts a day, at equal intervals. */
    runsPerDay: wholeNumber('NEWS_RUNS_PER_DAY', 1, 288),
    /** Percent of the calls that the refresh leaves to the relay. */
    relayShare: wholeNumber('NEWS_RELAY_SHARE', 0, 100),
  };
}

export type ServicePlan = Readonly<ReturnType<typeof parseServicePlan>>;

/**
 * Returns how many calls a day the relay may make.
 * @param callsPerDay the calls of the plan, if the service said another figure than the settings
 */
export function countRelayCalls({ callsPerDay: set, relayShare }: ServicePlan, callsPerDay = set): number {
  return Math.floor((callsPerDay * relayShare) / 100);
}
