/** What an owner decides about the structure of the site in data/site.json. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Language } from '~/config/knownLanguages';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { findNextChange } from '~scripts/generate/next-change';
import { hiddenDownloads, warnOfUnlinkedDownloads } from '~scripts/generate/public/downloads';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { type Changes, writeData } from '~tests/browser/owners/write-data';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { composeSite } from './compose';
import { dataWarnings } from './data-warnings';
import { readData } from './read-data';

const folder = join(createTemporaryFolder(afterAll), 'data');

/** The tests' data with changes: JSON merge patches by file. */
function read(changes: Changes, now?: Date) {
  writeData(folder, changes);
  return readSiteSettings({ dataFolder: folder, environment: { BASE_PATH: '/repo/' }, ...(now && { now }) });
}

function compose(changes: Changes, now?: Date) {
  const siteSettings = read(changes, now);
  return composeSite(readData(siteSettings), siteSettings);
}

function getWarnings(changes: Changes): readonly string[] {
  const siteSettings = read(changes);
  return dataWarnings(siteSettings, readData(siteSettings).collections);
}

function getErrors(changes: Changes): readonly string[] {
  try {
    compose(changes);
  } catch (error) {
    return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
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

describe('the announcement', () => {
  const announcement = {
    from: '2026-12-01T09:00',
    until: '2026-12-14',
    text: { en: '{brand} opens in Lisbon.', es: '{brand} abre en Lisboa.', fr: '{brand} ouvre à Lisbonne.' },
    link: { target: '/about', label: { en: 'Read more', es: 'Más', fr: 'En savoir plus' } },
  };

  test.for<[string, string, boolean]>([
    ['2026-12-01T13:59:59Z', 'before its moment', false],
    ['2026-12-01T14:00:00Z', 'at its moment in the zone of the site', true],
    ['2026-12-15T04:59:59Z', 'at the end of its last day', true],
    ['2026-12-15T05:00:00Z', 'after its last day', false],
  ])('at %s, %s: %s', ([now, , isShown]) => {
    const changes = { 'announcement.json': announcement, 'site.json': { timeZone: 'America/New_York' } };
    const contents = compose(changes, new Date(now));
    const shell = contents.get('fr')?.shell;
    expect(shell?.announcement).toEqual(
      isShown
        ? { text: 'Alisio Group ouvre à Lisbonne.', link: { link: '/fr/about', label: 'En savoir plus' } }
        : undefined,
    );
    // At another time the pages are made without any word of the announcement.
    expect(JSON.stringify([...contents]).includes('Lisbonne')).toBe(isShown);
  });

  test.for<[string, string, boolean]>([
    ['2026-11-26T00:00:00Z', '2026-12-01T09:00:00.000Z', true],
    ['2026-12-02T00:00:00Z', '2026-12-15T00:00:00.000Z', false],
    ['2026-12-15T00:00:00Z', '', true],
  ])(
    'at %s the site has to be built again at "%s", and has no file that it alone links to: %s',
    ([now, next, isHidden]) => {
      const link = { ...announcement.link, target: '/files/annual-2026.pdf' };
      const siteSettings = read(
        { 'announcement.json': { ...announcement, link }, 'files/annual-2026.pdf': 'PDF' },
        new Date(now),
      );
      const data = readData(siteSettings);
      const contents = composeSite(data, siteSettings);
      expect(findNextChange(siteSettings)).toBe(next);
      const hidden = hiddenDownloads(contents, data, siteSettings);
      expect([...hidden]).toEqual(isHidden ? ['annual-2026.pdf'] : []);
      expect(warnOfUnlinkedDownloads(contents, siteSettings, hidden)).toEqual([]);
    },
  );

  test('may have neither dates nor a link', () => {
    expect(compose({ 'announcement.json': { text: announcement.text } }).get('en')?.shell.announcement).toEqual({
      text: 'Alisio Group opens in Lisbon.',
    });
  });

  test.for<[string, object, string]>([
    ['a language that is missing', { text: { en: 'News', es: 'Noticias' } }, 'text.fr: this is missing'],
    [
      'a text that is too long',
      { text: { ...announcement.text, en: 'Now. '.repeat(30) } },
      'text.en: 150 characters are too many: there is',
    ],
    ['dates in the wrong order', { from: '2026-12-15' }, 'until: this is not after the moment from which it is shown'],
    ['an end at its beginning', { until: '2026-12-01T09:00' }, 'until: this is not after the moment from which'],
    ['a day that does not exist', { until: '2026-02-30' }, 'until: "2026-02-30" is not a date such as 2026-11-23'],
    ['a time that does not exist', { until: '2026-12-14T25:00' }, 'until: "2026-12-14T25:00" is not a date such as'],
    [
      'a link to no page',
      { link: { ...announcement.link, target: '/abuot' } },
      'link.target: /abuot: there is no page at this address',
    ],
    [
      'a link without https',
      { link: { ...announcement.link, target: 'http://a.example' } },
      'link.target: a link begins with https://',
    ],
  ])('is refused with %s', ([, change, line]) => {
    expect(getErrors({ 'announcement.json': { ...announcement, ...change } })).toEqual([
      expect.stringContaining(`announcement.json: ${line}`),
    ]);
  });
});
