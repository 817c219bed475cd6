import { expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { checkDates } from './check-dates';

const now = new Date('2026-11-26T12:00:00Z');

const { settings } = readSiteSettings({ dataFolder, environment: {} });

const check = (changes: Partial<typeof settings>, founded = 2020, year = '2020') =>
  checkDates(
    { dataFolder: 'data', settings: { ...settings, ...changes }, addedPages: [], timedParts: [] },
    { companies: [{ companyId: 'energy', founded }], milestones: { milestones: [{ year: '2020' }, { year }] } },
    now,
  );

test('years after the next one and days after today are refused in a line each', () => {
  const past = { legalReviewed: '', accessibilityChanged: '' };
  expect(() =>
    check({ ...past, foundingYear: 2050, privacyChanged: '2029-01-01', termsChanged: '2026-11-28' }, 2051, '2052'),
  ).toThrow(
    new DataError([
      'data/site.json: foundingYear: 2050 is in the future: the latest year is 2027',
      'data/companies/energy.json: founded: 2051 is in the future: the latest year is 2027',
      'data/milestones.json: milestones.1.year: 2052 is in the future: the latest year is 2027',
      'data/site.json: privacyChanged: 2029-01-01 is in the future: write the day on which it was done',
      'data/site.json: termsChanged: 2026-11-28 is in the future: write the day on which it was done',
    ]),
  );
});

test('the next year, and the day that has begun east of Greenwich, are accepted', () => {
  expect(check({ legalReviewed: '2026-11-27' }, 2027, '2027')).toEqual([]);
});

test('years that are likely misspelt are named', () => {
  expect(check({ foundingYear: 1968 }, 1868, '1968')).toEqual([]);
  expect(check({ foundingYear: 1968 }, 1068, '1958')).toEqual([
    'data/companies/energy.json: founded: 1068: is this the year?',
    'data/milestones.json: milestones.1.year: 1958 is before foundingYear, 1968',
  ]);
});

/** What is said at three in the morning, UTC, of an opening with an end. */
const endLines = (until: string, timeZone: string) =>
  checkDates(
    {
      dataFolder: 'data',
      settings: { ...settings, timeZone },
      addedPages: [],
      timedParts: [{ file: 'pages/team/page.json', partId: 'pilot', period: { until } }],
    },
    { companies: [], milestones: { milestones: [] } },
    new Date('2026-11-26T03:00:00Z'),
  );

test('what has ended is named, after the end of its last day in the zone of the site', () => {
  expect(endLines('2026-11-25', 'America/New_York')).toEqual([]);
  expect(endLines('', 'UTC')).toEqual([]);
  expect(endLines('2026-11-25', 'UTC')).toEqual([
    'data/pages/team/page.json: pilot: until: 2026-11-25 has passed, so no page shows this any more: remove it, or write a later day',
  ]);
});

test('a page with a date, an opening or a file more than a year ahead is named, as its year may be a slip', () => {
  const addedPages = [
    { id: 'pages/far', date: '2027-12-01' },
    { id: 'pages/near', date: '2027-11-26' },
    { id: 'pages/team' },
  ] as const;
  const timedParts = [
    { file: 'pages/far.json', period: { from: '2026-11-30T09:00' } },
    { file: 'pages/team/page.json', partId: 'pilot', period: { from: '2036-01-01', until: '2036-02-01' } },
    { file: 'offer.json', period: { from: '2027-11-27T00:00' } },
    { file: 'offer.json', period: {} },
  ];
  expect(
    checkDates(
      { dataFolder: 'data', settings, addedPages, timedParts },
      { companies: [], milestones: { milestones: [] } },
      now,
    ),
  ).toEqual([
    'data/pages/far.json: date: 2027-12-01 is more than a year ahead: is the year right?',
    'data/pages/team/page.json: pilot: from: 2036-01-01 is more than a year ahead: is the year right?',
    'data/offer.json: from: 2027-11-27T00:00 is more than a year ahead: is the year right?',
  ]);
});
