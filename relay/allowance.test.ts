import { describe, expect, it } from 'vitest';
import { pause } from '~/lib/pause';
import { bench, dayMs, hourMs, minuteMs, page, query, token, wire } from '~tests/support/news/test-relay';
import type { RelayStore } from './store';

const fail = () => Promise.reject(new Error(`disk full ${token}`));
const lostCountLine = 'the count of calls cannot be read: no call is made until midnight UTC';

describe('the daily calls', () => {
  it('end with the allowance; after that, the last good answer or status 503 is given', async () => {
    const { ask, at, calls } = bench({ callsPerDay: 99 });
    at(dayMs - 12 * minuteMs);
    for (let number = 1; number <= 99; number += 1) expect((await ask(page(number))).status).toBe(200);
    at(dayMs - minuteMs);
    expect((await ask(page(1))).title).toBe('Call 1');
    await pause();
    expect((await ask(page(1))).title).toBe('Call 1');
    const headers = { 'retry-after': '60', 'cache-control': 'no-store' };
    expect(await ask(page(100))).toMatchObject({ status: 503, headers });
    expect(calls()).toBe(99);
    at(dayMs);
    await ask(page(1));
    await pause();
    expect((await ask(page(1))).title).toBe('Call 100');
  });

  it.each([
    ['stored', { get: async () => undefined, put: fail }, 'the count of calls cannot be stored: no call is made', 503],
    ['read', { get: fail, put: async () => undefined }, lostCountLine, 200],
    ['understood', { get: async () => ({ day: 7 }), put: async () => undefined }, lostCountLine, 200],
  ])('are not made on a day whose count cannot be %s', async (_, store, line, nextDay) => {
    const { ask, at, calls, lines } = bench({}, store);
    expect([(await ask(query)).status, calls(), lines.at(-1)]).toEqual([503, 0, line]);
    at(dayMs);
    expect((await ask(query)).status).toBe(nextDay);
  });

  it('are stored before they are made; an answer that cannot be stored is still given', async () => {
    const events: string[] = [];
    const store: RelayStore = {
      get: async () => undefined,
      async put(key) {
        events.push(key);
        if (key !== 'calls') throw new Error('disk full');
      },
    };
    const { answerWith, ask, lines } = bench({}, store);
    answerWith(async () => {
      events.push('the call');
      return new Response(wire('A'));
    });
    expect([(await ask(query)).status, (await ask(query)).status]).toEqual([200, 200]);
    expect(events).toEqual(['calls', 'the call', 'all/all/2']);
    expect(lines).toEqual(['all/all/2: the answer cannot be stored']);
  });
});

describe('one client', () => {
  it.each([
    ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.8'],
    ['192.0.2.7:5050', '192.0.2.7:5051', '192.0.2.8:5050'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'],
    ['[2001:db8:1::1]:5050', '2001:db8:1::2', '2001:db8:2::1'],
  ])(
    '%s, which is also %s, causes eight calls a day and then gets cached answers; %s is another client',
    async (a, b, other) => {
      const { ask, at, calls } = bench({ callsPerDay: 40 });
      at(12 * hourMs);
      const statuses: number[] = [];
      for (let number = 1; number <= 10; number += 1) statuses.push((await ask(page(number), a)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
      const headers = { 'retry-after': '43200', 'cache-control': 'no-store' };
      expect(await ask(page(9), b)).toMatchObject({ status: 429, headers });
      expect((await ask(page(9), other)).status).toBe(200);
      expect((await ask(page(9), a)).status).toBe(200);
      expect(calls()).toBe(9);
      at(12 * hourMs + 10 * minuteMs);
      expect((await ask(page(1), a)).title).toBe('Call 1');
      await pause();
      expect(calls()).toBe(9);
      at(dayMs);
      expect((await ask(page(20), a)).status).toBe(200);
    },
  );

  it('gets no more than its calls if it asks for different pages at once', async () => {
    const { ask, calls } = bench({ callsPerDay: 40 });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const crowd = Array.from({ length: 4 }, (_, index) => ask(page(4 * round + index + 1), '192.0.2.7'));
      statuses.push(...(await Promise.all(crowd)).map(({ status }) => status));
    }
    expect([statuses.filter((status) => status === 200).length, calls()]).toEqual([8, 8]);
  });
});
