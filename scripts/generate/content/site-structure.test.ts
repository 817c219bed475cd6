/** What an owner decides about the structure of the site in data/site.json. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { messageOf } from '~/shared/messageOf';
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
