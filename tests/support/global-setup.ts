/** Runs once before all tests: generates the modules of the test data. */
import { join } from 'node:path';
import { generate } from '~scripts/generate/generate';
import { clearSettingVariables } from './settings';
import { testFolder } from './test-data';

export async function setup(): Promise<void> {
  clearSettingVariables();
  await generate({
    dataFolder: join(testFolder, 'data'),
    environment: {},
    out: join(testFolder, '.generated'),
    now: new Date(),
  });
}
