import { expect, it } from 'vitest';
import { newestDay, parseInstant } from './instant';

it.each([
  ['2022-05-13T13:06:42.000000Z', '2022-05-13T13:06:42Z'],
  ['2022-05-13T13:06:42.999Z', '2022-05-13T13:06:42Z'],
  ['2022-05-13 13:06', '2022-05-13T13:06:00Z'],
  ['2022-05-13T23:30:00-04:00', '2022-05-14T03:30:00Z'],
  ['2022-05-13T01:00:00+0530', '2022-05-12T19:30:00Z'],
  ['2024-02-29', '2024-02-29T00:00:00Z'],
  ['2099-12-31T23:59:59-05:00', null],
  ['1900-01-01T00:00:00+05:00', null],
  ['2022-13-01', null],
  ['2022-05-13T25:00:00Z', null],
  ['2022-05-13T13:06:42+99:00', null],
  ['Fri, 13 May 2022 13:06:42 GMT', null],
  ['0000-00-00T00:00:00Z', null],
  ['0001-01-01T00:00:00Z', null],
  ['soon', null],
  ['', null],
  [null, null],
  [1_652_447_202_000, null],
])('an instant is read from %j as %j', (value, expected) => {
  expect(parseInstant(value)).toBe(expected);
});

it.each([
  [['2026-01-01T10:00:00Z', '2026-01-03T01:00:00Z', '2026-01-02T00:00:00Z'], '2026-01-03'],
  // Ahead of the last change.
  [['2026-01-02T10:00:00Z', '2027-01-01T10:00:00Z', '2026-01-01T00:00:00Z'], '2026-01-02'],
  // None is older.
  [['2026-01-01T10:00:00Z', '2026-01-01T01:00:00Z'], ''],
  [[], ''],
])('the newest day of %j is %j', (dates, day) => {
  const articles = dates.map((publishedAt) => ({ publishedAt }));
  expect(newestDay(articles, '2026-01-04T00:00:00Z')).toBe(day);
});
