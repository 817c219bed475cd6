/**
 * Folder of what an owner edits, from the project's folder. Tests set `SITE_DATA` to their own. A browser, which reads
 * this module in development only, has no environment.
 */
export const dataFolder: string = (typeof process === 'undefined' ? '' : process.env['SITE_DATA']) || 'data';
