import { expect, test } from 'vitest';
import { buildYear } from 'virtual:settings';
import { readContent } from '~tests/support/content/read';
import { isClockPlausible, formatLongDate } from './dates';

/** The first and the last moment of each day of a leap year, in UTC. */
const moments = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day)).flatMap((start) => [
  new Date(start),
  new Date(start + 86_399_999),
]);

test.for([
  ['en', 'en-US'],
  ['es', 'es-DO'],
  ['fr', 'fr-HT'],
] as const)('long dates in %s are those of Intl in %s on the UTC day, except for the French "1er"', ([id, tag]) => {
  const { dates } = readContent(id).shell;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  expect(moments.map((moment) => formatLongDate(dates, moment.toISOString()))).toEqual(
    moments.map((moment) => (id === 'fr' ? format.format(moment).replace(/^1 /, '1er ') : format.format(moment))),
  );
});

test.for([
  [-1, false],
  [0, true],
  [2, true],
  [10, true],
  [11, false],
] as const)('a clock %i years after the build may be right: %s', ([years, expected]) => {
  expect(isClockPlausible(new Date(buildYear + years, 5))).toBe(expected);
});
