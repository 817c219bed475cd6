import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
  [{ headquarters: {} }, 'headquarters.country: this is missing'],
  ...['Kenya', 'UK'].map(
    (country) => [{ headquarters: { country } }, `headquarters.country: "${country}" is not a country by its`] as const,
  ),
  [{ headquarters: { country: 'KE', phone: '020 123' } }, 'headquarters.phone: "020 123" is not a number such as'],
  [{ headquarters: { country: 'KE', coordinates: 'here' } }, 'headquarters.coordinates: "here" is not a place such'],
  ...['91, 0', '-74.0060, 40.7128', '139.69, 35.68'].map(
    (coordinates) =>
      [
        { headquarters: { country: 'KE', coordinates } },
        `headquarters.coordinates: "${coordinates}" is where no company is; latitude comes first: are the two swapped?`,
      ] as const,
  ),
  [{ offices: [{ locality: 'Lisboa' }] }, 'offices.0.country: this is missing'],
  [{ offices: [{ country: 'PT', coordinates: '' }] }, 'offices.0.coordinates: this key is unknown'],
  [{ offices: [{ country: 'PT' }, { country: 'PT' }] }, 'offices.1: this office is there twice'],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});
