import { expect, test } from 'vitest';
import { servicePlanDefaults, parseServicePlan, countRelayCalls } from './servicePlan';

test('the free plan is the default, also if variables are empty', () => {
  const plan = { callsPerDay: 100, runsPerDay: 2, relayShare: 10 };
  expect(parseServicePlan({})).toEqual(plan);
  expect(parseServicePlan(Object.fromEntries(Object.keys(servicePlanDefaults).map((name) => [name, ' '])))).toEqual(
    plan,
  );
});

test.each([
  ['NEWS_CALLS_PER_DAY', '0', '1 to 1000000'],
  ['NEWS_RUNS_PER_DAY', '0', '1 to 288'],
  ['NEWS_RELAY_SHARE', '101', '0 to 100'],
])('%s=%s is refused', (name, value, range) => {
  expect(() => parseServicePlan({ [name]: value })).toThrow(
    `${name}: ${JSON.stringify(value)} is not a whole number from ${range}`,
  );
});

test('a relay has its share of the plan’s calls, of the figure that the service says if it is another one', () => {
  const plan = parseServicePlan({});
  expect([countRelayCalls(plan), countRelayCalls(plan, 2_500)]).toEqual([10, 250]);
  expect(countRelayCalls(parseServicePlan({}, false))).toBe(0);
  expect(countRelayCalls(parseServicePlan({ NEWS_RELAY_SHARE: '30' }, false))).toBe(30);
});
