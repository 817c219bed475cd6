import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSite, settingsFile } from '~tests/support/settings';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { type Environment, parseSettings, readSettings } from './read-settings';

const secret = 'secret-token-0123456789';

test('a public token must differ from the secret token of the refresh', () => {
  const message = 'liveNewsToken: it is the token of NEWS_API_TOKEN, which has to stay secret';
  for (const NEWS_API_TOKEN of [secret, ` ${secret}\n`]) {
    const run = () => readSettings({ NEWS_API_TOKEN, LIVE_NEWS_TOKEN: secret }, dataFolder);
    expect(run).toThrow(message);
    expect(run).not.toThrow(secret);
  }
  expect(readSettings({ NEWS_API_TOKEN: secret, LIVE_NEWS_TOKEN: 'another' }, dataFolder).liveNewsToken).toBe(
    'another',
  );
  // Two empty tokens are not the same token.
  expect(readSettings({ NEWS_API_TOKEN: '', LIVE_NEWS_TOKEN: '' }, dataFolder).liveNewsToken).toBe('');
});

test('the secret token goes to no host that the data alone names', () => {
  const folder = createTemporaryFolder();
  const read = (newsApiUrl: string, environment: Environment) => {
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...settingsFile, newsApiUrl }));
    return () => readSettings(environment, folder).newsApiUrl;
  };
  const url = 'https://news.example/all';
  const message = 'site.json: newsApiUrl: the token of NEWS_API_TOKEN is sent to TheNewsApi, or to the host that';
  expect(read(url, { NEWS_API_TOKEN: secret })).toThrow(message);
  expect(read(url, { NEWS_API_TOKEN: secret })).not.toThrow(secret);
  expect(read('https://api.thenewsapi.com.evil.example/v1', { NEWS_API_TOKEN: secret })).toThrow(message);
  expect(read(url, { NEWS_API_TOKEN: secret, NEWS_API_URL: 'https://other.example/all' })()).toBe(
    'https://other.example/all',
  );
  expect(read(url, {})()).toBe(url);
  expect(read('https://api.thenewsapi.com/v1/news/top', { NEWS_API_TOKEN: secret })()).toContain('/top');
});

test('"none" removes the public token for a deployment, and an empty variable keeps it', () => {
  const changedFile = { ...settingsFile, liveNewsToken: 'public-token' };
  const tokenWith = (LIVE_NEWS_TOKEN: string) => parseSettings(changedFile, { LIVE_NEWS_TOKEN }, '').liveNewsToken;
  expect([tokenWith('none'), tokenWith(''), tokenWith('other')]).toEqual(['', 'public-token', 'other']);
});

test('pages with a public token call the news service of the refresh, and no service without a token', () => {
  const site = readSite({ LIVE_NEWS_TOKEN: 'public-token' }, dataFolder);
  expect(site.liveNews?.serviceUrl).toBe('https://api.thenewsapi.com/v1/news/all');
  const otherService = readSite(
    { LIVE_NEWS_TOKEN: 'public-token', NEWS_API_URL: 'https://news.example/all' },
    dataFolder,
  );
  expect(otherService.liveNews).toEqual({ serviceUrl: 'https://news.example/all', token: 'public-token' });
  // Without a token the settings of pages hold no address of the service.
  expect(readSite({}, dataFolder).liveNews).toBeNull();
});
