import { describe, expect, it, test } from 'vitest';
import type { Language } from '~/config/languages';
import { contentIn } from '~tests/support/content/read';
import { longDate } from './date-words';

const wordsOf = (language: Language) => contentIn(language).shell.dates;
const en = wordsOf('en');

/** Whose dates the words of the tests' data make. */
const tags = [
  ['en', 'en-US'],
  ['es', 'es-DO'],
  ['fr', 'fr-HT'],
] as const;

describe('long dates', () => {
  it('are of the UTC day, wherever they are read', () => {
    expect(longDate(en, '2022-05-13T23:59:59Z')).toBe('May 13, 2022');
    expect(longDate(en, '2022-05-14T00:00:00Z')).toBe('May 14, 2022');
    expect(longDate(en, '2022-05-14')).toBe('May 14, 2022');
  });

  test.for(tags)('in %s are those of Intl in %s, but for the French "1er"', ([id, tag]) => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
    expect(days.map((day) => longDate(wordsOf(id), day.toISOString()))).toEqual(
      days.map((day) => (id === 'fr' ? format.format(day).replace(/^1 /, '1er ') : format.format(day))),
    );
  });
});
