import { expect, test } from 'vitest';
import { parseRelayConfig } from './config';

const required = { NEWS_API_TOKEN: ' canary-token ', SITE_URL: 'https://www.example.com/' };

test('two variables are required, and the others have defaults', () => {
  expect(parseRelayConfig(required)).toEqual({
    token: 'canary-token',
    siteOrigin: 'https://www.example.com',
    serviceUrl: new URL('https://api.thenewsapi.com/v1/news/all'),
    callsPerDay: 10,
  });
});

test('the relay gets its share of the calls of the plan, also with a site on this machine', () => {
  const local = { NEWS_CALLS_PER_DAY: '2501', SITE_URL: 'http://localhost:4173' };
  const config = parseRelayConfig({ ...required, ...local });
  expect(config).toMatchObject({ callsPerDay: 250, siteOrigin: 'http://localhost:4173' });
  const onIpV6 = parseRelayConfig({ ...required, SITE_URL: 'http://[::1]:4173' });
  expect(onIpV6.siteOrigin).toBe('http://[::1]:4173');
});

test.for([
  [{ NEWS_API_TOKEN: ' ' }, /^NEWS_API_TOKEN: is missing/],
  ...['', 'http://www.example.com', 'https://www.example.com/path', 'https://canary@www.example.com', '*'].map(
    (SITE_URL) => [{ SITE_URL }, /^SITE_URL: must be/] as const,
  ),
  [{ NEWS_API_URL: 'https://news.example.com/?api_token=canary' }, /^NEWS_API_URL: must hold no credentials/],
  [{ NEWS_CALLS_PER_DAY: 'many' }, /^NEWS_CALLS_PER_DAY: /],
  [{ NEWS_CALLS_PER_DAY: '9' }, /^NEWS_CALLS_PER_DAY: leaves the relay no call/],
] as const)('%j is refused with the name of the setting and without its value', ([environment, message]) => {
  const parse = () => parseRelayConfig({ ...required, ...environment });
  expect(parse).toThrow(message);
  expect(parse).not.toThrow(/canary/);
});
