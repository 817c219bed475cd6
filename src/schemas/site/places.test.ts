import { expect, test } from 'vitest';
import { findSettingErrors, settingsFile } from '~tests/support/settings';

const { headquarters } = settingsFile;

test.for<readonly [change: object, error: string]>([
  [{ country: undefined }, 'country: this is missing'],
  [{ country: 'Kenya' }, 'country: "Kenya" is not a country by its'],
  [{ country: 'UK' }, 'country: "UK" is not a country by its'],
  [{ region: 'New York' }, 'region: "New York" is not the code of a state, such as NY'],
  [{ locality: ' ' }, 'locality: " " is not a non-empty text'],
  [{ coordinates: 'here' }, 'coordinates: "here" is not a place such as 40.7128, -74.0060'],
  [{ coordinates: '91, 0' }, 'coordinates: "91, 0" is not a place such as'],
  [{ phone: '+1 212 555 0100' }, 'phone: this key is unknown'],
])('headquarters with %j are refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors({ headquarters: { ...headquarters, ...change } })).toEqual([
    expect.stringContaining(`data/site.json: headquarters.${error}`),
  ]);
});
