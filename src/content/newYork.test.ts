import { expect, test } from 'vitest';
import { newYorkMidnight } from './newYork';

test.for([
  ['in winter', '2026-11-30', '2026-11-30T00:00:00-05:00'],
  ['in summer', '2026-07-01', '2026-07-01T00:00:00-04:00'],
  ['on the day that clocks are put forward', '2026-03-08', '2026-03-08T00:00:00-05:00'],
  ['on the day that clocks are put back', '2026-11-01', '2026-11-01T00:00:00-04:00'],
] as const)('a day %s begins at midnight in New York', ([, day, moment]) => {
  expect(newYorkMidnight(day)).toBe(moment);
});
