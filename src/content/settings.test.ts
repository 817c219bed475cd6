import { expect, test } from 'vitest';
import { createEditedData } from '~tests/support/edited-data';
import { readSettings } from '~tests/support/site';
import { applyOverrides, findContradictions } from './settings';

test.for<readonly [key: string, value: unknown, error: string]>([
  ['brand', '', '"" is not a name of 1 to 40 characters'],
  ['brand', 'Donaudampfschifffahrtsgesellschaft', 'with no word of more than 26'],
  ['url', 'http://a.example', '"http://a.example" is not an absolute https address without a path'],
  ['url', 'https://user:pass@a.example', 'is not an absolute https address without a path'],
  ['basePath', '/repo', '"/repo" is not a path that starts and ends with a slash, such as /repo/'],
  ['basePath', '//a.example/', 'is not a path that starts and ends with a slash'],
  ['email', 'a;b@c.example', '"a;b@c.example" is not an e-mail address'],
  ['email', 'a@b,c.example', 'is not an e-mail address'],
  ['headquarters.country', 'USA', '"USA" is not a country by its two letters, such as US'],
  ['headquarters.coordinates', 'north', '"north" is not a place such as 40.7128, -74.0060'],
  [
    'social.linkedin',
    'https://x.example/a',
    '"https://x.example/a" is no address of this network: its host is linkedin.com',
  ],
  ['social.linkdin', 'https://linkedin.com/a', 'this key is unknown: did you mean linkedin?'],
  ['schedulingUrl', 'https://a b.example', 'is not an absolute https address or a path that starts with one slash'],
  ['schedulingUrl', '//a.example', 'is not an absolute https address or a path that starts with one slash'],
  ['analyticsId', 'UA-123', '"UA-123" is not a measurement id such as G-AB12CD34EF, or empty'],
  ['liveNewsUrl', 'https://a.example/?b', 'is not an absolute https address without a path, or a path of the site'],
  ['liveNewsUrl', 'https://a.example/relay', 'is not an absolute https address without a path, or a path of the site'],
  ['liveNewsUrl', '/relay?b', 'is not an absolute https address without a path, or a path of the site'],
  ['liveNewsToken', 'a secret token', 'a token has only letters, digits, - and _'],
  ['foundingYear', 3000, '3000 is not a year such as 2020'],
  ['foundingYear', 2028, '2028 is in the future'],
  ['privacyChanged', '2026-12-01', '2026-12-01 is in the future: write the day of the last change'],
  ['unbreakable', ['New York', ''], '.1: "" is not a text'],
])('%s: %j is refused, and the error names the key', ([key, value, error]) => {
  const data = createEditedData('data');
  data.set('site.json', key, value);
  const [line = '', ...others] = data.getErrors();
  expect(others).toEqual([]);
  expect(line).toMatch(new RegExp(`^data/site\\.json: ${key}`));
  expect(line).toContain(error);
  expect(line).not.toContain('a secret token');
});

test('live news has one source, and never the secret token', () => {
  const liveNews = { serviceUrl: 'https://news.example', token: 'a' };
  expect(findContradictions({ liveNews, liveNewsUrl: '/relay' }, {})).toEqual([
    ['liveNewsToken', expect.stringContaining('two sources')],
  ]);
  expect(findContradictions({ liveNews, liveNewsUrl: '' }, { NEWS_API_TOKEN: ' a ' })).toEqual([
    ['liveNewsToken', expect.stringContaining('NEWS_API_TOKEN')],
  ]);
  expect(findContradictions({ liveNews, liveNewsUrl: '' }, { NEWS_API_TOKEN: 'b' })).toEqual([]);
});

test('a variable replaces its key, and the live news of a preview replace both keys of live news', () => {
  const file = { url: 'https://a.example', liveNewsUrl: '', liveNewsToken: 'a' };
  const environment = { SITE_URL: 'https://b.example', LIVE_NEWS_URL: '/variable' };
  expect(applyOverrides(file, environment)).toEqual({ ...file, url: 'https://b.example' });
  const liveNews = { liveNewsUrl: '/relay', liveNewsToken: '' };
  expect(applyOverrides(file, { SITE_URL: '' }, liveNews)).toEqual({ ...file, ...liveNews });
});

test('the address has the name of the country in each language', () => {
  expect(readSettings().headquarters.lines).toEqual({
    en: 'New York, NY, United States',
    es: 'New York, NY, Estados Unidos',
    fr: 'New York, NY, États-Unis',
  });
});
