import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { editKey, readChangedData, readDataFile } from '~tests/support/content/changed-data';
import { composeContent } from './compose';
import { readData } from './read-data';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });
const { site } = siteSettings;
const data = readData(siteSettings);

test('Markdown becomes blocks: emphasis, links in the language of the page, lists, headings, tables', async () => {
  const text =
    'A **bold** *word*, [about us](/about#timeline) & [more](https://a.example/).\n\n### Part\n\n3. one\n4. two\n\n' +
    '| a | b |\n|---|---|\n| {brand} | d |';
  const file = 'content/es/terms.json';
  const changed = readChangedData({ [file]: editKey(readDataFile(file), 'sections.0.parts', [{ text }]) });
  const { terms } = composeContent(changed, 'es', siteSettings).pages;
  expect(terms?.sections[0]?.body).toEqual([
    [
      'A ',
      { strong: ['bold'] },
      ' ',
      { em: ['word'] },
      ', ',
      { link: '/es/about#timeline', text: ['about us'] },
      ' & ',
      { link: 'https://a.example/', text: ['more'] },
      '.',
    ],
    { heading: ['Part'] },
    { list: [['one'], ['two']], start: 3 },
    {
      table: [
        [['a'], ['b']],
        [[site.brand], ['d']],
      ],
    },
  ]);
});

test('a figure has one value, or one in each language', () => {
  const label = { en: 'Staff', es: 'Personal', fr: 'Effectif' };
  const values = { en: '3,400', es: '3.400', fr: '3 400' };
  const getValues = (figure: object) => {
    const figures = editKey(readDataFile('figures.json'), 'headline', [{ label, ...figure }]);
    const changed = readChangedData({ 'figures.json': figures });
    return (['en', 'es'] as const).map(
      (language) => composeContent(changed, language, siteSettings).pages.home?.figures.items[0]?.value,
    );
  };
  expect(getValues({ values })).toEqual(['3,400', '3.400']);
  expect(getValues({ value: '12' })).toEqual(['12', '12']);
  const either = 'a figure has either a value, the same in every language, or values with one for each';
  expect(() => getValues({ value: '12', values })).toThrow(either);
  expect(() => getValues({})).toThrow(either);
});

/** The lengths of the lists of a page that speaks of the calendar of another host. */
function listsWith(hasForeignCalendar: boolean): readonly number[] {
  const { pages } = composeContent(data, 'en', { ...siteSettings, site: { ...site, hasForeignCalendar } });
  const blocks = pages.privacy?.sections.flatMap(({ body }) => body) ?? [];
  return blocks.flatMap((block) => ('list' in block ? block.list.length : []));
}

test('what a setting takes away is left out, with a section that has no more, and lists around it are joined', async () => {
  expect([listsWith(true), listsWith(false)]).toEqual([[4], [3]]);
  const file = 'content/en/terms.json';
  const parts = [{ when: 'foreignCalendar', text: 'Theirs.' }];
  const { terms } = composeContent(
    readChangedData({ [file]: editKey(readDataFile(file), 'sections.0.parts', parts) }),
    'en',
    siteSettings,
  ).pages;
  expect(terms?.sections.length).toBe((data.texts.en.pages.terms?.sections.length ?? 0) - 1);
});

/** The legal texts in English of a site with some facts. */
function getLegalTexts(facts: Partial<typeof site>): string {
  const { privacy, terms } = composeContent(data, 'en', { ...siteSettings, site: { ...site, ...facts } }).pages;
  return JSON.stringify([privacy, terms]).replaceAll('\u00A0', ' ');
}

const noAnalytics = 'No analytics service is in use';
const analytics = ['Google Analytics to learn which pages are read, if you agree', 'Your answer about analytics'];
const ownCalendar = 'The calendar on the contact page is part of this website';
const foreignCalendar = [
  'belongs to an external provider, {schedulingHost}',
  'Your choice to always show the calendar',
  'the calendar on the contact page belongs to an external provider',
];
const noLiveNews = 'Your browser asks no news service';
const relay = 'asks a relay that we run';
const service = 'asks a news service, api.thenewsapi.com, itself';
const token = { serviceUrl: 'https://api.thenewsapi.com/v1/news/all', token: 'public' };

test.for<readonly [facts: Partial<typeof site>, said: readonly string[], unsaid: readonly string[]]>([
  [{}, [noAnalytics, ownCalendar, noLiveNews], [...analytics, ...foreignCalendar, relay, service]],
  [{ analyticsId: 'G-AB12CD34EF' }, [...analytics, ownCalendar, noLiveNews], [noAnalytics]],
  [
    { hasForeignCalendar: true, schedulingUrl: 'https://book.example/calls' },
    foreignCalendar.map((text) => text.replace('{schedulingHost}', 'book.example')),
    [ownCalendar],
  ],
  [{ liveNewsUrl: 'https://news.example/' }, [relay], [noLiveNews, service]],
  [{ liveNews: token }, [service], [noLiveNews, relay]],
])('with %j the legal texts say what happens, and nothing else', ([facts, said, unsaid]) => {
  const texts = getLegalTexts(facts);
  for (const text of said) expect(texts).toContain(text);
  for (const text of unsaid) expect(texts).not.toContain(text);
});

const getConsentPanel = (analyticsId: string) =>
  composeContent(data, 'en', { ...siteSettings, site: { ...site, analyticsId } }).shell.consent;

test('visitors are asked about analytics only on a site that has them', () => {
  expect(getConsentPanel('G-AB12CD34EF')?.text).toMatch(/nothing of it is loaded unless/);
  expect(getConsentPanel('')).toBeUndefined();
});

test('milestones are shown in the order of their years', () => {
  const shuffled = { milestones: data.milestones.milestones.toReversed() };
  const years = composeContent({ ...data, milestones: shuffled }, 'en', siteSettings).pages.about?.timeline.items ?? [];
  expect(years.length).toBeGreaterThan(1);
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted());
});
