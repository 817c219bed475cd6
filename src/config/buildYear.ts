// In a build, vite.config.ts puts the year here; scripts and tests have the clock.
declare const yearFromBuild: number | undefined;

/** Year the site was built in: the copyright line's first render. */
export const buildYear: number = typeof yearFromBuild === 'undefined' ? new Date().getUTCFullYear() : yearFromBuild;

/** Whether a visitor's clock may be right: not before the build's year, nor more than one year after it. */
export function isPlausible(now: Date): boolean {
  const years = now.getFullYear() - buildYear;
  return years === 0 || years === 1;
}
