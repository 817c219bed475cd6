import { expect, test } from 'vitest';
import { DataError } from '~/config/dataFile';
import type { Site } from '~/config/site';
import { settingVariables } from './read-settings';
import { readSite } from './read-site';

const profile = (network: string) => (site: Site) => site.social.find((one) => one.network === network)?.url ?? '';

/** Of each variable: where the site has it, a value with what it becomes, and one that is refused. Each key is in read-settings.test.ts. */
const cases: Readonly<
  Record<string, readonly [read: (site: Site) => unknown, value: string, parsed: unknown, refused: string]>
> = {
  SOCIAL_LINKEDIN: [profile('LinkedIn'), 'https://a.example/b?c', 'https://a.example/b?c', '//a.example'],
  SOCIAL_X: [profile('Twitter/X'), 'none', '', 'http://a.example/'],
  SOCIAL_INSTAGRAM: [profile('Instagram'), 'https://a.example/', 'https://a.example/', 'javascript:alert(1)'],
  SOCIAL_FACEBOOK: [profile('Facebook'), 'none', '', 'https://user:secret@a.example/'],
  SITE_BRAND: [({ brand }) => brand, ' Groupe Désir & Cie ', 'Groupe Désir & Cie', '   '],
  SITE_URL: [({ url }) => url, 'https://a.example:8443/', 'https://a.example:8443', 'https://a.example/?a'],
  BASE_PATH: [({ base }) => base, '/a/b.c/', '/a/b.c/', '/../"/'],
  CONTACT_EMAIL: [({ email }) => email, 'news+web@a.example', 'news+web@a.example', 'a@b.example?bcc=c'],
  SCHEDULING_URL: [({ schedulingUrl }) => schedulingUrl, '/own/page.html', '/own/page.html', '/with space'],
  ANALYTICS_ID: [({ analyticsId }) => analyticsId, 'G-AB12CD34EF', 'G-AB12CD34EF', 'G-AB12"'],
  FONT_STYLESHEET_URL: [({ fontStylesheet }) => fontStylesheet, 'https://a.example', 'https://a.example/', '/path'],
  LIVE_NEWS_URL: [({ liveNews }) => liveNews.url, 'https://a.example', 'https://a.example/', String.raw`/back\slash`],
  LIVE_NEWS_PUBLIC_TOKEN: [({ liveNews }) => liveNews.publicToken, 'a token', 'a token', ''],
  NEWS_STALE_DAYS: [({ newsStaleDays }) => newsStaleDays, '14', 14, '1.5'],
};

/** The sample's, where no variable is set. */
const sample = readSite({});

test('every variable has its case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(settingVariables().toSorted());
});

test.for(Object.entries(cases))(
  '%s changes its own value, and none where it is empty',
  ([name, [read, value, parsed]]) => {
    expect(readSite({ [name]: '' })).toEqual(sample);
    const site = readSite({ [name]: value });
    expect(read(site)).toEqual(parsed);
    const others = Object.entries(cases).filter(([other]) => other !== name);
    const valuesIn = (one: Site) => others.map(([, [readOther]]) => readOther(one));
    expect(valuesIn(site)).toEqual(valuesIn(sample));
  },
);

test.for(Object.entries(cases).filter(([, [, , , refused]]) => refused !== ''))(
  '%s is refused in one line that names the variable and its value',
  ([name, [, , , refused]]) => {
    const read = () => readSite({ [name]: refused });
    expect(read).toThrow(DataError);
    expect(read).toThrow(`${name}: ${JSON.stringify(refused)} is not `);
    expect(read).toThrow(/^.*$/);
  },
);
