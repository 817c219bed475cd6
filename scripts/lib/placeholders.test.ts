import { describe, expect, it } from 'vitest';
import { ownSettings } from '~tests/support/settings';
import { placeholdersIn, placeholdersLine } from './placeholders';

function namesIn(environment: Readonly<Record<string, string>>): readonly string[] {
  return placeholdersIn(environment).map(({ name }) => name);
}

const all = [
  'brand',
  'url',
  'email',
  'social.linkedin',
  'social.x',
  'social.instagram',
  'social.facebook',
  'schedulingUrl',
  'analyticsId',
];

describe('placeholdersIn', () => {
  it('lists all where nothing is set, and none where all are set', () => {
    expect(namesIn({})).toEqual(all);
    expect(namesIn(ownSettings)).toEqual([]);
    expect(placeholdersLine(ownSettings)).toBeNull();
  });

  it('includes settings that repeat the sample, or whose variable is empty as an unset one of a CI system is', () => {
    expect(namesIn({ ...ownSettings, CONTACT_EMAIL: 'hello@alisio.example', SITE_BRAND: '', SOCIAL_X: '' })).toEqual([
      'brand',
      'email',
      'social.x',
    ]);
    expect(placeholdersLine({ ...ownSettings, SITE_BRAND: '' })).toBe(
      'Still placeholders: brand ("npm run doctor" lists the fixes)',
    );
  });

  it('lists none of settings that cannot be used: those are faults', () => {
    expect(namesIn({ SITE_URL: 'foo' })).toEqual([]);
  });
});
