/**
 * What pages need of an owner's settings: brand, addresses and ids, languages and features. Everything here becomes
 * public. Settings that only the build needs are read by scripts (src/config/settings.ts), and secrets too.
 */
import type { LanguageSettings, Site } from './parseSite';

export type { LanguageSettings, Site };

// In a build, vite.config.ts puts the settings here, so that neither the parser nor any other variable of the
// environment reaches the bundle; scripts and tests read them themselves. Two constants, because the bundler removes the
// dead branch only for the plain first one. Asked for by `import()`: a library below a plain import would count among
// what every page loads, though nothing of it is left.
declare const siteIsBuilt: true | undefined;
declare const siteFromBuild: Site;

export const site: Site =
  typeof siteIsBuilt === 'undefined' ? (await import('./parseSite')).parseSite(process.env) : siteFromBuild;
