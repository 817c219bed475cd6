import { expect, test } from 'vitest';
import { findSettingErrors } from '~tests/support/settings';

test.for<readonly [change: object, error: string]>([
  [{ liveNewsUrl: String.raw`/back\slash` }, String.raw`liveNewsUrl: "/back\\slash" is not an absolute https address`],
  [
    { liveNewsUrl: 'https://relay.example/?k=1' },
    'liveNewsUrl: "https://relay.example/?k=1" has a query or a fragment, and the relay is asked at addresses below it: write https://relay.example/',
  ],
  [{ liveNewsUrl: '/relay#news' }, 'liveNewsUrl: "/relay#news" has a query or a fragment'],
  [{ analyticsId: 'UA-1' }, 'analyticsId: "UA-1" is not a measurement id'],
  [{ liveNewsUrl: 'https://a.example;script-src' }, 'liveNewsUrl: "https://a.example;script-src" is not an absolute'],
  [{ schedulingUrl: 'https://a,b.example/' }, 'schedulingUrl: "https://a,b.example/" is not an absolute https address'],
])('%j is refused, and the error names the key', ([change, error]) => {
  expect(findSettingErrors(change)).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
});

/** A secret text that no message may contain. */
const secret = 'secret-token-0123456789';

test.each([
  ['liveNewsToken', `${secret} `, 'a token is letters, digits, - and _'],
  ['liveNewsToken', `${secret}&api_token=x`, 'a token is letters, digits, - and _'],
  ['liveNewsToken', secret.repeat(10), 'a token is letters, digits, - and _'],
  [
    'newsApiUrl',
    `https://news.example/all?api_token=${secret}`,
    'the address must be https, without credentials and query',
  ],
  ['newsApiUrl', `https://${secret}@news.example/all`, 'the address must be https, without credentials and query'],
  ['newsApiUrl', `http://news.example/${secret}`, 'the address must be https, without credentials and query'],
  ['newsApiUrl', secret, 'the address must be https, without credentials and query'],
])('%s refuses "%s" in one line that does not repeat it', (key, value, error) => {
  const variable = key === 'liveNewsToken' ? 'LIVE_NEWS_TOKEN' : 'NEWS_API_URL';
  for (const errors of [findSettingErrors({ [key]: value }), findSettingErrors({}, { [variable]: value })]) {
    expect(errors).toEqual([expect.stringContaining(error)]);
    expect(errors[0]).not.toContain(secret);
    expect(errors[0]).not.toContain('\n');
  }
});
