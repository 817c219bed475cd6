import { expect, test } from 'vitest';
import { compose } from '~tests/support/content/added-pages';
import { warnOfUnlinkedDownloads } from './downloads';

test('a file that no page links to is named', () => {
  const { contents, siteSettings } = compose({ 'files/prices.csv': 'a,b' });
  expect(warnOfUnlinkedDownloads(contents, siteSettings, new Set())).toEqual([
    `${siteSettings.dataFolder}/files/prices.csv: no page links to this file`,
  ]);
});
