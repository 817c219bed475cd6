import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { writeEditor } from './editor';

test.each(['site', 'owner/site/more', 'https://github.com/owner/site'])('%s is no repository', async (repository) => {
  const site = readSiteSettings({ dataFolder, environment: {} });
  await expect(
    writeEditor('dist', { ...site, generatedFolder: '.generated', environment: { EDITOR_REPO: repository } }),
  ).rejects.toThrow(`EDITOR_REPO: "${repository}" is not a repository's owner and name, such as owner/site`);
});
