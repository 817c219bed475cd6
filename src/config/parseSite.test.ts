import { expect, test } from 'vitest';
import { DataError } from './dataFile';
import { parseSite, type Site } from './parseSite';
import { settingVariables } from './settings';

interface Case {
  readonly read: (site: Site) => string;
  /** Value in the environment → value in the site. */
  readonly accepts: readonly (readonly [value: string, parsed: string])[];
  readonly refuses: readonly string[];
}

const httpsOnly = [
  'foo',
  'a\nb',
  'http://a.example/',
  '//a.example',
  '/path',
  'https://user:secret@a.example/',
  'javascript:alert(1)',
];
const address: Omit<Case, 'read'> = {
  accepts: [['https://a.example/b?c', 'https://a.example/b?c']],
  refuses: httpsOnly,
};
/** A network's profile: none where its setting says so. */
const social = (network: string): Case => ({
  read: (site) => site.social.find((profile) => profile.network === network)?.url ?? '',
  accepts: [...address.accepts, ['none', '']],
  refuses: httpsOnly,
});
/** The sample's, where the variable is not set. */
const sample = parseSite({});
const addressOrPath: Omit<Case, 'read'> = {
  accepts: [
    ['https://a.example', 'https://a.example/'],
    ['/own/page.html', '/own/page.html'],
  ],
  refuses: [...httpsOnly.filter((value) => value !== '/path'), '/with space', String.raw`/back\slash`],
};

const cases: Readonly<Record<string, Case>> = {
  SOCIAL_LINKEDIN: social('LinkedIn'),
  SOCIAL_X: social('Twitter/X'),
  SOCIAL_INSTAGRAM: social('Instagram'),
  SOCIAL_FACEBOOK: social('Facebook'),
  SITE_BRAND: {
    read: ({ brand }) => brand,
    accepts: [[' Groupe Désir & Cie ', 'Groupe Désir & Cie']],
    refuses: ['   '],
  },
  SITE_URL: {
    read: ({ url }) => url,
    accepts: [
      ['https://a.example', 'https://a.example'],
      ['https://a.example/', 'https://a.example'],
      ['https://a.example:8443', 'https://a.example:8443'],
    ],
    refuses: [...httpsOnly, 'https://a.example/repo', 'https://a.example/?a', 'https://a.example/#a'],
  },
  BASE_PATH: {
    read: ({ base }) => base,
    accepts: [
      ['/repo/', '/repo/'],
      ['/a/b.c/', '/a/b.c/'],
    ],
    refuses: ['repo', '/repo', 'repo/', '//', '/a//b/', '/a b/', '/../"/'],
  },
  CONTACT_EMAIL: {
    read: ({ email }) => email,
    accepts: [['news+web@mail.a.example', 'news+web@mail.a.example']],
    refuses: ['hello', 'hello@', '@a.example', 'a@b', 'a b@c.example', 'a@b.example?bcc=c', 'A <a@b.example>'],
  },
  SCHEDULING_URL: { read: ({ schedulingUrl }) => schedulingUrl, ...addressOrPath },
  ANALYTICS_ID: {
    read: ({ analyticsId }) => analyticsId,
    accepts: [['G-AB12CD34EF', 'G-AB12CD34EF']],
    refuses: ['UA-12345-1', 'G-', 'g-ab12cd34ef', 'G-AB12"'],
  },
  FONT_STYLESHEET_URL: { read: ({ fontStylesheet }) => fontStylesheet, ...address },
  LIVE_NEWS_URL: { read: ({ liveNews }) => liveNews.url, ...addressOrPath },
  LIVE_NEWS_PUBLIC_TOKEN: {
    read: ({ liveNews }) => liveNews.publicToken,
    accepts: [['a token', 'a token']],
    refuses: [],
  },
  NEWS_STALE_DAYS: {
    read: ({ newsStaleDays }) => String(newsStaleDays),
    accepts: [['14', '14']],
    refuses: ['-1', '1.5', 'soon'],
  },
};

const names = settingVariables();

function caseOf(name: string): Case {
  const found = cases[name];
  if (found === undefined) throw new Error(`${name} has no case in this test`);
  return found;
}

test.for(names)('%s leaves the value of the file where it is empty', (name) => {
  const { read } = caseOf(name);
  expect(read(parseSite({ [name]: '' }))).toBe(read(sample));
});

test('social profiles are shown in the order of the settings, without those that were removed', () => {
  const { social: all } = parseSite({});
  const { social: left } = parseSite({ SOCIAL_X: 'none', SOCIAL_FACEBOOK: 'none' });
  expect(left).toEqual(all.filter(({ network }) => network !== 'Twitter/X' && network !== 'Facebook'));
  expect(all.map(({ network }) => network)).toEqual(expect.arrayContaining(['LinkedIn', 'Twitter/X', 'Instagram']));
});

const accepted = names.flatMap((name) => caseOf(name).accepts.map(([value, parsed]) => ({ name, value, parsed })));

test.for(accepted)('$name: $value is $parsed, and nothing else changes', ({ name, value, parsed }) => {
  const site = parseSite({ [name]: value });
  expect(caseOf(name).read(site)).toBe(parsed);
  for (const other of names.filter((candidate) => candidate !== name))
    expect(caseOf(other).read(site)).toBe(caseOf(other).read(sample));
});

const refused = names.flatMap((name) => caseOf(name).refuses.map((value) => ({ name, value })));

test.for(refused)('$name: $value is refused in one line that names the variable and its value', ({ name, value }) => {
  const read = () => parseSite({ [name]: value });
  expect(read).toThrow(DataError);
  expect(read).toThrow(`${name}: ${JSON.stringify(value)} is not `);
  expect(read).toThrow(/^.*$/);
});
