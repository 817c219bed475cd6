/** What an owner decides about the structure of the site in data/site.json. */
import { expect, test } from 'vitest';
import type { Language } from '~/config/knownLanguages';
import { createChangedSite } from '~tests/support/content/changed-site';
import type { Changes } from '~tests/support/write-data';

const { compose, getErrors, read } = createChangedSite();

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
    'content/fr/shell.json': withSmallPrint('Société n° 12'),
  };
  expect(getErrors(changes)).toEqual([
    'content/es/shell.json: footer.smallPrint: this is missing: translate it from content/en/shell.json',
  ]);
  const complete = { ...changes, 'content/es/shell.json': withSmallPrint('Sociedad n.º 12') };
  expect(getFooter('es', complete)?.smallPrint).toBe('Sociedad n.º\u00A012');
});
