/** Tests which pages of the service a run requests, and in which order. */
import { describe, expect, it } from 'vitest';
import { count, keys, listRequestedPages, morning, runScene } from '~tests/support/news/run-rounds';
import { dayMs, noon } from '~tests/support/news/test-refresh';

const haitiSociety = 'haiti/society';
const toFirstPages = (some: readonly string[]) => some.map((key) => `${key} 1`);

describe('the plan of a run', () => {
  it('requests the first page of each of the 42 selections, all news first, and no more if nothing is new', async () => {
    const totals = Object.fromEntries(keys.map((key) => [key, 40]));
    const before = Object.fromEntries(keys.map((key) => [key, count(1, 12)]));
    const { requests } = await runScene({ totals, before });
    expect([requests.length, requests[0]]).toEqual([42, 'all/all 1']);
    expect(requests.toSorted()).toEqual(toFirstPages(keys).toSorted());
  });

  it.each([
    ['has three of twelve', 12, count(1, 3), [1, 2, 3, 4]],
    ['has three of five', 5, count(1, 3), [1, 2]],
    ['has three of three', 3, count(1, 3), [1]],
    ['has twelve', 20, count(1, 12), [1]],
  ])(
    'requests further pages of a selection with fewer than twelve articles, three a call: one that %s',
    async (_, total, places, pages) => {
      const { requests } = await runScene({
        totals: { [haitiSociety]: total },
        before: { [haitiSociety]: places },
        pageSize: 3,
      });
      expect(listRequestedPages(requests, haitiSociety)).toEqual(pages);
      // The next pages follow the first page of every selection.
      expect(requests.slice(0, 42).every((line) => line.endsWith(' 1'))).toBe(true);
    },
  );

  it.each([
    ['an article of its first page is old', [...count(5, 16)], [1]],
    ['an article of its third page is old', [...count(30, 41)], [1, 2, 3]],
    ['all are new: four at most', [...count(90, 101)], [1, 2, 3, 4, 5]],
  ])('requests further pages of a selection until %s', async (_, places, pages) => {
    const { requests } = await runScene({ totals: { [haitiSociety]: 200 }, before: { [haitiSociety]: places } });
    expect(listRequestedPages(requests, haitiSociety)).toEqual(pages);
  });

  it('requests no page that the service does not have or would refuse', async () => {
    const ends = await runScene({ totals: { [haitiSociety]: 14 }, before: { [haitiSociety]: [] } });
    expect(listRequestedPages(ends.requests, haitiSociety)).toEqual([1, 2]);
    const wide = await runScene({
      totals: { [haitiSociety]: 90_000 },
      before: { [haitiSociety]: [] },
      pageSize: 6_000,
    });
    expect(listRequestedPages(wide.requests, haitiSociety)).toEqual([1, 2, 3]);
  });

  it.each([
    ['morning', morning],
    ['afternoon', noon],
  ])('fills lists in the %s with the calls that first pages leave', async (_, now) => {
    const totals = { 'haiti/society': 12, 'caribbean/economy': 12 };
    const before = { 'haiti/society': [1, 2, 3], 'caribbean/economy': [1, 2, 3] };
    const { requests } = await runScene({ totals, before, pageSize: 3, callsAllowed: 45, now });
    expect(requests.slice(0, 42).toSorted()).toEqual(toFirstPages(keys).toSorted());
    expect(requests.slice(42)).toEqual(['haiti/society 2', 'caribbean/economy 2', 'haiti/society 3']);
  });

  it('fills lists with fewer than twelve articles before it reads more new articles of others', async () => {
    const totals = { 'caribbean/economy': 12, 'haiti/society': 200 };
    const before = { 'caribbean/economy': [1, 2, 3], 'haiti/society': count(90, 101) };
    const { requests } = await runScene({ totals, before, pageSize: 3, callsAllowed: 44 });
    expect(requests.slice(42)).toEqual(['caribbean/economy 2', 'haiti/society 2']);
  });

  it.each([2, 3, 7, 10, 14, 20, 21, 40, 41])(
    'with %i calls a run, requests every selection equally often',
    async (callsAllowed) => {
      const runs = count(0, 40);
      const times = new Map(keys.map((key) => [key, 0]));
      for (const run of runs) {
        const { requests } = await runScene({ callsAllowed, now: morning + (run * dayMs) / 2 });
        expect([requests.length, requests[0]]).toEqual([callsAllowed, 'all/all 1']);
        for (const line of requests)
          times.set(line.split(' ')[0] ?? '', (times.get(line.split(' ')[0] ?? '') ?? 0) + 1);
      }
      times.delete('all/all');
      expect(new Set(times.values())).toEqual(new Set([callsAllowed - 1]));
    },
  );
});
