import { describe, expect, it } from 'vitest';
import { pause } from '~/lib/pause';
import {
  createTestRelay,
  dayMs,
  hourMs,
  minuteMs,
  pageQuery,
  query,
  token,
  serviceAnswer,
} from '~tests/support/test-relay';
import type { RelayStore } from './store';

const fail = () => Promise.reject(new Error(`disk full ${token}`));
const lostCountLine = 'the count of calls cannot be read: no call is made until midnight UTC';

describe('the daily calls', () => {
  it('end with the allowance; after that, the last good answer or status 503 is given', async () => {
    const { request, setTime, calls } = createTestRelay({ callsPerDay: 99 });
    setTime(dayMs - 12 * minuteMs);
    for (let number = 1; number <= 99; number += 1) expect((await request(pageQuery(number))).status).toBe(200);
    setTime(dayMs - minuteMs);
    expect((await request(pageQuery(1))).title).toBe('Call 1');
    await pause();
    expect((await request(pageQuery(1))).title).toBe('Call 1');
    const headers = { 'retry-after': '60', 'cache-control': 'no-store' };
    expect(await request(pageQuery(100))).toMatchObject({ status: 503, headers });
    expect(calls()).toBe(99);
    setTime(dayMs);
    await request(pageQuery(1));
    await pause();
    expect((await request(pageQuery(1))).title).toBe('Call 100');
  });

  it.each([
    ['stored', { get: async () => undefined, put: fail }, 'the count of calls cannot be stored: no call is made', 503],
    ['read', { get: fail, put: async () => undefined }, lostCountLine, 200],
    ['understood', { get: async () => ({ day: 7 }), put: async () => undefined }, lostCountLine, 200],
  ])('are not made on a day whose count cannot be %s', async (_, store, line, nextDay) => {
    const { request, setTime, calls, lines } = createTestRelay({}, store);
    expect([(await request(query)).status, calls(), lines.at(-1)]).toEqual([503, 0, line]);
    setTime(dayMs);
    expect((await request(query)).status).toBe(nextDay);
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
    const { answerWith, request, lines } = createTestRelay({}, store);
    answerWith(async () => {
      events.push('the call');
      return new Response(serviceAnswer('A'));
    });
    expect([(await request(query)).status, (await request(query)).status]).toEqual([200, 200]);
    expect(events).toEqual(['calls', 'the call', 'all/all/2']);
    expect(lines).toEqual(['all/all/2: the answer cannot be stored']);
  });
});

describe('one client', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'],
    ['2001:db8:1::1', '2001:db8:1::2', '2001:db8:2::1'],
  ])(
    '%s, which is also %s, causes eight calls a day and then gets cached answers; %s is another client',
    async (a, b, other) => {
      const { request, setTime, calls } = createTestRelay({ callsPerDay: 40 });
      setTime(12 * hourMs);
      const statuses: number[] = [];
      for (let number = 1; number <= 10; number += 1) statuses.push((await request(pageQuery(number), a)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
      const headers = { 'retry-after': '43200', 'cache-control': 'no-store' };
      expect(await request(pageQuery(9), b)).toMatchObject({ status: 429, headers });
      expect((await request(pageQuery(9), other)).status).toBe(200);
      expect((await request(pageQuery(9), a)).status).toBe(200);
      expect(calls()).toBe(9);
      setTime(12 * hourMs + 10 * minuteMs);
      expect((await request(pageQuery(1), a)).title).toBe('Call 1');
      await pause();
      expect(calls()).toBe(9);
      setTime(dayMs);
      expect((await request(pageQuery(20), a)).status).toBe(200);
    },
  );

  it('gets no more than its calls if it asks for different pages at once', async () => {
    const { request, calls } = createTestRelay({ callsPerDay: 40 });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const crowd = Array.from({ length: 4 }, (_, index) => request(pageQuery(4 * round + index + 1), '192.0.2.7'));
      statuses.push(...(await Promise.all(crowd)).map(({ status }) => status));
    }
    expect([statuses.filter((status) => status === 200).length, calls()]).toEqual([8, 8]);
  });
});
