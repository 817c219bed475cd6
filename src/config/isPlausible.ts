import { buildYear } from '~generated/site';

/** Whether a visitor's clock may be right: not before the year of the build, nor more than one year after it. */
export function isPlausible(now: Date): boolean {
  const years = now.getFullYear() - buildYear;
  return years === 0 || years === 1;
}
