import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { createHeaderRules, getHeaders } from '~scripts/publish/headers';
import { readSiteSettings, type SiteSettings } from '~scripts/settings/site-settings';

const siteSettings = readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } });

const withSwitches = (switches: Partial<SiteSettings['site']['switches']>): SiteSettings => {
  const { site } = siteSettings;
  return { ...siteSettings, site: { ...site, switches: { ...site.switches, ...switches } } };
};

const listFeedRules = (changed: SiteSettings) =>
  createHeaderRules(changed).filter(({ path }) => path.includes('/feeds/'));

test('a feed may be read by other sites, and has the type of its file name, which Firefox opens', () => {
  const headers = getHeaders(createHeaderRules(siteSettings), '/repo/feeds/haiti.xml');
  expect([headers['Cross-Origin-Resource-Policy'], headers['Content-Type']]).toEqual(['cross-origin', undefined]);
});

test('a site without feeds, or with nothing to have feeds of, has no rules for them', () => {
  expect(listFeedRules(withSwitches({ news: false }))).toEqual([]);
  expect(listFeedRules(withSwitches({ feeds: false }))).toEqual([]);
});
