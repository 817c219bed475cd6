import { testFolder } from './test-folder';

/** Replaces scripts/lib/data-folder.ts in tests, so that an owner's data affects only the tests of tests/browser/owners. */
export const dataFolder = `${testFolder}/data`;
