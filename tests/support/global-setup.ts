/** Runs once before all tests: makes what is generated of the data that they read. */
import { join } from 'node:path';
import { generate } from '~scripts/generate/generate';
import { forgetSettings } from './settings';
import { testFolder } from './test-data';

export async function setup(): Promise<void> {
  forgetSettings();
  await generate({ dataFolder: join(testFolder, 'data'), environment: {}, out: join(testFolder, '.generated') });
}
