import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Period } from '~/shared/period';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { copyFolder, replaceInFile } from '~tests/support/temporary-folder';
import { dataWarnings } from './data-warnings';

const warnings = (folder: string) => dataWarnings(readSiteSettings({ dataFolder: folder, environment: {} }));

test('the sample has no warnings', () => {
  expect(warnings(dataFolder)).toEqual([]);
});

test('each file and folder that nothing reads has a line', () => {
  const folder = copyFolder(dataFolder);
  mkdirSync(join(folder, 'content/de'));
  for (const file of [
    'site.json.bak',
    'redirect.json',
    'board.json',
    'content/notes.txt',
    'content/en/home.json.bak',
    'content/en/.DS_Store',
  ])
    writeFileSync(join(folder, file), '');
  expect(warnings(folder)).toEqual([
    `${folder}/board.json: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/redirect.json: not used: did you mean redirects.json?`,
    `${folder}/site.json.bak: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/content/en/home.json.bak: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/content/de: not used: languages in ${folder}/site.json has no such language`,
    `${folder}/content/notes.txt: not used: languages in ${folder}/site.json has no such language`,
  ]);
});

/** The tests' data with something that is shown for a time only. */
const withPeriod = (folder: string, period: Period, now?: Date) => ({
  ...readSiteSettings({ dataFolder: folder, environment: {}, ...(now && { now }) }),
  timedParts: [{ file: 'offer.json', period }],
});

test('a time without a time zone is named', () => {
  const folder = copyFolder(dataFolder);
  const site = join(folder, 'site.json');
  const advice = `set timeZone in ${site}, such as America/New_York`;
  const line = `${folder}/offer.json: its time is in UTC: ${advice}`;
  const warn = (period: Period) => dataWarnings(withPeriod(folder, period));
  expect(warn({ from: '2026-12-01', until: '2026-12-14T18:00' })).toEqual([line]);
  expect(warn({ from: '2026-12-01T09:00' })).toEqual([line]);
  expect(warn({ from: '2026-12-01' })).toEqual([]);
  replaceInFile(site, '"hero"', '"timeZone": "UTC", "hero"');
  expect(warn({ from: '2026-12-01T09:00' })).toEqual([]);
});

test('a phone of another country, and coordinates that fit to the time zone if they are swapped, are named', () => {
  const folder = copyFolder(dataFolder);
  const file = join(folder, 'site.json');
  const site: object = JSON.parse(readFileSync(file, 'utf8'));
  const warn = (places: object) => {
    writeFileSync(file, JSON.stringify({ ...site, ...places }));
    return warnings(folder).map((line) => line.slice(`${file}: `.length));
  };
  const hamburg = { country: 'DE', phone: '+49 (0)40 555 0100', coordinates: '53.54, 9.99' };
  const santoDomingo = { country: 'DO', phone: '+1 809 555 0100' };
  expect(warn({ headquarters: hamburg, offices: [santoDomingo], timeZone: 'Europe/Berlin' })).toEqual([]);
  const santiago = { country: 'CH', phone: '+56 2 2555 0100' };
  const swapped = { ...hamburg, coordinates: '9.99, 53.54' };
  expect(warn({ headquarters: swapped, offices: [santiago], timeZone: 'Europe/Berlin' })).toEqual([
    'offices.0.phone: +56 2 2555 0100 is no number of CH, whose begin with +41',
    'headquarters.coordinates: "9.99, 53.54" is far from the time zone Europe/Berlin; latitude comes first: are the two swapped?',
  ]);
  // Both are far from the noon of their zone.
  for (const [coordinates, timeZone] of [
    ['39.47, 75.99', 'Asia/Shanghai'],
    ['42.88, -8.54', 'Europe/Madrid'],
  ])
    expect(warn({ headquarters: { ...hamburg, coordinates }, timeZone })).toEqual([]);
});

test('a change after the end of GitHub’s schedules is named on a site without news', () => {
  const folder = copyFolder(dataFolder);
  const warn = (now: string) => dataWarnings(withPeriod(folder, { from: '2027-03-01' }, new Date(now)));
  expect(warn('2026-11-27')).toEqual([]);
  replaceInFile(join(folder, 'site.json'), '"news": true', '"news": false');
  const line = warn('2026-11-27').find((warning) => warning.includes('GitHub'));
  expect(line).toContain('what the site shows changes on 2027-03-01: GitHub ends the schedules');
  expect(warn('2027-01-15').filter((warning) => warning.includes('GitHub'))).toEqual([]);
});

test('settings without the effect that they seem to have are named', () => {
  const folder = copyFolder(dataFolder);
  const site = join(folder, 'site.json');
  replaceInFile(site, '"companies": true', '"companies": false');
  replaceInFile(site, '"hero"', '"accentColor": "#004aad", "hero"');
  replaceInFile(join(folder, 'filters.json'), '"tech"', '"negocios"');
  expect(warnings(folder)).toEqual([
    `${site}: header.2: "portfolio" is off, so the header does not link to it`,
    expect.stringContaining(
      `${folder}/filters.json: category "technology": the news service has no category "negocios": give it phrases`,
    ),
    `${site}: accentColor: it is the colour of themeColor: choose another, or remove it`,
  ]);
});
