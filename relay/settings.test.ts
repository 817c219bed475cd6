import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRelaySettings, relaySettings } from './settings';

const required = { NEWS_API_TOKEN: ' canary-token ', SITE_URL: 'https://www.example.com/' };

test('two settings are required, and the others have defaults', () => {
  expect(parseRelaySettings(required)).toEqual({
    token: 'canary-token',
    mail: null,
    siteOrigin: 'https://www.example.com',
    serviceUrl: new URL('https://api.thenewsapi.com/v1/news/all'),
    callsPerDay: 15,
  });
});

test('the relay gets its share of the calls of the plan, also with a site on this machine', () => {
  const paidPlan = { NEWS_CALLS_PER_DAY: '2501', NEWS_RELAY_SHARE: '50' };
  const settings = parseRelaySettings({ ...required, ...paidPlan, SITE_URL: 'http://localhost:4173' });
  expect(settings).toMatchObject({ callsPerDay: 1_250, siteOrigin: 'http://localhost:4173' });
  const onIpV6 = parseRelaySettings({ ...required, SITE_URL: 'http://[::1]:4173' });
  expect(onIpV6.siteOrigin).toBe('http://[::1]:4173');
});

const mail = {
  MAIL_TO: 'hello@example.com',
  MAIL_FROM: 'website@mail.example.com',
  SMTP_URL: 'smtps://user:canary@mail.example.com',
};

test('a relay that only takes messages needs no token of the news service', () => {
  expect(parseRelaySettings({ ...required, ...mail, NEWS_API_TOKEN: '', NEWS_RELAY_SHARE: '0' })).toMatchObject({
    token: '',
    mail: { from: mail.MAIL_FROM, to: mail.MAIL_TO, smtpUrl: mail.SMTP_URL, apiKey: '' },
  });
});

test.for([
  [{ ...mail, MAIL_TO: '' }, /^MAIL_TO: must be/],
  [{ ...mail, MAIL_TO: 'a@example.com, b@example.com' }, /^MAIL_TO: must be/],
  [{ ...mail, MAIL_TO: 'hello(canary)@example.com' }, /^MAIL_TO: must be/],
  [{ ...mail, MAIL_FROM: 'Canary <a@example.com>' }, /^MAIL_FROM: must be/],
  [{ ...mail, SMTP_URL: 'user:canary@mail.example.com' }, /^SMTP_URL: must be/],
  [{ ...mail, MAIL_API_KEY: 'canary', MAIL_API_URL: 'http://mail.example.com' }, /^MAIL_API_URL: must be/],
  [
    { ...mail, MAIL_API_KEY: 'canary', MAIL_API_URL: 'http://127.0.0.1:canary@mail.example.com' },
    /^MAIL_API_URL: must/,
  ],
  [{ NEWS_API_TOKEN: ' ' }, /^NEWS_API_TOKEN: is missing/],
  [{ NEWS_API_TOKEN: '', MAIL_TO: 'a@b.example' }, /^SMTP_URL: is missing/],
  ...['', 'http://www.example.com', 'https://www.example.com/path', 'https://canary@www.example.com', '*'].map(
    (SITE_URL) => [{ SITE_URL }, /^SITE_URL: must be/] as const,
  ),
  [{ NEWS_API_URL: 'https://news.example.com/?api_token=canary' }, /^NEWS_API_URL: must hold no credentials/],
  [{ NEWS_CALLS_PER_DAY: 'many' }, /^NEWS_CALLS_PER_DAY: /],
  [{ NEWS_RELAY_SHARE: '0' }, /^NEWS_RELAY_SHARE: leaves the relay no call/],
] as const)('%j is refused with the name of the setting and without its value', ([environment, message]) => {
  const parse = () => parseRelaySettings({ ...required, ...environment });
  expect(parse).toThrow(message);
  expect(parse).not.toThrow(/canary/);
});

test.for(Object.entries(relaySettings))('docs/settings.md lists %s with its default %j', ([name, value]) => {
  const row = readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`));
  expect(row).toContain(value === '' ? '*(empty)*' : `\`${value}\``);
});
