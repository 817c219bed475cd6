import { describe, expect, it } from 'vitest';
import { settings } from '~/config/site';
import { ownSettings } from '~tests/support/own-settings';
import { placeholdersIn, placeholdersLine } from './placeholders';

function namesIn(environment: Readonly<Record<string, string>>): readonly string[] {
  return placeholdersIn(environment).map(({ name }) => name);
}

describe('placeholdersIn', () => {
  it('lists all where nothing is set, and none where all are set', () => {
    expect(namesIn({})).toEqual(Object.keys(ownSettings));
    expect(namesIn(ownSettings)).toEqual([]);
    expect(namesIn({ ...ownSettings, SOCIAL_INSTAGRAM: '' })).toEqual([]);
    expect(placeholdersLine(ownSettings)).toBeNull();
  });

  it('includes settings that repeat their default, or are empty as an unset variable of a CI system is', () => {
    expect(namesIn({ ...ownSettings, CONTACT_EMAIL: settings.CONTACT_EMAIL.fallback, SITE_BRAND: '' })).toEqual([
      'SITE_BRAND',
      'CONTACT_EMAIL',
    ]);
    expect(placeholdersLine({ ...ownSettings, SITE_BRAND: '' })).toBe(
      'Still placeholders: SITE_BRAND ("npm run doctor" lists the fixes)',
    );
  });
});
