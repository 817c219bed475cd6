import { describe, expect, it, test } from 'vitest';
import { languages } from '../config/languages';
import { dateWordsOf, longDate } from './date-words';

describe('long dates', () => {
  it('are of the UTC day, wherever they are read', () => {
    const words = dateWordsOf('en-US');
    expect(longDate(words, '2022-05-13T23:59:59Z')).toBe('May 13, 2022');
    expect(longDate(words, '2022-05-14T00:00:00Z')).toBe('May 14, 2022');
    expect(longDate(words, '2022-05-14')).toBe('May 14, 2022');
  });

  it('begin a French month with an ordinal', () => {
    expect(longDate(dateWordsOf('fr-HT'), '2026-12-01')).toBe('1er décembre 2026');
    expect(longDate(dateWordsOf('fr-HT'), '2026-12-02')).toBe('2 décembre 2026');
  });

  test.for(Object.values(languages))(
    'in $name are those of Intl, every day of a leap year, but for the French "1er"',
    ({ tag }) => {
      const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
      const words = dateWordsOf(tag);
      const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
      expect(days.map((day) => longDate(words, day.toISOString()))).toEqual(
        days.map((day) => {
          const text = format.format(day);
          return tag.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
        }),
      );
    },
  );
});
