/** The feeds of releases. */
import { expect, test } from 'vitest';
import { createHeaderRules, getHeaders } from '~scripts/build/headers';
import { createChangedSite } from '~tests/support/content/changed-site';
import { releaseFiles } from '~tests/support/releases';

test('releases have a feed in each language', () => {
  const site = createChangedSite(releaseFiles).read({});
  const headers = getHeaders(createHeaderRules(site), `${site.settings.basePath}feeds/press/es.xml`);
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});
