import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callers, callsOf, newsPlanSettings, parseNewsPlan } from './newsPlan';

describe('parseNewsPlan', () => {
  it('has the free plan as its default, an empty variable included', () => {
    const plan = {
      callsPerDay: 100,
      shares: { scheduled: 70, manual: 10, relay: 20 },
      runsPerDay: 4,
      archiveDays: 30,
      archiveArticles: 3_000,
    };
    expect(parseNewsPlan({})).toEqual(plan);
    expect(parseNewsPlan(Object.fromEntries(Object.keys(newsPlanSettings).map((name) => [name, ' '])))).toEqual(plan);
  });

  it('reads a paid plan', () => {
    expect(
      parseNewsPlan({ NEWS_CALLS_PER_DAY: '2500', NEWS_CALL_SHARES: '40, 10, 50', NEWS_RUNS_PER_DAY: '24' }),
    ).toMatchObject({ callsPerDay: 2_500, shares: { scheduled: 40, manual: 10, relay: 50 }, runsPerDay: 24 });
  });

  it.each([
    ['NEWS_CALLS_PER_DAY', '0', 'a whole number from 1 to 1000000'],
    ['NEWS_RUNS_PER_DAY', '97', 'a whole number from 1 to 96'],
    ['NEWS_ARCHIVE_DAYS', '-1', 'a whole number from 1 to 365'],
    ['NEWS_ARCHIVE_ARTICLES', 'many', 'a whole number from 1 to 20000'],
    ['NEWS_CALL_SHARES', '50,40,20', 'three numbers of at most 100 together, such as 70,10,20'],
    ['NEWS_CALL_SHARES', '50,50', 'three numbers of at most 100 together, such as 70,10,20'],
  ])('refuses %s=%s', (name, value, wanted) => {
    expect(() => parseNewsPlan({ [name]: value })).toThrow(`${name}: "${value}" is not ${wanted}`);
  });
});

describe('callsOf', () => {
  it('shares the plan out, and never more than there is', () => {
    const plan = parseNewsPlan({});
    expect(callers.map((caller) => callsOf(plan, caller))).toEqual([70, 10, 20]);
    expect(callsOf(plan, 'scheduled', 2_500)).toBe(1_750);
    const percent = fc.nat({ max: 33 });
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), percent, percent, percent, (callsPerDay, scheduled, manual, relay) => {
        const shares = { scheduled, manual, relay };
        const sum = callers.reduce((calls, caller) => calls + callsOf({ callsPerDay, shares }, caller), 0);
        expect(sum).toBeLessThanOrEqual(callsPerDay);
      }),
    );
  });
});
