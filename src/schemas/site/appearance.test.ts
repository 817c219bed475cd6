import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
  [{ textSize: 12 }, 'textSize: 12 is not a size in pixels from 16 to 21'],
  [{ corners: 2.5 }, 'corners: 2.5 is not a radius in pixels from 0 to 26'],
  [{ corners: '8' }, 'corners: "8" is not a radius in pixels from 0 to 26: write it without quotes: 8'],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});
