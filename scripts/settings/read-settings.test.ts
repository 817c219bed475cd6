import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { settingVariables } from '~tests/support/setting-variables';
import { findSettingErrors, settingsFile } from '~tests/support/settings';
import { parseSettings, parseValidSettings, readSettings, settingList } from './read-settings';

function without(...keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(settingsFile).filter(([key]) => !keys.includes(key)));
}

const valueAt = (settings: object, path: string) =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), settings);

test('an optional key that is missing has the default of the schema', () => {
  const optional = settingList.filter(({ isRequired }) => !isRequired);
  const names = optional.map(({ path }) => path.split('.')[0] ?? '');
  const settings = parseSettings(without(...names), {}, 'data/site.json');
  for (const { path, defaultValue } of optional) expect([path, valueAt(settings, path)]).toEqual([path, defaultValue]);
});

test('all errors of the file and of variables are reported at once', () => {
  const changes = { brand: undefined, url: undefined, email: 'hello', colour: 'blue', social: { x: 'x' } };
  expect(findSettingErrors(changes, { SITE_URL: 'foo' })).toEqual([
    'data/site.json: brand: this is missing',
    'SITE_URL: "foo" is not an absolute https address without a path (basePath takes the path)',
    'data/site.json: email: "hello" is not an e-mail address',
    'data/site.json: social.x: "x" is not an absolute https address',
    'data/site.json: colour: this key is unknown',
  ]);
  expect(() => parseSettings(null, {}, 'data/site.json')).toThrow(
    'data/site.json: the whole file: this is not an object',
  );
});

test('a file without a valid setting has a replacement for each', () => {
  const { brand } = parseValidSettings({ file: 'data/site.json', content: { brand: '' } });
  expect(brand).toBe('Brand');
});

/** A text for each variable, and the resulting value of its key. */
const variables: Readonly<Record<string, readonly [text: string, value: unknown]>> = {
  SOCIAL_LINKEDIN: ['https://linkedin.example/b?c', 'https://linkedin.example/b?c'],
  SOCIAL_X: ['none', ''],
  SOCIAL_INSTAGRAM: ['https://instagram.example', 'https://instagram.example/'],
  SOCIAL_FACEBOOK: ['none', ''],
  SITE_BRAND: [' Groupe Désir & Cie ', 'Groupe Désir & Cie'],
  SITE_URL: ['https://a.example:8443/', 'https://a.example:8443'],
  BASE_PATH: ['/a/b.c/', '/a/b.c/'],
  CONTACT_EMAIL: ['news+web@a.example', 'news+web@a.example'],
  SCHEDULING_URL: ['/own/page.html', '/own/page.html'],
  ANALYTICS_ID: ['G-AB12CD34EF', 'G-AB12CD34EF'],
  LIVE_NEWS_URL: ['https://news.example', 'https://news.example/'],
  LIVE_NEWS_TOKEN: ['public-token_1', 'public-token_1'],
  NEWS_API_URL: ['https://service.example/all', 'https://service.example/all'],
};

test('each variable overrides its key, also a missing or wrong one, and an empty variable overrides nothing', () => {
  const environment = Object.fromEntries(Object.entries(variables).map(([name, [text]]) => [name, text]));
  const changedFile = { ...without('brand', 'social'), basePath: 'wrong' };
  const settings = parseSettings(changedFile, environment, 'data/site.json');
  for (const { path, variable } of settingList.filter((setting) => setting.variable !== undefined))
    expect([variable, valueAt(settings, path)]).toEqual([variable, variables[variable ?? '']?.[1]]);
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  expect(readSettings(empty, dataFolder)).toEqual(parseSettings(settingsFile, {}, ''));
});

test('every key has a description, and no two keys have the same variable', () => {
  for (const { description } of settingList) expect(description).not.toBe('');
  expect(new Set(settingVariables).size).toBe(settingVariables.length);
});
