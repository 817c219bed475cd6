import { expect, test } from 'vitest';
import { countRelayCalls, parseCallsPerDay } from './servicePlan';

test('the free plan is the default, also if the variable is empty', () => {
  expect([{}, { NEWS_CALLS_PER_DAY: ' ' }, { NEWS_CALLS_PER_DAY: '2500' }].map(parseCallsPerDay)).toEqual([
    100, 100, 2_500,
  ]);
});

test.each(['0', '-1', '1.5', '12345678', 'many'])('NEWS_CALLS_PER_DAY=%s is refused', (value) => {
  expect(() => parseCallsPerDay({ NEWS_CALLS_PER_DAY: value })).toThrow(
    `NEWS_CALLS_PER_DAY: "${value}" must be a whole number from 1 to 9999999`,
  );
});

test('a relay has a tenth of the calls', () => {
  expect([9, 100, 2_509].map(countRelayCalls)).toEqual([0, 10, 250]);
});
