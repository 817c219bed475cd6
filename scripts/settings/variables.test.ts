import { expect, test } from 'vitest';
import type { Site } from '~/config/site';
import { settingVariables } from '~tests/support/settings';
import { readSite } from './read-settings';

const profile = (network: string) => (site: Site) => site.social.find((one) => one.network === network)?.url ?? '';

/** Of each variable: where the site has it, and a value with what it becomes. What is refused is in read-settings.test.ts. */
const cases: Readonly<Record<string, readonly [read: (site: Site) => unknown, value: string, parsed: unknown]>> = {
  SOCIAL_LINKEDIN: [profile('LinkedIn'), 'https://a.example/b?c', 'https://a.example/b?c'],
  SOCIAL_X: [profile('Twitter/X'), 'none', ''],
  SOCIAL_INSTAGRAM: [profile('Instagram'), 'https://a.example/', 'https://a.example/'],
  SOCIAL_FACEBOOK: [profile('Facebook'), 'none', ''],
  SITE_BRAND: [({ brand }) => brand, ' Groupe Désir & Cie ', 'Groupe Désir & Cie'],
  SITE_URL: [({ url }) => url, 'https://a.example:8443/', 'https://a.example:8443'],
  BASE_PATH: [({ base }) => base, '/a/b.c/', '/a/b.c/'],
  CONTACT_EMAIL: [({ email }) => email, 'news+web@a.example', 'news+web@a.example'],
  CONTACT_ENDPOINT: [({ form }) => form?.action, 'https://forms.example/f/a', 'https://forms.example/f/a'],
  SCHEDULING_URL: [({ schedulingUrl }) => schedulingUrl, '/own/page.html', '/own/page.html'],
  ANALYTICS_ID: [({ analyticsId }) => analyticsId, 'G-AB12CD34EF', 'G-AB12CD34EF'],
  COUNTER_URL: [({ counterUrl }) => counterUrl, '/api/event', '/api/event'],
  FONT_STYLESHEET_URL: [({ fontStylesheet }) => fontStylesheet, 'https://a.example', 'https://a.example/'],
  LIVE_NEWS_URL: [({ liveNewsUrl }) => liveNewsUrl, 'https://a.example', 'https://a.example/'],
  NEWS_STALE_DAYS: [({ newsStaleDays }) => newsStaleDays, '14', 14],
};

/** The sample's, where no variable is set. */
const sample = readSite({});

test('every variable has its case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(settingVariables.toSorted());
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

test('messages go to no relay where there is none', () => {
  const reason = 'contact.endpoint: "relay" is asked at liveNewsUrl, which is empty';
  expect(() => readSite({ CONTACT_ENDPOINT: 'relay' })).toThrow(reason);
});

test('visits are counted once', () => {
  const both = { ANALYTICS_ID: 'G-AB12CD34EF', COUNTER_URL: 'https://count.example/api/event' };
  expect(() => readSite(both)).toThrow('counterUrl: visits would be counted twice, as analyticsId is set too');
});
