import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
  ...['//a.example', 'javascript:alert(1)', 'https://user:secret@a.example/'].map(
    (x) => [{ social: { x } }, `social.x: "${x}" is not an absolute https address`] as const,
  ),
  [{ social: ['https://a.example'] }, 'social: the name of a network begins with a letter'],
  [{ social: { instagarm: 'https://a.example' } }, 'social.instagarm: did you mean instagram?'],
  [
    { social: { linkedin: 'https://x.com/meridian' } },
    'social.linkedin: "https://x.com/meridian" is no address of this network: its host is linkedin.com',
  ],
  [{ social: { LinkedIn: 'https://a.example' } }, 'social.LinkedIn: did you mean linkedin?'],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});
