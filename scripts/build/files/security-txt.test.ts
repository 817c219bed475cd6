import { describe, expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import { securityTxt } from './security-txt';

const site = parseSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });

describe('securityTxt', () => {
  it('has the fields of RFC 9116', () => {
    expect(securityTxt({ site, expires: '2027-06-30', languages: ['en', 'es', 'fr'] })).toBe(
      [
        `Contact: mailto:${site.email}`,
        'Expires: 2027-06-30T00:00:00.000Z',
        'Preferred-Languages: en, es, fr',
        'Canonical: https://host.example/repo/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('refuses what is no date', () => {
    expect(() => securityTxt({ site, expires: 'soon', languages: ['en'] })).toThrow(
      'expires "soon" is not an ISO date',
    );
  });
});
