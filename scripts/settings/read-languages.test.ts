import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '~/config/knownLanguages';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { readSiteLanguages } from '~tests/support/settings';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

/** Reads languages, each with the content of its file; undefined for a language without one. */
function read(files: Readonly<Partial<Record<Language, object>>>) {
  const folder = createTemporaryFolder();
  for (const [id, content] of Object.entries(files)) {
    mkdirSync(join(folder, 'content', id), { recursive: true });
    if (content !== undefined) writeFileSync(join(folder, 'content', id, 'language.json'), JSON.stringify(content));
  }
  const [first = 'en', ...others] = Object.keys(files) as readonly Language[];
  try {
    return readSiteLanguages(folder, [first, ...others]);
  } catch (error) {
    return getErrorMessage(error).replaceAll(`${folder}/content/`, '').split('\n');
  }
}

test('tag and name of a language follow from its folder, unless the folder says others', () => {
  const files = {
    en: { tag: 'en-KE' },
    pt: undefined,
    fr: {},
    ht: { name: 'Kreyòl ayisyen' },
    es: { name: 'Castellano' },
  };
  expect(read(files)).toEqual([
    { id: 'en', tag: 'en-KE', name: 'English' },
    { id: 'pt', tag: 'pt', name: 'Português' },
    { id: 'fr', tag: 'fr', name: 'Français' },
    { id: 'ht', tag: 'ht', name: 'Kreyòl ayisyen' },
    { id: 'es', tag: 'es', name: 'Castellano' },
  ]);
});

test('a language without a folder is not reported here', () => {
  expect(readSiteLanguages(createTemporaryFolder(), ['ht'])).toEqual([{ id: 'ht', tag: 'ht', name: 'ht' }]);
});

test('every wrong tag is named, and each language whose name nobody knows', () => {
  expect(
    read({ pt: { tag: 'es-PT' }, en: { tag: 'EN_ke', nmae: 'English' }, ht: undefined, fr: { name: ' ' } }),
  ).toEqual([
    'pt/language.json: tag: "es-PT" is not a tag of the language "pt": write pt, or pt with a country as in en-KE',
    'en/language.json: tag: "EN_ke" is not a language tag such as en-KE',
    'en/language.json: nmae: this key is unknown: did you mean name?',
    'ht/language.json: name: write the name of the language in itself, as in { "name": "Kreyòl ayisyen" }',
    'fr/language.json: name: " " is not a non-empty text',
  ]);
});
