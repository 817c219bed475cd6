/** The feeds of releases. */
import { expect, test } from 'vitest';
import { createHeaderRules, getHeaders } from '~scripts/publish/headers';
import { createChangedSite } from '~tests/support/content/changed-site';
import { releaseFiles } from '~tests/support/releases';

test('releases have a feed in each language, also on a site without news', () => {
  const siteSettings = createChangedSite(releaseFiles).read({});
  const { site } = siteSettings;
  const withoutNews = { ...siteSettings, site: { ...site, switches: { ...site.switches, news: false } } };
  const headers = getHeaders(createHeaderRules(withoutNews), `${site.base}feeds/press/es.xml`);
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});
