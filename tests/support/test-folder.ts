/** Folder of the test data and of what is generated from it; commands can run in it. */
export const testFolder = '.cache/tests';
