import { fill } from './fill';

/** The words of a language for dates. */
interface DateWords {
  /** The names of the months, from January. */
  readonly months: readonly string[];
  /** The first day of a month, such as the French "1er". */
  readonly first: string;
  /** The order of `{day}`, `{month}` and `{year}`. */
  readonly pattern: string;
}

/**
 * The UTC day of an instant as a long date: "May 13, 2022".
 * @param instant ISO 8601
 */
export function formatLongDate({ months, first, pattern }: DateWords, instant: string): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  const month = months[date.getUTCMonth()] ?? '';
  return fill(pattern, { day: day === 1 ? first : day, month, year: date.getUTCFullYear() });
}
