import { describe, expect, it } from 'vitest';
import { searchTerms as terms } from '~scripts/settings/news-filters';
import {
  bench,
  dayMs,
  fails,
  hourMs,
  midnight,
  minuteMs,
  near,
  page,
  query,
  settle,
  titleIn,
  token,
  wire,
} from '~tests/support/news/relay-bench';
import { createAllowance } from './allowance';
import { createMemoryStore, type RelayStore } from './store';

describe('the day’s calls', () => {
  it('end with the allowance: one more brings the last good answer, or 503', async () => {
    const { ask, at, calls } = bench();
    at(dayMs - 12 * minuteMs);
    for (let number = 1; number <= 100; number += 1) expect((await ask(near(number))).status).toBe(200);
    at(dayMs - minuteMs);
    expect(titleIn((await ask(near(1))).text)).toBe('Call 1');
    await settle();
    expect(titleIn((await ask(near(1))).text)).toBe('Call 1');
    const { headers, status } = await ask(near(101));
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '61', 'no-store']);
    expect(calls()).toBe(100);
    at(dayMs);
    await ask(near(1));
    await settle();
    expect(titleIn((await ask(near(1))).text)).toBe('Call 101');
  });

  it('are a quarter of them open at midnight, the others as the day goes on', async () => {
    const { ask, at, calls } = bench();
    at(0);
    for (let number = 1; number <= 60; number += 1) await ask(near(number));
    expect(calls()).toBe(25);
    expect((await ask(near(60))).headers.get('retry-after')).toBe('1');
    at(1);
    expect((await ask(near(60))).status).toBe(200);
    // A hundredth of them is open after a seventy-fifth of the day.
    const next = Number((await ask(near(61))).headers.get('retry-after'));
    expect(next).toBe(86_400 / 75 + 1);
    at(next * 1_000);
    expect((await ask(near(61))).status).toBe(200);
    at(12 * hourMs);
    for (let number = 1; number <= 100; number += 1) await ask(near(number));
    await settle();
    expect(calls()).toBe(63);
  });

  it('end when the service says so, for an hour', async () => {
    const { answerWith, ask, at, calls } = bench();
    at(12 * hourMs);
    answerWith(async () => new Response(wire('Last'), { headers: { 'X-UsageLimit-Remaining': '1' } }));
    await ask(page(1));
    await ask(page(2));
    answerWith(async () => new Response(wire('None left'), { headers: { 'X-UsageLimit-Remaining': '0' } }));
    await ask(page(3));
    expect((await ask(page(4))).headers.get('retry-after')).toBe('3600');
    expect(calls()).toBe(3);
    at(13 * hourMs);
    expect((await ask(page(4))).status).toBe(200);
  });

  it('are not made where they cannot be counted', async () => {
    const full: RelayStore = { get: async () => undefined, put: () => Promise.reject(new Error(`disk full ${token}`)) };
    const { ask, calls, lines } = bench({}, full);
    expect((await ask(query)).status).toBe(503);
    expect(calls()).toBe(0);
    expect(lines).toEqual(['the count of calls cannot be kept: no call is made']);
  });

  it.each([
    ['unreadable', () => Promise.reject(new Error('damaged'))],
    ['of another shape', () => Promise.resolve({ day: 7 })],
  ])('are taken for spent where their count is %s', async (_, get) => {
    const { ask, at, calls, lines } = bench({}, { get, put: async () => undefined });
    expect((await ask(query)).status).toBe(503);
    expect(calls()).toBe(0);
    expect(lines.at(-1)).toBe('the count of calls cannot be read: none is made until midnight UTC');
    at(dayMs);
    expect((await ask(query)).status).toBe(200);
  });

  it('are kept before they are made; an answer that cannot be kept is given all the same', async () => {
    const kept: string[] = [];
    const store: RelayStore = {
      get: async () => undefined,
      async put(key) {
        kept.push(key);
        if (key !== 'calls') throw new Error('disk full');
      },
    };
    const { answerWith, ask, lines } = bench({}, store);
    answerWith(async () => {
      kept.push('the call');
      return new Response(wire('A'));
    });
    expect([(await ask(query)).status, (await ask(query)).status]).toEqual([200, 200]);
    expect(kept).toEqual(['calls', 'the call', 'all/all/2']);
    expect(lines).toEqual(['all/all/2: the answer cannot be kept']);
  });
});

describe('pages that nobody reads', () => {
  it.each([3, 12])('leave half of the open calls to articles 13 to 48, in pages of %i', async (limit) => {
    const { answerWith, ask, at, calls } = bench({ callsPerDay: 20 });
    at(12 * hourMs);
    answerWith(async () => new Response(wire('A', { found: 10_000, limit })));
    // The first answer tells how large a page is.
    await ask(page(2));
    const deep: number[] = [];
    for (let number = 48 / limit + 1; number <= 100; number += 1) deep.push((await ask(page(number))).status);
    expect(deep.filter((status) => status === 200)).toHaveLength(7);
    expect(calls()).toBe(8);
    const pages = Array.from({ length: 36 / limit }, (_, index) => page(12 / limit + 1 + index));
    for (const wanted of pages.slice(0, 4)) expect((await ask(wanted)).status).toBe(200);
  });
});

describe('one client', () => {
  it.each([
    ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.8'],
    ['192.0.2.7:5050', '192.0.2.7:5051', '192.0.2.8:5050'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'],
    ['[2001:db8:1::1]:5050', '2001:db8:1::2', '2001:db8:2::1'],
  ])('%s, which is also %s, causes eight calls a day and gets what is there; %s is another', async (a, b, other) => {
    const { ask, at, calls } = bench({ callsPerDay: 40 });
    at(12 * hourMs);
    const statuses: number[] = [];
    for (let number = 1; number <= 10; number += 1) statuses.push((await ask(near(number), a)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = await ask(near(9), b);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      429,
      '43201',
      'no-store',
    ]);
    expect((await ask(near(9), other)).status).toBe(200);
    expect((await ask(near(9), a)).status).toBe(200);
    expect(calls()).toBe(9);
    at(12 * hourMs + 10 * minuteMs);
    expect(titleIn((await ask(near(1), a)).text)).toBe('Call 1');
    await settle();
    expect(calls()).toBe(9);
    at(dayMs);
    expect((await ask(near(20), a)).status).toBe(200);
  });

  it('asks for different pages at once and gets no more than its calls', async () => {
    const { ask, calls } = bench({ callsPerDay: 40 });
    const crowd = Array.from({ length: 42 }, (_, index) => ask(near(index), '192.0.2.7'));
    const answered = (await Promise.all(crowd)).filter(({ status }) => status === 200);
    expect([answered.length, calls()]).toEqual([8, 8]);
  });

  it('is forgotten where ten thousand others came after, so that memory has an end', async () => {
    const host = {
      terms,
      store: createMemoryStore(),
      now: () => midnight - minuteMs,
      log: () => undefined,
      fetch: fails,
    };
    const allowance = createAllowance(20_000, host);
    for (let call = 0; call < 2_000; call += 1) await allowance.take('192.0.2.7', false);
    expect(await allowance.take('192.0.2.7', false)).toBe(false);
    for (let other = 0; other < 10_000; other += 1) await allowance.take(String(other), false);
    expect(await allowance.take('192.0.2.7', false)).toBe(true);
  });
});
