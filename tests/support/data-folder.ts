/** In place of scripts/lib/data-folder.ts: what an owner edits changes no test but those of tests/browser/own. */
export const dataFolder = '.cache/tests/data';
