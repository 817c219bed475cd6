import { expect, test } from 'vitest';
import { createHeaderRules, getHeaders } from '~scripts/build/headers';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';

const siteSettings = readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } });

test('a feed may be read by other sites, and has the type of its file name, which Firefox opens', () => {
  const headers = getHeaders(createHeaderRules(siteSettings), '/repo/feeds/haiti.xml');
  expect([headers['Cross-Origin-Resource-Policy'], headers['Content-Type']]).toEqual(['cross-origin', undefined]);
});
