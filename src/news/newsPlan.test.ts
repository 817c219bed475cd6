import { expect, test } from 'vitest';
import { newsPlanDefaults, parseNewsPlan, countRelayCalls } from './newsPlan';

test('the free plan is the default, also if variables are empty', () => {
  const plan = { callsPerDay: 100, runsPerDay: 2, relayShare: 10 };
  expect(parseNewsPlan({})).toEqual(plan);
  expect(parseNewsPlan(Object.fromEntries(Object.keys(newsPlanDefaults).map((name) => [name, ' '])))).toEqual(plan);
});

test.each([
  ['NEWS_CALLS_PER_DAY', '0', '1 to 1000000'],
  ['NEWS_RUNS_PER_DAY', '0', '1 to 288'],
  ['NEWS_RELAY_SHARE', '101', '0 to 100'],
])('%s=%s is refused', (name, value, range) => {
  expect(() => parseNewsPlan({ [name]: value })).toThrow(
    `${name}: ${JSON.stringify(value)} is not a whole number from ${range}`,
  );
});

test('a relay has its share of the plan’s calls, of the figure that the service says if it is another one', () => {
  const plan = parseNewsPlan({});
  expect([countRelayCalls(plan), countRelayCalls(plan, 2_500)]).toEqual([10, 250]);
  expect(countRelayCalls(parseNewsPlan({}, false))).toBe(0);
  expect(countRelayCalls(parseNewsPlan({ NEWS_RELAY_SHARE: '30' }, false))).toBe(30);
});
