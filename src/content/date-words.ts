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
 * A language's dates as Intl has them, but for the French "1er", which it lacks. A build asks once (scripts/build/page/words-at-build.ts): the first use of Intl
 * costs a slow processor 50 to 100 ms in a browser, and browsers of other versions may word a date otherwise.
 *
 * @param tag BCP 47
 */
export function dateWordsOf(tag: string): DateWords {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const partsOf = (month: number) => format.formatToParts(new Date(Date.UTC(2022, month, 2)));
  return {
    months: Array.from({ length: 12 }, (_, month) => partsOf(month).find(({ type }) => type === 'month')?.value ?? ''),
    first: tag.startsWith('fr') ? '1er' : '1',
    pattern: partsOf(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
  };
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
