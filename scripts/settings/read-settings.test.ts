import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentDataVersion } from '~/config/dataVersion';
import { toSite } from '~/config/site';
import { DataError } from '~/schemas/dataFile';
import { dataFolder } from '~scripts/lib/data-folder';
import { settingVariables } from '~tests/support/settings';
import { readSite } from '~tests/support/settings';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { readLanguages } from './read-languages';
import { parseSettings, readSettings, settingList } from './read-settings';

type Fields = Readonly<Record<string, unknown>>;

const file: Fields = JSON.parse(readFileSync(`${dataFolder}/site.json`, 'utf8'));

function findErrors(settings: unknown, variables: Readonly<Record<string, string>> = {}): readonly string[] {
  try {
    parseSettings(settings, variables, 'data/site.json');
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.faults;
    throw error;
  }
}

const link = { id: 'investors', url: 'https://investors.example', label: { en: 'Investors' } };

function without(...keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(file).filter(([key]) => !keys.includes(key)));
}

/** Changes of the settings that are refused, with the beginning of the message. */
const refused: readonly (readonly [change: Fields, fault: string])[] = [
  [{ sample: 'yes' }, 'sample: "yes" is not true or false'],
  [{ brand: ' ' }, 'brand: " " is not a name of 1 to 40 characters'],
  [{ brand: '\u3164' }, 'brand: "\u3164" is not a name'],
  [{ brand: 'Long '.repeat(9) }, 'brand: "Long Long Long Long Long Long Long Long Long " is not a name'],
  [{ url: 'http://a.example' }, 'url: "http://a.example" is not an absolute https address'],
  [{ url: 'https://a.example/b' }, 'url: "https://a.example/b" is not an absolute https address without a path'],
  [{ basePath: '/../"/' }, String.raw`basePath: "/../\"/" is not a path`],
  [{ email: 'a@bä_cker.example' }, 'email: "a@bä_cker.example" is not an e-mail address'],
  [{ email: 'a@b.example?bcc=c' }, 'email: "a@b.example?bcc=c" is not an e-mail address'],
  [{ liveNewsUrl: String.raw`/back\slash` }, String.raw`liveNewsUrl: "/back\\slash" is not an absolute https address`],
  ...['//a.example', 'javascript:alert(1)', 'https://user:secret@a.example/'].map(
    (x) => [{ social: { x } }, `social.x: "${x}" is not an absolute https address`] as const,
  ),
  [{ headquarters: {} }, 'headquarters.country: this is missing'],
  ...['Kenya', 'UK'].map(
    (country) => [{ headquarters: { country } }, `headquarters.country: "${country}" is not a country by its`] as const,
  ),
  [{ headquarters: { country: 'KE', phone: '020 123' } }, 'headquarters.phone: "020 123" is not a number such as'],
  [{ headquarters: { country: 'KE', coordinates: 'here' } }, 'headquarters.coordinates: "here" is not a place such'],
  ...['91, 0', '-74.0060, 40.7128', '139.69, 35.68'].map(
    (coordinates) =>
      [
        { headquarters: { country: 'KE', coordinates } },
        `headquarters.coordinates: "${coordinates}" is where no company is; latitude comes first: are the two swapped?`,
      ] as const,
  ),
  [{ social: ['https://a.example'] }, 'social: the name of a network begins with a letter'],
  [{ social: { instagarm: 'https://a.example' } }, 'social.instagarm: did you mean instagram?'],
  [{ social: { LinkedIn: 'https://a.example' } }, 'social.LinkedIn: did you mean linkedin?'],
  [
    { contact: { endpoint: 'https://formspree.io/forms/abcdwxyz/overview' } },
    'contact.endpoint: "https://formspree.io/forms/abcdwxyz/overview" takes no messages: the address of a form of Formspree is https://formspree.io/f/abcdwxyz',
  ],
  [{ contact: { endpoint: 'form' } }, 'contact.endpoint: "form" is not relay, netlify, an absolute https address'],
  [{ privacy: 'tell' }, 'privacy: "tell" is not one of ask, inform'],
  [{ analyticsId: 'UA-1' }, 'analyticsId: "UA-1" is not a measurement id'],
  [{ liveNewsUrl: 'https://a.example;script-src' }, 'liveNewsUrl: "https://a.example;script-src" is not an absolute'],
  [{ schedulingUrl: 'https://a,b.example/' }, 'schedulingUrl: "https://a,b.example/" is not an absolute https address'],
  [{ url: 'https://*.example' }, 'url: "https://*.example" is not an absolute https address'],
  [{ newsStaleDays: 0 }, 'newsStaleDays: 0 is not a number of days from 1 to 999'],
  [{ header: 'home' }, 'header: "home" is not a list of pages'],
  [{ header: [] }, 'header: name one page at least'],
  [{ header: ['home', 'home'] }, 'header.1: this page is named before'],
  [
    { links: [{ ...link, url: 'http://a.example' }] },
    'links.0.url: "http://a.example" is not an absolute https address',
  ],
  [{ links: [{ ...link, id: 'A b' }] }, 'links.0.id: "A b" is not an id such as investors: small letters, digits'],
  [{ links: [{ ...link, label: { en: '{brand}' } }] }, 'links.0.label.en: "{brand}" is not a name of 1 to 40'],
  [{ links: [link, link] }, 'links.1: a link before this one has the same id'],
  [{ offices: [{ locality: 'Lisboa' }] }, 'offices.0.country: this is missing'],
  [{ offices: [{ country: 'PT', coordinates: '' }] }, 'offices.0.coordinates: this key is unknown'],
  [{ offices: [{ country: 'PT' }, { country: 'PT' }] }, 'offices.1: this office is there twice'],
  [{ legalName: '{brand} S.A.' }, 'legalName: "{brand} S.A." is not a name of at most 100 characters'],
  [
    { home: ['closing', 'capabilites'] },
    'home.1: "capabilites" is not one of figures, capabilities, companies, approach, closing: did you mean "capabilities"?',
  ],
  [{ home: ['closing', 'closing'] }, 'home.1: this section is named before'],
  [{ home: 'closing' }, 'home: "closing" is not a list of sections'],
  [
    { languages: 'en' },
    'languages: "en" is not a list of one or more codes of languages, such as ["en", "ht"], each once',
  ],
  [{ textSize: 12 }, 'textSize: 12 is not a size in pixels from 16 to 21'],
  [{ corners: 2.5 }, 'corners: 2.5 is not a radius in pixels from 0 to 26'],
  [{ corners: '8' }, 'corners: "8" is not a radius in pixels from 0 to 26: write it without quotes: 8'],
  [{ languages: ['en', 'en'] }, 'languages: ["en","en"] is not a list of one or more'],
  [{ languages: ['en', 'xx'] }, 'languages.1: "xx" is not the code of a language, such as pt or ht (ISO 639)'],
  [{ features: { shop: true } }, 'features.shop: this key is unknown'],
  [{ themeColor: 'blue' }, 'themeColor: "blue" is not a colour such as #004AAD'],
  [{ fonts: { headings: 'Newsreader' } }, 'fonts.text: this is missing'],
  ...['sw.js', '/../sw.js', '//a.example/sw.js', '/sw', '/assets/sw.js'].map(
    (path) => [{ formerServiceWorker: path }, `formerServiceWorker: "${path}" is not a path of the site`] as const,
  ),
  [{ foundingYear: '2020' }, 'foundingYear: "2020" is not a year such as 2020: write it without quotes: 2020'],
  [{ sample: 'true' }, 'sample: "true" is not true or false: write it without quotes: true'],
  [
    { brand: 2020 },
    'brand: 2020 is not a name of 1 to 40 characters, with no word of more than 26: write it in quotes: "2020"',
  ],
  [{ 'a\tb': 1 }, String.raw`a\tb: this key is unknown`],
  [{ unbreakable: ['New York', ''] }, 'unbreakable.1: "" is not a non-empty text'],
  [{ legalReviewed: 'yes' }, 'legalReviewed: "yes" is not a date such as 2026-11-23, or empty'],
  [{ privacyChanged: '2026-02-30' }, 'privacyChanged: "2026-02-30" is not a date such as 2026-11-23'],
  [{ colour: '#004AAD' }, 'colour: this key is unknown'],
];

test.for(refused)('%j is refused in one line that names the key', ([change, error]) => {
  const errors = findErrors({ ...file, ...change });
  expect(errors).toEqual([expect.stringContaining(`data/site.json: ${error}`)]);
  expect(errors[0]).not.toContain('\n');
});

const valueAt = (settings: object, path: string) =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), settings);

test('an optional key that is missing has the default of the schema', () => {
  const optional = settingList.filter(({ isRequired }) => !isRequired);
  const names = optional.map(({ path }) => path.split('.')[0] ?? '');
  const least = { ...without(...names), headquarters: { country: 'US' } };
  const settings = parseSettings(least, {}, 'data/site.json');
  for (const { path, defaultValue } of optional) expect([path, valueAt(settings, path)]).toEqual([path, defaultValue]);
});

test('the host of a mail address is converted to ASCII, which every mail program understands', () => {
  const { email } = parseSettings({ ...file, email: 'hallo@bäcker.example' }, {}, 'data/site.json');
  expect(email).toBe('hallo@xn--bcker-gra.example');
});

test('all errors of the file and of variables are reported at once', () => {
  const changedFile = { ...without('brand', 'url'), email: 'hello', colour: 'blue', social: { x: 'x' } };
  expect(findErrors(changedFile, { SITE_URL: 'foo' })).toEqual([
    'data/site.json: brand: this is missing',
    'SITE_URL: "foo" is not an absolute https address without a path (basePath takes the path)',
    'data/site.json: email: "hello" is not an e-mail address',
    'data/site.json: social.x: "x" is not an absolute https address',
    'data/site.json: colour: this key is unknown',
  ]);
  expect(findErrors(null)).toEqual(['data/site.json: the whole file: this is not an object']);
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
])('%s refuses "%s" in one line that does not repeat it', (key, value, fault) => {
  const variable = key === 'liveNewsToken' ? 'LIVE_NEWS_TOKEN' : 'NEWS_API_URL';
  for (const errors of [findErrors({ ...file, [key]: value }), findErrors(file, { [variable]: value })]) {
    expect(errors).toEqual([expect.stringContaining(fault)]);
    expect(errors[0]).not.toContain(secret);
    expect(errors[0]).not.toContain('\n');
  }
});

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

const withVersion = (dataVersion: unknown): string => {
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...file, brand: '', dataVersion }));
  return folder;
};

test.for([
  [currentDataVersion + 1, 'upgrade the code by "npm run upgrade"'],
  [currentDataVersion - 1, 'migrate the data by "npm run migrate:data"'],
] as const)('data of version %i is refused in one line, before anything else in it is checked', ([version, advice]) => {
  const folder = withVersion(version);
  expect(() => readSettings({}, folder)).toThrow(
    new DataError([
      `${folder}/site.json: dataVersion: this data is of version ${version}, and this code reads version ${currentDataVersion}: ${advice}`,
    ]),
  );
});

test('data without a version is read as data of the current version, and a version is a number', () => {
  expect(findErrors(without('dataVersion'))).toEqual([]);
  expect(() => readSettings({}, withVersion('3'))).toThrow('dataVersion: "3" is not the version that this code reads');
});

test('"none" removes the public token for a deployment, and an empty variable keeps it', () => {
  const changedFile = { ...file, liveNewsToken: 'public-token' };
  const tokenWith = (LIVE_NEWS_TOKEN: string) => parseSettings(changedFile, { LIVE_NEWS_TOKEN }, '').liveNewsToken;
  expect([tokenWith('none'), tokenWith(''), tokenWith('other')]).toEqual(['', 'public-token', 'other']);
});

test('pages with a public token call the news service of the refresh, and no service without news or a token', () => {
  const site = readSite({ LIVE_NEWS_TOKEN: 'public-token' }, dataFolder);
  expect([site.liveNews.serviceUrl, site.features.newsToken]).toEqual(['https://api.thenewsapi.com/v1/news/all', true]);
  const own = readSite({ LIVE_NEWS_TOKEN: 'public-token', NEWS_API_URL: 'https://news.example/all' }, dataFolder);
  expect(own.liveNews).toEqual({ serviceUrl: 'https://news.example/all', token: 'public-token' });
  expect(readSite({}, dataFolder).features.newsToken).toBe(false);
  const off = parseSettings({ ...file, features: { news: false } }, { LIVE_NEWS_TOKEN: 'public-token' }, '');
  expect(toSite(off, readLanguages(dataFolder, off.languages)).features.newsToken).toBe(false);
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
  CONTACT_ENDPOINT: ['https://forms.example/f/a', 'https://forms.example/f/a'],
  SCHEDULING_URL: ['/own/page.html', '/own/page.html'],
  ANALYTICS_ID: ['G-AB12CD34EF', 'G-AB12CD34EF'],
  COUNTER_URL: ['/api/event', '/api/event'],
  FONT_STYLESHEET_URL: ['https://fonts.example', 'https://fonts.example/'],
  LIVE_NEWS_URL: ['https://news.example', 'https://news.example/'],
  LIVE_NEWS_TOKEN: ['public-token_1', 'public-token_1'],
  NEWS_API_URL: ['https://service.example/all', 'https://service.example/all'],
  NEWS_STALE_DAYS: ['14', 14],
};

test('each variable overrides its key, also a missing or wrong one, and an empty variable overrides nothing', () => {
  const environment = Object.fromEntries(Object.entries(variables).map(([name, [text]]) => [name, text]));
  const changedFile = { ...without('brand', 'social'), newsStaleDays: 0 };
  const settings = parseSettings(changedFile, environment, 'data/site.json');
  for (const { path, variable } of settingList.filter((setting) => setting.variable !== undefined))
    expect([variable, valueAt(settings, path)]).toEqual([variable, variables[variable ?? '']?.[1]]);
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  expect(readSettings(empty, dataFolder)).toEqual(parseSettings(file, {}, ''));
});

test.for([
  [{ CONTACT_ENDPOINT: 'relay' }, 'contact.endpoint: "relay" is asked at liveNewsUrl, which is empty'],
  [
    { ANALYTICS_ID: 'G-AB12CD34EF', COUNTER_URL: 'https://count.example/api/event' },
    'counterUrl: visits would be counted twice, as analyticsId is set too',
  ],
  [
    { LIVE_NEWS_URL: 'https://relay.example/', LIVE_NEWS_TOKEN: 'public-token' },
    'liveNewsToken: live news would have two sources, as liveNewsUrl is set too',
  ],
] as const)('%j, which contradicts another setting, is refused', ([contradiction, fault]) => {
  expect(() => readSite(contradiction, dataFolder)).toThrow(fault);
});

const lines = (headquarters: Fields) =>
  toSite(parseSettings({ ...file, headquarters }, {}, ''), readLanguages(dataFolder, ['en', 'es', 'fr'])).headquarters
    .lines;

test('the postal address is one line in each language, with the localized country and without empty parts', () => {
  expect(lines({ country: 'KE' })).toEqual({ en: 'Kenya', es: 'Kenia', fr: 'Kenya' });
  expect(lines({ street: '12 Riverside Drive', locality: 'Nairobi', country: 'KE' })['es']).toBe(
    '12 Riverside Drive, Nairobi, Kenia',
  );
});

test('every key has a description for the editor, and no two keys have the same variable', () => {
  for (const { description } of settingList) expect(description).not.toBe('');
  expect(new Set(settingVariables).size).toBe(settingVariables.length);
});
