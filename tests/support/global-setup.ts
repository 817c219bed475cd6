/** Runs once before all tests. */
import { clearSettingVariables } from './setting-variables';

export const setup = (): void => clearSettingVariables();
