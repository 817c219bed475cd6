import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrThrow } from '~scripts/settings/collect-errors';
import { getErrors, writeFiles } from '~tests/support/content/written-files';
import { testFolder } from '~tests/support/test-folder';
import { readDataPages, reservedNames } from './read-data-pages';

const source = { languages: ['en', 'es'], now: new Date(), timeZone: 'UTC' } as const;

const readPages = (dataFolder: string) =>
  readOrThrow((collector) => readDataPages({ ...source, dataFolder }, collector).shown);

test('a site without data/pages has no added pages', () => {
  expect(readPages(writeFiles({}))).toEqual([]);
});

test('pages are the folders of data/pages, by order and name; page.json decides which list links to the page', () => {
  const folder = writeFiles({
    'pages/faq/en.json': '{}',
    'pages/team/page.json': '{ "order": 1 }',
    'pages/careers/page.json': '{ "footer": false }',
    'pages/imprint/page.json': '{ "legalLine": true, "order": 2 }',
    'pages/.DS_Store': '',
  });
  expect(readPages(folder)).toEqual([
    { id: 'pages/team', linkedFrom: ['footer'] },
    { id: 'pages/imprint', linkedFrom: ['legal'] },
    { id: 'pages/careers', linkedFrom: [] },
    { id: 'pages/faq', linkedFrom: ['footer'] },
  ]);
});

test('all folders that cannot be pages are refused at once', () => {
  const names = ['about', 'assets', 'es', 'Our Team'];
  const files = Object.fromEntries(names.map((name) => [`pages/${name}/en.json`, '{}']));
  expect(
    getErrors(readPages, {
      ...files,
      'pages/team.json': '{}',
      'pages/team/page.json': '{ "footer": "no" }',
      'pages/jobs/page.json': '{ "header": true }',
    }),
  ).toEqual([
    'pages/Our Team: name it as in our-team: small letters, digits and hyphens',
    'pages/about: the site has a page at /about: take another name',
    'pages/assets: /assets is an address of the site’s own: take another name',
    'pages/es: /es is an address of the site’s own: take another name',
    'pages/jobs/page.json: header: this key is unknown',
    'pages/team/page.json: footer: "no" is not true or false',
    'pages/team.json: a page is a folder, with a file for each language in it',
  ]);
});

test('invalid facts of an opening are refused', () => {
  const opening = {
    id: 'a',
    place: { locality: 'Lisbon', country: 'Portugal' },
    from: '2026-02-01',
    until: '2026-02-30',
    employmentType: 'full time',
    pay: { currency: '€', from: 1, to: 2, per: 'YEAR' },
  };
  const place = { locality: 'Lisbon', country: 'PT' };
  const pay = { ...opening.pay, currency: 'EUR' };
  const validOpening = { ...opening, place, until: '2026-02-28', employmentType: 'INTERN', pay };
  const openings = [
    opening,
    { ...validOpening, until: '2026-01-01' },
    { ...validOpening, pay: { ...pay, to: 0 } },
    validOpening,
  ];
  const errors = getErrors(readPages, { 'pages/careers/page.json': JSON.stringify({ openings }) });
  expect(errors).toEqual(
    [
      '0.place.country: "Portugal" is not a country by its two letters, such as US',
      '0.until: "2026-02-30" is not a date such as 2026-11-23',
      '0.employmentType: "full time" is not one of FULL_TIME, ',
      '0.pay.currency: "€" is not a currency such as EUR',
      '1.until: this is not after the moment from which it is shown',
      '2.pay: "from" is more than "to"',
    ].map((line) => expect.stringContaining(`pages/careers/page.json: openings.${line}`)),
  );
});

test('the folders that the site serves besides its pages are reserved names', () => {
  const folders = readdirSync(join(testFolder, '.generated/public'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  expect(folders).not.toEqual([]);
  expect(folders.filter((name) => !reservedNames.has(name))).toEqual([]);
});
