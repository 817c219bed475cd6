/** Folder of the files that an owner edits, relative to the project. */
export const dataFolder = 'data';
