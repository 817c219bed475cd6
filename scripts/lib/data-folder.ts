/** Folder of the files that an owner edits, relative to the project. The tests replace this module (vitest.config.ts). */
export const dataFolder = 'data';
