import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newsTimeoutMs } from '~/config/limits';
import { pause } from '~/lib/pause';
import { sampleLivePage, sampleArticle } from '~tests/support/news/articles';
import { searchTerms } from '~tests/support/news/search-terms';
import {
  createTestRelay,
  dayMs,
  failingFetch,
  midnight,
  minuteMs,
  pageQuery,
  query,
  token,
  serviceAnswer,
} from '~tests/support/test-relay';

describe('an answer', () => {
  it('is fresh for ten minutes, then stale while a new one is fetched, and not given after a day', async () => {
    const { answerWith, setTime, request, calls } = createTestRelay();
    setTime(0);
    expect((await request(query)).status).toBe(200);
    setTime(10 * minuteMs - 1);
    const headers = { 'cache-control': 'public, max-age=60', 'last-modified': new Date(midnight).toUTCString() };
    expect(await request(query)).toMatchObject({ title: 'Call 1', headers });
    expect(calls()).toBe(1);
    setTime(10 * minuteMs);
    expect((await request(query)).title).toBe('Call 1');
    await pause();
    expect((await request(query)).title).toBe('Call 2');
    answerWith(failingFetch);
    setTime(10 * minuteMs + dayMs - 1);
    expect(await request(query)).toMatchObject({ status: 200, title: 'Call 2' });
    await pause();
    setTime(10 * minuteMs + dayMs);
    expect((await request(query)).status).toBe(503);
  });

  it('has only the fields that the site shows', async () => {
    const fields = { url: 'https://a.example/1', title: 'Call 1', source: 'a.example' };
    const article = { ...sampleArticle(1), ...fields, publishedAt: '2026-01-02T00:00:00Z' };
    expect(JSON.parse((await createTestRelay().request(query)).text)).toEqual(sampleLivePage([article], 1_000));
  });

  it('has no article of an excluded host', async () => {
    const { request } = createTestRelay({}, undefined, { ...searchTerms, excludedHosts: ['a.example'] });
    expect(JSON.parse((await request(query)).text)).toEqual({ ...sampleLivePage([], 1_000), returned: 1 });
  });

  it('is too old if the clock says that it comes from the future', async () => {
    const { request, setTime, calls } = createTestRelay();
    await request(query);
    setTime(0);
    await request(query);
    expect(calls()).toBe(2);
  });
});

/** Creates a relay whose service takes 100 ms, and a function that measures the time until responses are there. */
function createSlowRelay() {
  const { answerWith, calls, request } = createTestRelay({ callsPerDay: 10_000 });
  answerWith(async () => {
    await setTimeout(100);
    return new Response(serviceAnswer('Slow'));
  });
  const begin = performance.now();
  const getMs = () => performance.now() - begin;
  return { calls, getMs, request };
}

describe('after a cold start, with 100 ms a call,', () => {
  it('42 visitors with a question each are all answered within the time limit of the page', async () => {
    const { calls, getMs, request } = createSlowRelay();
    const answers = await Promise.all(Array.from({ length: 42 }, (_, index) => request(pageQuery(index + 1))));
    expect([new Set(answers.map(({ status }) => status)), calls()]).toEqual([new Set([200]), 42]);
    expect(getMs()).toBeLessThan(newsTimeoutMs);
  });

  it('one client with sixty questions keeps no other visitor waiting', async () => {
    const { calls, request } = createSlowRelay();
    const crowd = Promise.all(Array.from({ length: 60 }, (_, index) => request(pageQuery(index + 1), '192.0.2.7')));
    const other = await request(pageQuery(90));
    // The other visitor's call was made together with the two that one client may have in the queue.
    expect([other.status, calls()]).toEqual([200, 3]);
    const refused = (await crowd).filter(({ status }) => status !== 200);
    const headers = { 'retry-after': '1', 'cache-control': 'no-store' };
    expect(refused).toHaveLength(58);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, headers });
  });
});

it.each([
  ['GET', '/healthz', 200],
  ['HEAD', '/elsewhere?region=all&category=all&page=2', 400],
  ['GET', '/?region=all&category=all&page=0', 400],
  // A token of the client is never sent to the service, whose token the relay has.
  ['GET', '/?region=all&category=all&page=2&api_token=x', 400],
  ['GET', '/?api_token=x&region=all&category=all&page=2', 400],
  ['POST', '/', 405],
])('%s %s is answered with status %i without a call', async (method, path, status) => {
  const { calls, relay } = createTestRelay();
  const response = await relay.fetch(new Request(`https://relay.example${path}`, { method }), { address: '' });
  expect([response.status, response.headers.get('cache-control'), calls()]).toEqual([status, 'no-store', 0]);
});

describe('a service that fails', () => {
  it('is called again after one minute, then two, up to an hour, whatever the query', async () => {
    const { answerWith, request, setTime, calls } = createTestRelay({ callsPerDay: 10_000 });
    answerWith(failingFetch);
    const waits: number[] = [];
    let time = 0;
    for (let failure = 0; failure < 9; failure += 1) {
      setTime(time);
      const wait = Number((await request(query)).headers['retry-after']);
      waits.push(wait);
      setTime(time + wait * 1_000 - 1);
      await request(pageQuery(3));
      expect(calls()).toBe(failure + 1);
      time += wait * 1_000;
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
    answerWith(async () => new Response(serviceAnswer('Back')));
    setTime(time);
    expect((await request(pageQuery(3))).status).toBe(200);
    expect((await request(pageQuery(4))).status).toBe(200);
  });

  it('gets no further calls if nothing is cached and many visitors wait', async () => {
    const { answerWith, request, setTime, calls } = createTestRelay({ callsPerDay: 10_000 });
    answerWith(failingFetch);
    const crowd = () => Promise.all(Array.from({ length: 80 }, (_, index) => request(pageQuery(index + 1))));
    expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set([503]));
    // Four calls are made at once.
    expect(calls()).toBe(4);
    // After the pause the first calls fail, and calls are paused again.
    setTime(dayMs + minuteMs);
    await crowd();
    expect(calls()).toBe(8);
    expect((await request(pageQuery(7))).headers['retry-after']).toBe('120');
    answerWith(async () => new Response(serviceAnswer('Back')));
    setTime(dayMs + 3 * minuteMs);
    expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set([200]));
    expect(calls()).toBe(8 + 80);
  });

  it.each([
    [401, {}, '3600'],
    [402, {}, '3600'],
    [403, {}, '3600'],
    [429, { 'Retry-After': '300' }, '300'],
    [503, { 'Retry-After': '9000' }, '3600'],
    [500, {}, '60'],
  ])('with status %i and headers %j is called again after %s s', async (status, headers, wait) => {
    const { answerWith, request } = createTestRelay();
    answerWith(async () => new Response('', { status, headers }));
    expect((await request(query)).headers['retry-after']).toBe(wait);
  });

  it.each([
    ['status 400', () => new Response('', { status: 400 })],
    ['a body that is no JSON', () => new Response('<p>')],
  ])(
    'for one query, by %s, is called again for it after one minute, then two, and for others at once',
    async (_, fail) => {
      const { answerWith, request, setTime } = createTestRelay({ callsPerDay: 10_000 });
      answerWith(async (address) =>
        address.searchParams.get('page') === '3' ? fail() : new Response(serviceAnswer('A')),
      );
      const ask = async () => (await request(pageQuery(3))).headers['retry-after'];
      expect(await ask()).toBe('60');
      expect((await request(pageQuery(4))).status).toBe(200);
      setTime(dayMs);
      expect(await ask()).toBe('120');
      expect((await request(pageQuery(5))).status).toBe(200);
    },
  );

  it.each([
    ['its headers', async () => new Response('', { status: 503, headers: { 'Retry-After': token, 'X-Error': token } })],
    ['an error with status 200', async () => Response.json({ error: { code: token, message: token } })],
    ['an article’s title', async () => new Response(serviceAnswer(`A ${token}`))],
    [
      'an article’s address',
      async () => new Response(serviceAnswer('A').replace('/1"', `/1?t=${encodeURIComponent(token)}"`)),
    ],
    ['a body that is no JSON', async () => new Response(`<p>${token}`)],
    ['the network’s error', (address: URL) => Promise.reject(new Error(`connect ${address.href} ${token}`))],
  ] as const)('and repeats the token in %s does not make the relay repeat it', async (_, fetch) => {
    const { answerWith, request, lines } = createTestRelay();
    answerWith(fetch);
    const answer = await request(query);
    expect([answer.status, lines.length]).toEqual([503, 1]);
    expect(JSON.stringify([answer, lines])).not.toContain('canary');
  });
});
