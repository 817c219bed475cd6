import { buildYear } from '~generated/site';
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

/** Whether a visitor's clock may be right: not before the year of the build, nor more than one year after it. */
export function isPlausible(now: Date): boolean {
  const years = now.getFullYear() - buildYear;
  return years === 0 || years === 1;
}
