/** What an owner decides about the structure of the site in data/site.json. */
import { describe, expect, test } from 'vitest';
import type { Language } from '~/config/knownLanguages';
import type { Changes } from '~tests/browser/owners/write-data';
import { createChangedSite } from '~tests/support/content/changed-site';
import { dataWarnings } from './data-warnings';

const { compose, folder, getErrors, read } = createChangedSite();

function getWarnings(changes: Changes): readonly string[] {
  return dataWarnings(read(changes));
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

test('a town is named in the language of the page, in every language or in none', () => {
  const names = { en: 'Brussels', es: 'Bruselas', fr: 'Bruxelles' };
  const office = { postalCode: '1000', locality: 'Brussel', country: 'BE' };
  const { site } = read({ 'site.json': { offices: [{ ...office, localityNames: names }] } });
  expect(site.offices[0]?.lines).toMatchObject({
    en: '1000\u00A0Brussels, Belgium',
    es: '1000\u00A0Bruselas, Bélgica',
  });
  expect(site.offices[0]?.locality).toBe('Brussel');
  expect(
    getErrors({ 'site.json': { offices: [{ ...office, localityNames: { en: 'Brussels', es: 'Bruselas' } }] } }),
  ).toEqual(['site.json: offices.0.localityNames.fr: this is missing']);
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
  expect(getFooter('es', complete)?.smallPrint).toBe('Sociedad n.º\u00A012');
});

const people = (...names: readonly string[]) => ({
  people: { heading: 'People', items: names.map((name) => ({ name, role: 'Director' })) },
});

test('the about page names the same number of people in every language', () => {
  expect(
    getErrors({
      'content/en/about.json': people('Ana Ruiz', 'Jo Li'),
      'content/es/about.json': people('Ana Ruiz'),
      'content/fr/about.json': { people: null },
    }),
  ).toEqual([
    'content/es/about.json: people.items: 1 here, 2 in content/en/about.json: write the same in each language',
    'content/fr/about.json: people.items: 0 here, 2 in content/en/about.json: write the same in each language',
  ]);
  const twice = people('Ana Ruiz', 'Ana Ruiz');
  expect(
    getErrors({ 'content/en/about.json': twice, 'content/es/about.json': twice, 'content/fr/about.json': twice }),
  ).toEqual(
    ['en', 'es', 'fr'].map((language) => `content/${language}/about.json: people.items.1: this person is there twice`),
  );
});

test('the home page has the sections of the settings, and no words of the others', () => {
  const home = compose({ 'site.json': { home: ['closing', 'capabilities'] } }).get('en')?.pages.home;
  expect(home?.sections).toEqual(['closing', 'capabilities']);
  expect(home).toMatchObject({
    figures: { label: '', items: [] },
    companies: { heading: '', items: [] },
    expertise: { links: [] },
    approach: { heading: '', lead: '' },
  });
  expect(home?.closing.heading).not.toBe('');
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
    expect(getWarnings({ 'site.json': { links } })).toEqual([
      `${folder}/site.json: links: no page shows "investors": name it in header, or set its footer to true`,
    ]);
    expect(getWarnings({ 'site.json': { links, header: ['home', 'investors'] } })).toEqual([]);
  });
});
