import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { testFolder } from '~tests/support/test-folder';
import { readOrThrow } from './collect-errors';
import { readDataPages, readDownloads, reservedNames } from './read-data-pages';

/** Writes files into a folder of data. */
function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = createTemporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const readPages = (folder: string) => readOrThrow((collector) => readDataPages(folder, ['en', 'es'], collector));

const readFiles = (folder: string) => readOrThrow((collector) => readDownloads(folder, collector));

/** Returns the errors of reading some files, without the path of the data folder. */
function getErrors(read: (folder: string) => unknown, files: Readonly<Record<string, string>>): readonly string[] {
  const folder = writeFiles(files);
  try {
    read(folder);
  } catch (error) {
    return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
  }
  return [];
}

test('a site without data/pages and data/files has none of either', () => {
  const folder = writeFiles({});
  expect([readPages(folder), readFiles(folder)]).toEqual([[], []]);
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
    { id: 'pages/team', linkedFrom: ['footer'], openings: [], order: 1, hasErrors: false },
    { id: 'pages/imprint', linkedFrom: ['legal'], openings: [], order: 2, hasErrors: false },
    { id: 'pages/careers', linkedFrom: [], openings: [], order: Infinity, hasErrors: false },
    { id: 'pages/faq', linkedFrom: ['footer'], openings: [], order: Infinity, hasErrors: false },
  ]);
});

test('all folders that cannot be pages are refused at once', () => {
  const names = ['about', 'assets', 'es', 'Our Team', 'message-sent'];
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
    'pages/message-sent: the site has a page at /message-sent: take another name',
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
  expect(folders.filter((name) => !reservedNames.has(name))).toEqual([]);
});

test('files to download have a name, a size and a file extension that no browser runs', () => {
  const folder = writeFiles({ 'files/report-2026.pdf': 'four', 'files/Prices.v2.xlsx': 'x', 'files/Thumbs.db': '' });
  expect(readFiles(folder)).toEqual([
    { name: 'Prices.v2.xlsx', size: 1 },
    { name: 'report-2026.pdf', size: 4 },
  ]);
  const endings = '.pdf, .zip, .csv, .xlsx, .docx, .pptx, .png, .jpg, in small letters';
  const refusedNames = [
    'logo.svg',
    'page.html',
    'run.js',
    'REPORT.PDF',
    'report 2026.pdf',
    'informe-año.pdf',
    'old/a.pdf',
  ];
  const errors = getErrors(readFiles, Object.fromEntries(refusedNames.map((name) => [`files/${name}`, ''])));
  expect(errors).toEqual([
    `files/REPORT.PDF: a file to download ends with ${endings}`,
    'files/informe-año.pdf: name it as in report-2026.pdf: letters from a to z, digits and hyphens',
    `files/logo.svg: a file to download ends with ${endings}`,
    'files/old: put files beside each other, in no further folder',
    `files/page.html: a file to download ends with ${endings}`,
    'files/report 2026.pdf: name it as in report-2026.pdf: letters from a to z, digits and hyphens',
    `files/run.js: a file to download ends with ${endings}`,
  ]);
});

test('a file to download that has nothing in it, or that is a saved web page, is refused', () => {
  const files = { 'files/a.pdf': '', 'files/b.pdf': '\n<!DOCTYPE html><title>404</title>', 'files/c.csv': 'a <html>' };
  expect(getErrors(readFiles, files)).toEqual([
    'files/a.pdf: this file is empty: export or download it again',
    'files/b.pdf: this is a web page with the name of another file: download it again',
  ]);
});
