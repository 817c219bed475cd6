/** Runs once before all tests: writes the test data, and generates its modules. */
import { join } from 'node:path';
import { generate } from '~scripts/generate/generate';
import { dataFolder } from './data-folder';
import { clearSettingVariables } from './setting-variables';
import { writeTestData } from './test-data';
import { testFolder } from './test-folder';

export async function setup(): Promise<void> {
  clearSettingVariables();
  writeTestData();
  await generate({
    dataFolder,
    environment: {},
    out: join(testFolder, '.generated'),
    now: new Date(),
  });
}
