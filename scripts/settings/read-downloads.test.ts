import { expect, test } from 'vitest';
import { getErrors, writeFiles } from '~tests/support/content/written-files';
import { readOrThrow } from './collect-errors';
import { readDownloads } from './read-downloads';

const readFiles = (folder: string) => readOrThrow((collector) => readDownloads(folder, collector));

test('a site without data/files has no files to download', () => {
  expect(readFiles(writeFiles({}))).toEqual([]);
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
