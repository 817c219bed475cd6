import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, publishedLanguages } from '~/config/languages';
import { companies, companyIds } from './companies';
import { companyCount, counted } from './counts';
import { headlineFigures } from './figures';

describe('a count in words', () => {
  test.for([
    ['en', 1, 'one company'],
    ['en', 2, 'two companies'],
    ['en', 20, 'twenty companies'],
    ['en', 21, '21 companies'],
    ['en', 0, '0 companies'],
    ['es', 16, 'dieciséis companies'],
    ['fr', 17, 'dix-sept companies'],
  ] as const)('in %s, %i: %s', ([language, count, text]) => {
    expect(counted(language, count, 'one company', 'companies')).toBe(text);
  });

  test('of the companies is their number, in words and in the headline figure', () => {
    expect(companyIds).toHaveLength(Object.keys(companies).length);
    expect(headlineFigures.companies).toBe(`${companyIds.length}+`);
    const counts = publishedLanguages.map((language) => counted(language, companyIds.length, '', '').trim());
    expect(publishedLanguages.map((language) => companyCount[language].toLowerCase().split(' ')[0])).toEqual(counts);
  });
});

/** What the facts count, by language. */
const nouns: Readonly<Record<Language, string>> = {
  en: 'companies|firms|businesses|industries',
  es: 'empresas|compañías|industrias|sectores',
  fr: 'sociétés|entreprises|industries|secteurs',
};

function writtenCounts(language: Language, code: string): readonly string[] {
  const numbers = Array.from({ length: 19 }, (_, index) => counted(language, index + 2, '', '').trim());
  const pattern = new RegExp(`(?<!\\p{L})(?:${numbers.join('|')}|\\d+\\+?) (?:${nouns[language]})(?!\\p{L})`, 'giu');
  return code.match(pattern) ?? [];
}

test.for(publishedLanguages)('no sentence in %s has a count of companies of its own', (language) => {
  const folder = new URL(`${language}/`, import.meta.url);
  const wrong = readdirSync(folder).flatMap((name) =>
    writtenCounts(language, readFileSync(new URL(name, folder), 'utf8')).map(
      (text) =>
        `src/content/${language}/${name}: write "${text}" with companyCount or counted of src/content/counts.ts`,
    ),
  );
  expect(wrong).toEqual([]);
});
