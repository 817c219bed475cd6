// In a build, vite.config.ts puts the year here; scripts and tests have the clock.
declare const yearFromBuild: number | undefined;

/** Year the site was built in: the copyright line's first render. */
export const buildYear: number = typeof yearFromBuild === 'undefined' ? new Date().getUTCFullYear() : yearFromBuild;
