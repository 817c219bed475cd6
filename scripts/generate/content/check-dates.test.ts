import { expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { checkDates } from './check-dates';

const now = new Date('2026-11-26T12:00:00Z');

const { settings } = readSiteSettings({ dataFolder, environment: {} });

const check = (changes: Partial<typeof settings>, founded = 2020, year = '2020') =>
  checkDates(
    { dataFolder: 'data', settings: { ...settings, ...changes }, addedPages: [] },
    { companies: [{ companyId: 'energy', founded }], milestones: { milestones: [{ year: '2020' }, { year }] } },
    now,
  );

test('years after the next one and days after today are refused in a line each', () => {
  const past = { legalReviewed: '' };
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

test('a release more than a year ahead is named, as its year may be a slip', () => {
  const addedPages = [
    { id: 'press/far', date: '2027-12-01' },
    { id: 'press/near', date: '2027-11-26' },
    { id: 'pressYears/2026' },
  ] as const;
  expect(
    checkDates({ dataFolder: 'data', settings, addedPages }, { companies: [], milestones: { milestones: [] } }, now),
  ).toEqual(['data/press/far.json: date: 2027-12-01 is more than a year ahead: is the year right?']);
});
