import type { ShellContent } from './schemas/shell';

/**
 * The UTC day of an instant, in words: "May 13, 2022".
 *
 * @param instant ISO 8601
 */
export function longDate({ months, first, pattern }: ShellContent['dates'], instant: string): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  return pattern
    .replace('{day}', day === 1 ? first : String(day))
    .replace('{month}', months[date.getUTCMonth()] ?? '')
    .replace('{year}', String(date.getUTCFullYear()));
}
