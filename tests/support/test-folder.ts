/** Folder of what the tests generate from the sample. */
export const testFolder = '.cache/tests';
