import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { writeData } from '~tests/browser/owners/write-data';
import { embeddedUpstream, createNewsFolder, createTestService } from '~tests/support/news/test-refresh';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { type DoctorContext, type Finding, describeSample, findNewsProblems, findSampleData } from './findings';

const folder = createTemporaryFolder(afterAll);
const [samples, live, data] = [join(folder, 'samples'), join(folder, 'live'), join(folder, 'data')];
await createNewsFolder(samples).runRefresh(createTestService({ origin: 'sample' }), { upstream: embeddedUpstream });
await createNewsFolder(live).runRefresh(createTestService());

/** Settings of an owner that replace each placeholder. */
const ownerSettings = {
  SITE_BRAND: 'Example Group',
  SITE_URL: 'https://www.example.com',
  CONTACT_EMAIL: 'hello@example.com',
  SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/example',
  SOCIAL_X: 'none',
  SOCIAL_INSTAGRAM: 'none',
  SOCIAL_FACEBOOK: 'none',
  SCHEDULING_URL: 'https://book.example.com/',
  ANALYTICS_ID: 'G-AB12CD34EF',
};

const createContext = (changes: Partial<DoctorContext> = {}): DoctorContext => ({
  environment: ownerSettings,
  data: dataFolder,
  news: samples,
  now: Date.parse('2026-12-01T12:00:00Z'),
  namesAll: false,
  ...changes,
});

const selectTopic = (topic: string, findings: readonly Finding[]) =>
  findings.filter((finding) => finding.topic === topic);

test('sample.json describes the sample: "npx vitest run scripts/doctor --update" writes it anew', async () => {
  await expect(`${JSON.stringify(describeSample('tests/fixtures/data'), null, 2)}\n`).toMatchFileSnapshot(
    'sample.json',
  );
});

describe('of the data the doctor', () => {
  it('names every place if it is asked to', () => {
    const [few, all] = [false, true].map((namesAll) => findSampleData(createContext({ namesAll }))[0]?.text ?? '');
    expect(few).toMatch(/, and \d+ more$/);
    expect(all?.split(', ').length).toBe(Number.parseInt(all ?? '', 10));
  });

  it.each([
    [{}, 'brand url email social.linkedin social.x social.instagram social.facebook schedulingUrl analyticsId'],
    // CI systems pass unset variables as empty texts.
    [{ ...ownerSettings, CONTACT_EMAIL: 'a@alisio.example', SITE_BRAND: '', SOCIAL_X: '' }, 'brand email social.x'],
  ])('names settings that are the sample’s, of %j', (environment, names) => {
    const topics = findSampleData(createContext({ environment })).map(({ topic }) => topic);
    expect(topics.slice(0, topics.indexOf('sentences'))).toEqual(names.split(' '));
  });

  it('warns of a public token of the news service', () => {
    const environment = { ...ownerSettings, LIVE_NEWS_TOKEN: 'public-token' };
    expect(selectTopic('news', findSampleData(createContext({ environment })))).toMatchObject([
      { status: 'attention', text: expect.stringContaining('anybody can read this token') },
    ]);
    expect(selectTopic('news', findSampleData(createContext()))).toEqual([]);
  });

  it('names sentences, places, mark, pictures and legal texts that are the sample’s, with their places', () => {
    const findings = findSampleData(createContext());
    expect(findings.map(({ topic }) => topic)).toEqual([
      'sentences',
      'places',
      'languages',
      'mark',
      'pictures',
      'privacy, terms',
    ]);
    expect(findings[0]?.text).toMatch(/^\d{3} are the sample’s: companies\/advisor\.json: en\.tagline, /);
    expect(findings[1]?.text).toMatch(/Santo Domingo or .+: chart\.json: en\.shareImageAlt, /);
    expect(findings[2]?.text).toMatch(
      /^es-DO, fr-HT: .+: content\/es\/language\.json: tag, content\/fr\/language\.json: tag$/,
    );
  });

  it('does not name what an owner has changed, or does not publish', async () => {
    const site = { languages: ['en'], hero: 'none', headquarters: { locality: 'Quito', coordinates: null } };
    writeData(
      data,
      { 'site.json': site, 'brand/logo.svg': '<svg/>', 'pictures/Company-Energy.JPG': '' },
      { 'Santo Domingo': 'Quito', 'Port-au-Prince': 'Guayaquil', ' ': '  ' },
    );
    const findings = findSampleData(createContext({ data }));
    expect(
      ['sentences', 'places', 'languages', 'mark', 'pictures'].flatMap((topic) => selectTopic(topic, findings)),
    ).toMatchObject([{ topic: 'pictures', text: expect.stringMatching(/^4 are .+advisor\.json/) }]);
  });

  it('names what is said about the company beside its pages, and what pages that are on say', () => {
    writeData(data, { 'site.json': { languages: ['en'] } });
    const listSentences = () =>
      selectTopic('sentences', findSampleData(createContext({ data, namesAll: true })))[0]?.text;
    const shell = /content\/en\/shell\.json: footer\.blurb, content\/en\/shell\.json: organization\.description/;
    expect(listSentences()).toMatch(shell);
    expect(listSentences()).not.toMatch(/accessibility\.json/);
    writeData(data, { 'site.json': { languages: ['en'], features: { accessibility: true } } });
    expect(listSentences()).toMatch(/accessibility\.json: lead, /);
  });

  it.each([
    [{ locality: 'New York' }],
    [{ locality: 'New York City', localityNames: { en: 'New York City', es: 'Nueva York', fr: 'New York' } }],
  ])('names places by what visitors read, and not those of an office, %j', (headquarters) => {
    writeData(data, { 'site.json': { headquarters: { country: 'US', ...headquarters } } });
    expect(selectTopic('places', findSampleData(createContext({ data })))[0]?.text).toMatch(
      /^\d+ texts name Santo Domingo or Port-au-Prince or Puerto Príncipe: /,
    );
  });

  it('names a review that is older than the texts', () => {
    writeData(data, { 'site.json': { legalReviewed: '2020-01-01' } });
    expect(selectTopic('privacy, terms', findSampleData(createContext({ data })))).toMatchObject([
      { status: 'attention' },
    ]);
  });

  it.each([
    [true, ['accessibility']],
    [false, []],
  ])('names a change of the statement on accessibility, if that is on: %s', (accessibility, topics) => {
    const days = { legalReviewed: '2026-11-01', privacyChanged: '2026-10-01', termsChanged: '2026-10-01' };
    writeData(data, { 'site.json': { ...days, accessibilityChanged: '2026-11-20', features: { accessibility } } });
    const findings = findSampleData(createContext({ data })).filter(({ fix }) => fix.startsWith('Let counsel'));
    expect(findings.map(({ topic }) => topic)).toEqual(topics);
  });
});

/** Returns what the doctor finds in a folder of news on a day. */
const findNewsAt = (news: string, day: string) => findNewsProblems(createContext({ news, now: Date.parse(day) }));

it('of the news the doctor distinguishes samples, live news, old news and a folder that a build would refuse', () => {
  expect(findNewsAt(samples, '2026-12-01')).toMatchObject([{ status: 'sample' }]);
  expect(findNewsAt(live, '2020-01-01').filter(({ text }) => text.includes('days old'))).toEqual([]);
  expect(findNewsAt(live, '2099-01-01')).toMatchObject([
    { status: 'attention', text: expect.stringContaining('days old') },
  ]);
  createNewsFolder(live).replaceInFirstFile(/^index/, /}\s*$/, '');
  expect(findNewsAt(live, '2020-01-01')).toMatchObject([
    { status: 'broken', text: expect.stringContaining('index.json'), fix: expect.stringContaining('npm run') },
  ]);
});
