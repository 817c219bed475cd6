import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
  [{ foundingYear: '2020' }, 'foundingYear: "2020" is not a year such as 2020: write it without quotes: 2020'],
  [{ 'a\tb': 1 }, String.raw`a\tb: this key is unknown`],
  [{ unbreakable: ['New York', ''] }, 'unbreakable.1: "" is not a non-empty text'],
  [{ legalReviewed: 'yes' }, 'legalReviewed: "yes" is not a date such as 2026-11-23, or empty'],
  [{ privacyChanged: '2026-02-30' }, 'privacyChanged: "2026-02-30" is not a date such as 2026-11-23'],
  [{ colour: '#004AAD' }, 'colour: this key is unknown'],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});
