import { expect, it } from 'vitest';
import { endsAfterStart, getNextChange, isCurrent, toZonedInstant } from './period';

const newYork = 'America/New_York';
const monday = { from: '2026-11-30T09:00', until: '2026-12-14' };

it.each([
  ['a minute before it begins', '2026-11-30T08:59:59-05:00', false],
  ['as it begins', '2026-11-30T09:00:00-05:00', true],
  ['at the end of its last day', '2026-12-14T23:59:59-05:00', true],
  ['on the next day', '2026-12-15T00:00:00-05:00', false],
])('a period holds in the zone of the site: %s', (_, now, isShown) => {
  expect(isCurrent(monday, new Date(now), newYork)).toBe(isShown);
});

it('a day is of the site’s zone', () => {
  const now = new Date('2026-11-30T02:00:00Z');
  const period = { from: '2026-11-30', until: '2026-11-30' };
  expect([newYork, 'UTC', 'Asia/Tokyo'].map((zone) => isCurrent(period, now, zone))).toEqual([false, true, true]);
});

it('a time ends a period at once', () => {
  const period = { until: '2026-11-30T18:00' };
  const moments = ['2026-11-30T17:59:59Z', '2026-11-30T18:00:00Z'];
  expect(moments.map((now) => isCurrent(period, new Date(now), 'UTC'))).toEqual([true, false]);
});

it('a bound that is empty or left out is none', () => {
  expect([{}, { from: '', until: '' }].map((period) => isCurrent(period, new Date(), 'UTC'))).toEqual([true, true]);
});

it.each([
  ['in winter', '2026-11-30T09:00', newYork, '2026-11-30T09:00:00-05:00'],
  ['in summer', '2026-07-01', newYork, '2026-07-01T00:00:00-04:00'],
  ['without an offset', '2026-07-01', 'UTC', '2026-07-01T00:00:00+00:00'],
  ['shown twice: the first', '2026-11-01T01:30', newYork, '2026-11-01T01:30:00-04:00'],
  ['the hour after', '2026-11-01T02:00', newYork, '2026-11-01T02:00:00-05:00'],
  ['before clocks are put forward', '2026-03-08T01:59', newYork, '2026-03-08T01:59:00-05:00'],
  ['that clocks skip as they are put forward', '2026-03-08T02:30', newYork, '2026-03-08T02:30:00-05:00'],
  ['after clocks were put forward', '2026-03-08T03:00', newYork, '2026-03-08T03:00:00-04:00'],
])('a time of a zone’s clocks is a moment: %s', (_, local, zone, instant) => {
  expect(toZonedInstant(local, zone)).toBe(instant);
});

it('a day whose midnight the clocks leave out begins with its first moment', () => {
  // Santiago's clocks go from 23:59 to 01:00.
  expect(new Date(toZonedInstant('2026-09-06', 'America/Santiago')).toISOString()).toBe('2026-09-06T04:00:00.000Z');
});

it.each([
  ['2026-11-29T12:00-05:00', '2026-11-30T14:00:00.000Z'],
  ['2026-11-30T14:00:00.000Z', '2026-12-15T05:00:00.000Z'],
  ['2026-12-15T05:00:00.000Z', ''],
])('after %s something changes next at "%s"', (now, next) => {
  expect(getNextChange([{}, monday], new Date(now), newYork)).toBe(next);
});

it.each([
  ['2026-11-30', '2026-11-30', true],
  ['2026-11-30T23:59', '2026-11-30', true],
  ['2026-11-30', '2026-11-29', false],
  ['2026-11-30', '2026-11-30T00:00', false],
  ['2026-11-30', '2026-11-30T00:01', true],
  ['2026-11-30T09:00', '2026-11-30T09:00', false],
  ['', '2026-11-29', true],
  ['2026-11-30', undefined, true],
])('a period from "%s" until "%s" ends after it begins: %s', (from, until, expected) => {
  expect(endsAfterStart({ from, until })).toBe(expected);
});
