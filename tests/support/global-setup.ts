/** Runs once before all tests: generates the modules of the sample. */
import { join } from 'node:path';
import { generate } from '~scripts/generate/generate';
import { dataFolder } from '~scripts/lib/data-folder';
import { clearSettingVariables } from './setting-variables';
import { testFolder } from './test-folder';

export async function setup(): Promise<void> {
  clearSettingVariables();
  await generate({
    dataFolder,
    environment: {},
    out: join(testFolder, '.generated'),
    now: new Date(),
  });
}
