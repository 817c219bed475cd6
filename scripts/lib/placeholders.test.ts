import { expect, test } from 'vitest';
import { ownSettings } from '~tests/support/settings';
import { placeholdersIn } from './placeholders';

test.for([
  [
    'all where nothing is set',
    {},
    [
      'brand',
      'url',
      'email',
      ...['linkedin', 'x', 'instagram', 'facebook'].map((name) => `social.${name}`),
      'schedulingUrl',
      'analyticsId',
    ],
  ],
  ['none where all are set', ownSettings, []],
  [
    'those that repeat the sample, or whose variable is empty as an unset one of a CI system is',
    { ...ownSettings, CONTACT_EMAIL: 'hello@alisio.example', SITE_BRAND: '', SOCIAL_X: '' },
    ['brand', 'email', 'social.x'],
  ],
] as const)('placeholders are %s', ([, environment, names]) => {
  expect(placeholdersIn(environment).map(({ name }) => name)).toEqual(names);
});
