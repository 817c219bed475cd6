import { expect, test } from 'vitest';
import { readContent } from '~tests/support/content/read';
import { formatLongDate } from './dates';

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
