/** In place of scripts/lib/data-folder.ts: what an owner edits changes no test but those of tests/browser/owners. */
export const dataFolder = '.cache/tests/data';
