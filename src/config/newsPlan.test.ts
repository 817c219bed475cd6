import { expect, test } from 'vitest';
import { newsPlanSettings, parseNewsPlan } from './newsPlan';

test('the free plan is the default, where variables are empty too', () => {
  const plan = { callsPerDay: 100, runsPerDay: 4, relayShare: 20, archiveDays: 30, archiveArticles: 3_000 };
  expect(parseNewsPlan({})).toEqual(plan);
  expect(parseNewsPlan(Object.fromEntries(Object.keys(newsPlanSettings).map((name) => [name, ' '])))).toEqual(plan);
});

test.each([
  ['NEWS_CALLS_PER_DAY', '0', '1 to 1000000'],
  ['NEWS_RUNS_PER_DAY', '0', '1 to 288'],
  ['NEWS_RELAY_SHARE', '101', '0 to 100'],
  ['NEWS_ARCHIVE_DAYS', '-1', '1 to 365'],
  ['NEWS_ARCHIVE_ARTICLES', 'many', '1 to 20000'],
])('%s=%s is refused', (name, value, range) => {
  expect(() => parseNewsPlan({ [name]: value })).toThrow(
    `${name}: ${JSON.stringify(value)} is not a whole number from ${range}`,
  );
});
