import { expect, test } from 'vitest';
import { createHeaderRules, getHeaders } from '~scripts/build/headers';
import { readSite } from '~tests/support/site';

const site = readSite({ BASE_PATH: '/repo/' });

test('a feed may be read by other sites, and has the type of its file name, which Firefox opens', () => {
  const headers = getHeaders(createHeaderRules(site), '/repo/feeds/haiti.xml');
  expect([headers['Cross-Origin-Resource-Policy'], headers['Content-Type']]).toEqual(['cross-origin', undefined]);
});
