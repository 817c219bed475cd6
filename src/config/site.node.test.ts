import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { parseSettings } from '~scripts/settings/read-settings';
import { readSite, settingsFile, readSiteLanguages } from '~tests/support/settings';
import { toSite } from './site.node.ts';

test.for([
  [
    { ANALYTICS_ID: 'G-AB12CD34EF', COUNTER_URL: 'https://count.example/api/event' },
    'data/site.json: counterUrl: visits would be counted twice, as analyticsId is set too',
  ],
  [
    { LIVE_NEWS_URL: 'https://relay.example/', LIVE_NEWS_TOKEN: 'public-token' },
    'data/site.json: liveNewsToken: live news would have two sources, as liveNewsUrl is set too',
  ],
] as const)('%j, which contradicts another setting, is refused', ([contradiction, error]) => {
  expect(() => readSite(contradiction, dataFolder)).toThrow(error);
});

const lines = (headquarters: object) =>
  toSite(parseSettings({ ...settingsFile, headquarters }, {}, ''), readSiteLanguages(dataFolder, ['en', 'es', 'fr']))
    .headquarters.lines;

test('the postal address is one line in each language, with the localized country and without empty parts', () => {
  expect(lines({ country: 'KE' })).toEqual({ en: 'Kenya', es: 'Kenia', fr: 'Kenya' });
  expect(lines({ street: '12 Riverside Drive', locality: 'Nairobi', country: 'KE' })['es']).toBe(
    '12 Riverside Drive, Nairobi, Kenia',
  );
});
