/** Folder of what an owner edits, from the project's folder. The tests have one of their own (vitest.config.ts). */
export const dataFolder = 'data';
