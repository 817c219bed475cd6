/** A language's long dates: the names of the months, and how a date is put together. */
export interface DateWords {
  /** January first. */
  readonly months: readonly string[];
  /** The first day of a month, which French writes as an ordinal: "1er". */
  readonly first: string;
  /** With `{day}`, `{month}` and `{year}`, e.g. "{month} {day}, {year}". */
  readonly pattern: string;
}

/**
 * The UTC day of an instant, in words: "May 13, 2022".
 *
 * @param instant ISO 8601
 */
export function longDate({ months, first, pattern }: DateWords, instant: string): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  return pattern
    .replace('{day}', day === 1 ? first : String(day))
    .replace('{month}', months[date.getUTCMonth()] ?? '')
    .replace('{year}', String(date.getUTCFullYear()));
}
