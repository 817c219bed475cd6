import { describe, expect, it } from 'vitest';
import { combinations } from '~/config/news';
import { type ArticlesQuery, relayQuery } from '~/features/news/model/query';
import type { Fetch } from '~/features/news/model/service/askService';
import { createRelay } from './relay';
import type { RelaySettings } from './settings';
import { createMemoryStore, type RelayStore } from './store';

const token = 'canary/token+of the relay=';
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
/** A midnight of UTC. */
const midnight = Date.UTC(2026, 0, 2);

const settings: RelaySettings = {
  token,
  serviceUrl: new URL('https://news.example/v1/all'),
  siteOrigin: 'https://site.example',
  callsPerDay: 100,
  freshMs: 10 * minuteMs,
};

const query: ArticlesQuery = { region: 'all', category: 'all', page: 2 };
const page = (number: number): ArticlesQuery => ({ ...query, page: number });

function wire(title: string): string {
  const record = { title, url: 'https://a.example/1', published_at: '2026-01-02', uuid: 'secret of the service' };
  return JSON.stringify({ meta: { found: 40, returned: 1, limit: 12, page: 2 }, data: [record] });
}

/** A relay with a service and a clock of its own. The service says how often it was called, but for `answerWith`. */
function bench(own: Partial<RelaySettings> = {}, store: RelayStore = createMemoryStore()) {
  const lines: string[] = [];
  let now = midnight + 23 * hourMs + 59 * minuteMs;
  let calls = 0;
  let answer: Fetch = async () => new Response(wire(`Call ${calls}`));
  const fetch: Fetch = (address, init) => {
    calls += 1;
    return answer(address, init);
  };
  const host = { store, fetch, now: () => now, log: (line: string) => lines.push(line) };
  const relay = createRelay({ ...settings, ...own }, host);
  return {
    lines,
    calls: () => calls,
    /** Milliseconds since midnight. */
    at(ms: number) {
      now = midnight + ms;
    },
    async ask(wanted: ArticlesQuery) {
      const response = await relay.request(`/?${relayQuery(wanted).toString()}`);
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    answerWith(wanted: Fetch) {
      answer = wanted;
    },
  };
}

const titleIn = (text: string) => /"title":"([^"]*)"/.exec(text)?.[1];
/** Lets what goes on behind a visitor's back end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const stale = '110 - "Response is Stale"';
const fails: Fetch = async () => new Response('', { status: 500 });

describe('an answer', () => {
  it('is fresh for ten minutes, then given as old while a new one is asked for, and refused after a day', async () => {
    const { answerWith, at, ask, calls } = bench();
    at(0);
    expect(await ask(query)).toMatchObject({ status: 200 });
    at(10 * minuteMs - 1);
    const fresh = await ask(query);
    expect([titleIn(fresh.text), fresh.headers.get('cache-control')]).toEqual(['Call 1', 'public, max-age=60']);
    expect(fresh.headers.get('last-modified')).toBe(new Date(midnight).toUTCString());
    expect(calls()).toBe(1);
    at(10 * minuteMs);
    expect(titleIn((await ask(query)).text)).toBe('Call 1');
    await settle();
    expect(titleIn((await ask(query)).text)).toBe('Call 2');
    answerWith(fails);
    at(10 * minuteMs + dayMs - 1);
    const old = await ask(query);
    expect([old.status, titleIn(old.text), old.headers.get('warning')]).toEqual([200, 'Call 2', stale]);
    expect(fresh.headers.get('warning')).toBeNull();
    await settle();
    at(10 * minuteMs + dayMs);
    expect((await ask(query)).status).toBe(503);
  });

  it('holds the fields that the site shows and no others', async () => {
    const { data, meta } = JSON.parse((await bench().ask(query)).text);
    expect(meta).toEqual({ found: 40, returned: 1, limit: 12, page: 2 });
    const names = ['title', 'description', 'keywords', 'url', 'image_url', 'published_at', 'source', 'categories'];
    expect(Object.keys(data[0])).toEqual(names);
  });

  it('that a clock seems to bring from the future is old', async () => {
    const { ask, at, calls } = bench();
    await ask(query);
    at(0);
    await ask(query);
    expect(calls()).toBe(2);
  });
});

describe('the day’s calls', () => {
  it('end with the allowance: one more brings the last good answer, or 503', async () => {
    const { ask, at, calls } = bench();
    at(dayMs - 12 * minuteMs);
    for (let number = 1; number <= 100; number += 1) expect((await ask(page(number))).status).toBe(200);
    at(dayMs - minuteMs);
    expect(titleIn((await ask(page(1))).text)).toBe('Call 1');
    await settle();
    expect(titleIn((await ask(page(1))).text)).toBe('Call 1');
    const { headers, status } = await ask({ ...page(1), category: 'business' });
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '61', 'no-store']);
    expect(calls()).toBe(100);
    at(dayMs);
    await ask(page(1));
    await settle();
    expect(titleIn((await ask(page(1))).text)).toBe('Call 101');
  });

  it('are a quarter of them open at midnight, the others as the day goes on', async () => {
    const { ask, at, calls } = bench();
    at(0);
    for (let number = 1; number <= 60; number += 1) await ask(page(number));
    expect(calls()).toBe(25);
    expect((await ask(page(60))).headers.get('retry-after')).toBe('1');
    at(1);
    expect((await ask(page(60))).status).toBe(200);
    // A hundredth of them is open after a seventy-fifth of the day.
    const next = Number((await ask(page(61))).headers.get('retry-after'));
    expect(next).toBe(86_400 / 75 + 1);
    at(next * 1_000);
    expect((await ask(page(61))).status).toBe(200);
    at(12 * hourMs);
    for (let number = 1; number <= 100; number += 1) await ask(page(number));
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

describe('a service that fails', () => {
  it('is asked again after a minute, then two, up to an hour, for whatever query', async () => {
    const { answerWith, ask, at, calls } = bench({ callsPerDay: 10_000 });
    answerWith(fails);
    const waits: number[] = [];
    let time = 0;
    for (let failure = 0; failure < 9; failure += 1) {
      at(time);
      const { headers } = await ask(query);
      const wait = Number(headers.get('retry-after'));
      waits.push(wait);
      at(time + wait * 1_000 - 1);
      await ask(page(3));
      expect(calls()).toBe(failure + 1);
      time += wait * 1_000;
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
    answerWith(async () => new Response(wire('Back')));
    at(time);
    expect((await ask(page(3))).status).toBe(200);
    expect((await ask(page(4))).status).toBe(200);
  });

  it('asks once where nothing is known and many ask', async () => {
    const { answerWith, ask, at, calls } = bench({ callsPerDay: 10_000 });
    answerWith(fails);
    const crowd = () => Promise.all(Array.from({ length: 80 }, (_, index) => ask(page(index + 1))));
    expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set([503]));
    expect(calls()).toBe(1);
    // After the pause one call finds out, and its failure is one more pause for all.
    at(dayMs + minuteMs);
    await crowd();
    expect(calls()).toBe(2);
    expect((await ask(page(7))).headers.get('retry-after')).toBe('120');
    answerWith(async () => new Response(wire('Back')));
    at(dayMs + 3 * minuteMs);
    expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set([200]));
    expect(calls()).toBe(2 + 80);
  });

  it('fails many calls at once by one outage, which is one pause', async () => {
    const { answerWith, ask, calls } = bench({ callsPerDay: 10_000 });
    await ask(page(100));
    const ended: (() => void)[] = [];
    answerWith(() => new Promise((resolve) => ended.push(() => resolve(new Response('', { status: 500 })))));
    const crowd = combinations.map((combination) => ask({ ...combination, page: 2 }));
    await expect.poll(calls).toBe(1 + combinations.length);
    for (const end of ended) end();
    const waits = (await Promise.all(crowd)).map(({ headers }) => headers.get('retry-after'));
    expect(new Set(waits)).toEqual(new Set(['60']));
  });

  it('for one query does not keep the others waiting for longer than a minute', async () => {
    const { answerWith, ask, at } = bench({ callsPerDay: 10_000 });
    answerWith(
      async (address) => new Response(wire('A'), { status: address.searchParams.get('page') === '3' ? 400 : 200 }),
    );
    for (let round = 0; round < 5; round += 1) {
      at(round * 2 * hourMs);
      expect((await ask(page(3))).status).toBe(503);
      at(round * 2 * hourMs + minuteMs);
      expect((await ask(page(10 + round))).status).toBe(200);
    }
  });

  it.each([
    ['its headers', async () => new Response('', { status: 503, headers: { 'Retry-After': token, 'X-Error': token } })],
    ['an error with status 200', async () => Response.json({ error: { code: token, message: token } })],
    ['an article’s title', async () => new Response(wire(`A ${token}`))],
    ['an article’s address', async () => new Response(wire('A').replace('/1"', `/1?t=${encodeURIComponent(token)}"`))],
    ['a body that is no JSON', async () => new Response(`<p>${token}`)],
    ['the network’s error', (address: URL) => Promise.reject(new Error(`connect ${address.href} ${token}`))],
  ] as const)('and repeats the token in %s is not repeated', async (_, fetch) => {
    const { answerWith, ask, lines } = bench();
    answerWith(fetch);
    const { status, text, headers } = await ask(query);
    expect(status).toBe(503);
    const said = [text, JSON.stringify([...headers]), ...lines].join('\n');
    expect(lines).toHaveLength(1);
    expect(said).not.toContain('canary');
  });
});
