import { describe, expect, it } from 'vitest';
import { settings } from '../../src/config/site';
import { placeholdersIn, placeholdersLine } from './placeholders';

const own = {
  SITE_BRAND: 'Example Group',
  SITE_URL: 'https://www.example.com',
  CONTACT_EMAIL: 'hello@example.com',
  SOCIAL_LINKEDIN: 'https://social.example.com/company',
  SOCIAL_X: 'none',
  SOCIAL_INSTAGRAM: '',
  SOCIAL_FACEBOOK: 'none',
  SCHEDULING_URL: 'https://book.example.com/',
  ANALYTICS_ID: 'G-AB12CD34EF',
};

function namesIn(environment: Readonly<Record<string, string>>): readonly string[] {
  return placeholdersIn(environment).map(({ name }) => name);
}

describe('placeholdersIn', () => {
  it('are all of them where nothing is set, and none where all is', () => {
    expect(namesIn({})).toEqual(Object.keys(own));
    expect(namesIn(own)).toEqual([]);
    expect(placeholdersLine(own)).toBeNull();
  });

  it('are told where a setting repeats its default, or is empty as an unset variable of a CI system', () => {
    expect(namesIn({ ...own, CONTACT_EMAIL: settings.CONTACT_EMAIL.fallback, SITE_BRAND: '' })).toEqual([
      'SITE_BRAND',
      'CONTACT_EMAIL',
    ]);
    expect(placeholdersLine({ ...own, SITE_BRAND: '' })).toBe(
      'Still placeholders: SITE_BRAND ("npm run doctor" has the cures)',
    );
  });
});
