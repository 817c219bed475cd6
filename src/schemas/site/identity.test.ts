import { expect, test } from 'vitest';
import { parseSettings } from '~scripts/settings/read-settings';
import { findSettingErrors, settingsFile } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
  [{ sample: 'yes' }, 'sample: "yes" is not true or false'],
  [{ brand: ' ' }, 'brand: " " is not a name of 1 to 40 characters'],
  [{ brand: '\u3164' }, 'brand: "\u3164" is not a name'],
  [{ brand: 'Long '.repeat(9) }, 'brand: "Long Long Long Long Long Long Long Long Long " is not a name'],
  [{ url: 'http://a.example' }, 'url: "http://a.example" is not an absolute https address'],
  [{ url: 'https://a.example/b' }, 'url: "https://a.example/b" is not an absolute https address without a path'],
  [{ basePath: '/../"/' }, String.raw`basePath: "/../\"/" is not a path`],
  [{ email: 'a@bä_cker.example' }, 'email: "a@bä_cker.example" is not an e-mail address'],
  [{ email: 'a@b.example?bcc=c' }, 'email: "a@b.example?bcc=c" is not an e-mail address'],
  [{ url: 'https://*.example' }, 'url: "https://*.example" is not an absolute https address'],
  [{ legalName: '{brand} S.A.' }, 'legalName: "{brand} S.A." is not a name of at most 100 characters'],
  [{ sample: 'true' }, 'sample: "true" is not true or false: write it without quotes: true'],
  [
    { brand: 2020 },
    'brand: 2020 is not a name of 1 to 40 characters, with no word of more than 26: write it in quotes: "2020"',
  ],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});

test('the host of a mail address is converted to ASCII, which every mail program understands', () => {
  const { email } = parseSettings({ ...settingsFile, email: 'hallo@bäcker.example' }, {}, 'data/site.json');
  expect(email).toBe('hallo@xn--bcker-gra.example');
});
