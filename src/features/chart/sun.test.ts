import { expect, test } from 'vitest';
import { getSubsolarPoint, projectOnGlobe } from './sun';

test.for([
  // Equinox and solstices of 2026, as published; the equation of time is -7.4 and -1.9 minutes at the first two.
  ['2026-03-20T14:46:00Z', 0, -39.6],
  ['2026-06-21T08:25:00Z', 23.44, 54.2],
  ['2026-12-21T20:50:00Z', -23.44, -133],
] as const)('the sun is in the zenith at %s over %f north, %f east', ([moment, latitude, longitude]) => {
  const point = getSubsolarPoint(Date.parse(moment));
  expect(Math.abs(point.latitude - latitude)).toBeLessThan(0.1);
  expect(Math.abs(((point.longitude - longitude + 540) % 360) - 180)).toBeLessThan(0.5);
});

test('the sun sets in Santo Domingo on 2026-11-24 between 17:55 and 18:05', () => {
  const santoDomingo = { latitude: 18.47, longitude: -69.9 };
  const height = (moment: string) => projectOnGlobe(santoDomingo, getSubsolarPoint(Date.parse(moment)))[2];
  expect(height('2026-11-24T17:55:00-04:00')).toBeGreaterThan(0);
  expect(height('2026-11-24T18:05:00-04:00')).toBeLessThan(0);
});
