/** Tests which calls of the rounds are repeated after a failure. */
import { describe, expect, it } from 'vitest';
import { listRequestedPages, runScene } from '~tests/support/news/run-rounds';
import type { CallResult } from './calls';

const haitiSociety = 'haiti/society';

const failure = (more: Partial<Extract<CallResult, { kind: 'failed' }>> = {}): CallResult => ({
  kind: 'failed',
  reason: 'status 500',
  isTemporary: true,
  waitMs: null,
  ...more,
});

describe('a call that fails', () => {
  it('for the moment is repeated once after the first pages, after the time that the service asks for', async () => {
    const second = await runScene({ fault: (call) => (call === 2 || call === 5 ? failure() : undefined) });
    expect(second.requests.slice(42)).toEqual([second.requests[1], second.requests[4]]);
    expect([second.waits, second.result.failed.size]).toEqual([[5_000], 0]);

    const always = await runScene({
      fault: (_, key) => (key === haitiSociety ? failure({ waitMs: 7_000 }) : undefined),
    });
    expect(always.requests.slice(42)).toEqual([`${haitiSociety} 1`]);
    expect([always.waits, [...always.result.failed]]).toEqual([[7_000], [[haitiSociety, 'status 500']]]);
  });

  it('for good is not repeated, and its selection has no next page', async () => {
    const { requests, result, waits } = await runScene({
      totals: { [haitiSociety]: 30 },
      fault: (_, key) => (key === haitiSociety ? failure({ isTemporary: false, reason: 'status 400' }) : undefined),
    });
    expect([listRequestedPages(requests, haitiSociety), waits, [...result.failed]]).toEqual([
      [1],
      [],
      [[haitiSociety, 'status 400']],
    ]);
  });

  it('the third time in a row makes the run wait before it goes on, and ends the run if the service still fails', async () => {
    const down = await runScene({ fault: () => failure({ waitMs: 60_000 }) });
    expect(down.requests).toHaveLength(6);
    expect([down.waits, down.result.stopReason]).toEqual([[60_000], '3 selections in a row got no answer']);

    const back = await runScene({ fault: (call) => (call <= 3 ? failure() : undefined) });
    expect([back.requests.slice(3, 6), back.requests.length]).toEqual([back.requests.slice(0, 3), 45]);
    expect([back.result.stopReason, back.result.failed.size]).toEqual([null, 0]);
  });

  it('is not repeated if the run would be over by then', async () => {
    const { requests, result } = await runScene({
      hasTime: false,
      fault: (call) => (call === 2 ? failure() : undefined),
    });
    expect([requests.length, result.failed.size]).toEqual([42, 1]);
  });

  it('with records of which none can be used counts as a failure', async () => {
    const page = { origin: 'live', articles: [], found: 4, limit: 12, returned: 4, problems: ['bad'] } as const;
    const { result } = await runScene({ fault: (_, key) => (key === haitiSociety ? { kind: 'ok', page } : undefined) });
    expect([...result.failed]).toEqual([[haitiSociety, 'none of 4 records can be used']]);
    expect(result.problems).toEqual([`${haitiSociety}: bad`]);
  });
});
