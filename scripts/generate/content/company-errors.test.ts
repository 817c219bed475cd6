import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { editKey, findDataErrors, readDataFile } from '~tests/support/content/changed-data';
import { copyFolder } from '~tests/support/temporary-folder';
import { readData } from './read-data';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

/** One more company, for a place of its own. */
const companyAt = (order: number) =>
  editKey(editKey(readDataFile('companies/energy.json'), 'name', `Energy ${order}`), 'order', order);

test('each file that nothing reads has a line', () => {
  const lines = findDataErrors({
    'content/en/shop.json': '{}',
    'companies/energy copy.json': companyAt(8),
    'companies/Énergie.json': companyAt(9),
    'companies/services.JSON': '{}',
  });
  const named = ': name it as in blue-harbour.json: small letters and hyphens';
  expect(lines).toEqual([
    `companies/energy copy.json${named}`,
    `companies/services.JSON${named}`,
    `companies/Énergie.json${named}`,
    expect.stringContaining('content/en/shop.json: there is no page of this name'),
  ]);
});

test('a site has a company', () => {
  const folder = copyFolder(dataFolder);
  rmSync(join(folder, 'companies'), { recursive: true });
  expect(() => readData({ ...siteSettings, dataFolder: folder })).toThrow(`${folder}/companies: add a company`);
});
