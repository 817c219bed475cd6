import { settingList } from '~scripts/settings/read-settings';

/** Every variable of the environment that a page of the site depends on. */
export const settingVariables: readonly string[] = settingList.flatMap(({ variable }) => variable ?? []);
