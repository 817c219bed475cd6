/** What an owner decides about the structure of the site in data/site.json. */
import { expect, test } from 'vitest';
import type { Language } from '~/config/languages';
import { createChangedSite } from '~tests/support/content/changed-site';
import type { Changes } from '~tests/support/write-data';

const { compose, getErrors } = createChangedSite();

const getFooter = (language: Language, changes: Changes) => compose(changes).get(language)?.shell.footer;
const withSmallPrint = (smallPrint: string) => ({ footer: { smallPrint } });

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
