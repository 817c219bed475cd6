import { expect, test } from 'vitest';
import { parseRelaySettings, type RelayEnvironment } from './settings';

const given = { NEWS_API_TOKEN: ' canary-token ', SITE_URL: 'https://www.example.com/' };

function refusal(environment: RelayEnvironment): string {
  const parsed = parseRelaySettings({ ...given, ...environment });
  return parsed.kind === 'invalid' ? parsed.message : 'accepted';
}

test('two settings are enough', () => {
  expect(parseRelaySettings(given)).toEqual({
    kind: 'ok',
    value: {
      token: 'canary-token',
      siteOrigin: 'https://www.example.com',
      serviceUrl: new URL('https://api.thenewsapi.com/v1/news/all'),
      callsPerDay: 20,
      freshMs: 600_000,
    },
  });
});

test('the relay has its share of the plan’s calls', () => {
  const paid = { NEWS_CALLS_PER_DAY: '2500', NEWS_RELAY_SHARE: '50', RELAY_FRESH_SECONDS: '60' };
  expect(parseRelaySettings({ ...given, ...paid })).toMatchObject({ value: { callsPerDay: 1_250, freshMs: 60_000 } });
});

test('a trial on this machine is a site too', () => {
  expect(parseRelaySettings({ ...given, SITE_URL: 'http://localhost:4173' })).toMatchObject({
    value: { siteOrigin: 'http://localhost:4173' },
  });
});

test.for([
  [{ NEWS_API_TOKEN: ' ' }, /^NEWS_API_TOKEN: is missing/],
  [{ SITE_URL: '' }, /^SITE_URL: must be/],
  [{ SITE_URL: 'http://www.example.com' }, /^SITE_URL: must be/],
  [{ SITE_URL: 'https://www.example.com/path' }, /^SITE_URL: must be/],
  [{ SITE_URL: 'https://canary@www.example.com' }, /^SITE_URL: must be/],
  [{ SITE_URL: 'https://exa mple' }, /^SITE_URL: must be/],
  [{ SITE_URL: '*' }, /^SITE_URL: must be/],
  [{ NEWS_API_URL: 'https://news.example.com/?api_token=canary' }, /^NEWS_API_URL: must hold no credentials/],
  [{ NEWS_CALLS_PER_DAY: 'many' }, /^NEWS_CALLS_PER_DAY: /],
  [{ NEWS_RELAY_SHARE: '0' }, /^NEWS_RELAY_SHARE: leaves the relay no call/],
  [{ RELAY_FRESH_SECONDS: '0' }, /^RELAY_FRESH_SECONDS: must be/],
] as const)('%j is refused by name, without the token', ([environment, message]) => {
  expect(refusal(environment)).toMatch(message);
  expect(refusal(environment)).not.toContain('canary');
});
