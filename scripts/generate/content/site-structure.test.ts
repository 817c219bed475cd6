/** What an owner decides about the structure of the site in data/site.json. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Language } from '~/config/knownLanguages';
import { messageOf } from '~/shared/messageOf';
import { makeSearchFiles } from '~scripts/generate/public/search';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { type Changes, writeData } from '~tests/browser/owners/write-data';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { composeSite } from './compose';
import { dataWarnings } from './data-warnings';
import { readData } from './read-data';

const folder = join(createTemporaryFolder(afterAll), 'data');

/** The tests' data with changes: JSON merge patches by file. */
function read(changes: Changes) {
  writeData(folder, changes);
  return readSiteSettings({ dataFolder: folder, environment: {} });
}

function compose(changes: Changes) {
  const siteSettings = read(changes);
  return composeSite(readData(siteSettings), siteSettings);
}

function getErrors(changes: Changes): readonly string[] {
  try {
    compose(changes);
  } catch (error) {
    return messageOf(error).replaceAll(`${folder}/`, '').split('\n');
  }
  return [];
}

const investors = {
  id: 'investors',
  url: 'https://investors.example',
  label: { en: 'Investors of New York', es: 'Inversores', fr: 'Investisseurs' },
};

const getFooter = (language: Language, changes: Changes) => compose(changes).get(language)?.shell.footer;
const withSmallPrint = (smallPrint: string) => ({ footer: { smallPrint } });

test('offices are read with the name of their region, which is the code if there is no name', () => {
  const lisbon = { locality: 'Lisboa', country: 'PT', phone: '+351 21 555 0100' };
  const offices = [{ locality: 'Cartagena', region: 'BOL', regionName: 'Bolívar', country: 'CO' }, lisbon];
  const { site } = read({ 'site.json': { offices } });
  expect(site.headquarters.lines.es).toBe('New York, NY, Estados Unidos');
  expect(site.offices.map(({ lines }) => lines.fr)).toEqual(['Cartagena, Bolívar, Colombie', 'Lisboa, Portugal']);
  expect(site.offices[1]).toMatchObject({ phone: '+351 21 555 0100', region: '', street: '' });
});

test('the copyright names the company legally, which is the brand without a legal name, and has one full stop', () => {
  expect(getFooter('en', {})?.copyright).toBe('© {year} Alisio Group. All rights reserved.');
  expect(getFooter('en', { 'site.json': { legalName: 'Alisio Holdings, Inc.' } })?.copyright).toBe(
    '© {year} Alisio Holdings, Inc. All rights reserved.',
  );
});

test('small print is there in every language, or in none', () => {
  const changes = {
    'content/en/shell.json': withSmallPrint('Company no. 12'),
    'content/fr/shell.json': withSmallPrint('Société nᵒ 12'),
  };
  expect(getErrors(changes)).toEqual([
    'content/es/shell.json: footer.smallPrint: this is missing: translate it from content/en/shell.json',
  ]);
  const complete = { ...changes, 'content/es/shell.json': withSmallPrint('Sociedad n.º 12') };
  expect(getFooter('es', complete)?.smallPrint).toBe('Sociedad n.º 12');
});

test('the home page has the sections of the settings, and neither words nor search results of the others', () => {
  const siteSettings = read({ 'site.json': { home: ['closing', 'capabilities'] } });
  const contents = composeSite(readData(siteSettings), siteSettings);
  const home = contents.get('en')?.pages.home;
  expect(home?.sections).toEqual(['closing', 'capabilities']);
  expect(home).toMatchObject({
    figures: { label: '', items: [] },
    companies: { heading: '', items: [] },
    expertise: { links: [] },
    approach: { heading: '', lead: '' },
  });
  expect(home?.closing.heading).not.toBe('');
  const index = new Map(makeSearchFiles(siteSettings.pages, contents, undefined)).get('/search-index/en.json');
  expect(index?.match(/(?<="href":"\/#)\w+/g)).toEqual(['capabilities', 'closing']);
});

describe('a link to another site', () => {
  test('is in the words of every page, in the language of the page, typeset', () => {
    const contents = compose({ 'site.json': { links: [investors] } });
    const link = { id: 'investors', url: 'https://investors.example', footer: true };
    expect(contents.get('fr')?.shell.links).toEqual([{ ...link, label: 'Investisseurs' }]);
    expect(contents.get('en')?.shell.links).toEqual([{ ...link, label: 'Investors of New\u00A0York' }]);
  });

  test.for<[string, object, string]>([
    [
      'without a published language',
      { links: [{ ...investors, label: { en: 'Investors' } }] },
      'site.json: links.0.label.es: this is missing',
    ],
    ['with the name of a page', { links: [{ ...investors, id: 'about' }] }, 'site.json: links.0.id: there is a page'],
    [
      'that the header names wrongly',
      { links: [investors], header: ['home', 'investor'] },
      'site.json: header.1: there is no page and no link "investor": did you mean "investors"?',
    ],
  ])('%s is an error', ([, site, line]) => {
    expect(getErrors({ 'site.json': site })).toContainEqual(expect.stringContaining(line));
  });

  test('that no page shows is named', () => {
    const links = [{ ...investors, footer: false }];
    expect(dataWarnings(read({ 'site.json': { links } }))).toEqual([
      `${folder}/site.json: links: no page shows "investors": name it in header, or set its footer to true`,
    ]);
    expect(dataWarnings(read({ 'site.json': { links, header: ['home', 'investors'] } }))).toEqual([]);
  });
});
