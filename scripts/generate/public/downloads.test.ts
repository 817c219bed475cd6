import { expect, test } from 'vitest';
import { createChangedSite } from '~tests/support/content/changed-site';
import { hiddenDownloads, warnOfUnlinkedDownloads } from './downloads';

const { composeWithSources } = createChangedSite();

test('a file that no page links to is named', () => {
  const { contents, siteSettings } = composeWithSources({ 'files/prices.csv': 'a,b' });
  expect(warnOfUnlinkedDownloads(contents, siteSettings, new Set())).toEqual([
    `${siteSettings.dataFolder}/files/prices.csv: everybody can download this file, and no page links to it`,
  ]);
});

test('a file that a redirect leads to is not named, nor hidden by a name that begins with its own', () => {
  const { contents, siteSettings } = composeWithSources({
    'files/prices.csv': 'a,b',
    'redirects.json': JSON.stringify({ redirects: [{ from: '/prices.csv', to: '/files/prices.csv' }] }),
  });
  expect(warnOfUnlinkedDownloads(contents, siteSettings, new Set())).toEqual([]);
  expect([...hiddenDownloads(contents, { values: ['/files/prices.csv.zip'] }, siteSettings)]).toEqual([]);
});
