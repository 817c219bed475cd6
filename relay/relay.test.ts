import { describe, expect, it } from 'vitest';
import { pause } from '~/lib/pause';
import { livePage, sampleArticle } from '~tests/support/news/articles';
import {
  bench,
  dayMs,
  fails,
  hourMs,
  midnight,
  minuteMs,
  page,
  query,
  token,
  wire,
} from '~tests/support/news/test-relay';

describe('an answer', () => {
  it('is fresh for ten minutes, then stale while a new one is fetched, and not given after a day', async () => {
    const { answerWith, at, ask, calls } = bench();
    at(0);
    expect((await ask(query)).status).toBe(200);
    at(10 * minuteMs - 1);
    const headers = { 'cache-control': 'public, max-age=60', 'last-modified': new Date(midnight).toUTCString() };
    expect(await ask(query)).toMatchObject({ title: 'Call 1', headers });
    expect(calls()).toBe(1);
    at(10 * minuteMs);
    expect((await ask(query)).title).toBe('Call 1');
    await pause();
    expect((await ask(query)).title).toBe('Call 2');
    answerWith(fails);
    at(10 * minuteMs + dayMs - 1);
    expect(await ask(query)).toMatchObject({ status: 200, title: 'Call 2' });
    await pause();
    at(10 * minuteMs + dayMs);
    expect((await ask(query)).status).toBe(503);
  });

  it('has only the fields that the site shows', async () => {
    const fields = { url: 'https://a.example/1', title: 'Call 1', source: 'a.example' };
    const article = { ...sampleArticle(1), ...fields, publishedAt: '2026-01-02T00:00:00Z' };
    expect(JSON.parse((await bench().ask(query)).text)).toEqual(livePage([article], 1_000));
  });

  it('is too old if the clock says that it comes from the future', async () => {
    const { ask, at, calls } = bench();
    await ask(query);
    at(0);
    await ask(query);
    expect(calls()).toBe(2);
  });
});

it('waits for one call of another visitor who asks for eighty pages at once', async () => {
  const { answerWith, ask } = bench({ callsPerDay: 10_000 });
  const asked: (string | null)[] = [];
  answerWith(async ({ searchParams }) => {
    asked.push(searchParams.get('page'));
    await pause();
    return new Response(wire('Slow'));
  });
  const crowd = Promise.all(Array.from({ length: 80 }, (_, index) => ask(page(index + 1), '192.0.2.7')));
  expect((await ask(page(90))).status).toBe(200);
  const refused = (await crowd).filter(({ status }) => status !== 200);
  const headers = { 'retry-after': '1', 'cache-control': 'no-store' };
  expect([asked, refused.length]).toEqual([['1', '90', '2'], 78]);
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, headers });
});

it.each([
  ['GET', '/healthz', {}, 200],
  ['HEAD', '/elsewhere?region=all&category=all&page=2', {}, 400],
  ['GET', '/?region=all&category=all&page=0', {}, 400],
  ['POST', '/', {}, 405],
  // A host that sends no mail, and a relay that only takes messages.
  ['POST', '/contact', {}, 405],
  ['GET', '/?region=all&category=all&page=2', { token: '' }, 404],
])('%s %s, with the settings %j, is answered with status %i without a call', async (method, path, settings, status) => {
  const { calls, relay } = bench(settings);
  const response = await relay(new Request(`https://relay.example${path}`, { method }), '');
  expect([response.status, response.headers.get('cache-control'), calls()]).toEqual([status, 'no-store', 0]);
});

describe('a service that fails', () => {
  it('is called again after one minute, then two, up to an hour, whatever the query', async () => {
    const { answerWith, ask, at, calls } = bench({ callsPerDay: 10_000 });
    answerWith(fails);
    const waits: number[] = [];
    let time = 0;
    for (let failure = 0; failure < 9; failure += 1) {
      at(time);
      const wait = Number((await ask(query)).headers['retry-after']);
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

  it('is called once if nothing is cached and many visitors wait', async () => {
    const { answerWith, ask, at, calls } = bench({ callsPerDay: 10_000 });
    answerWith(fails);
    const crowd = () => Promise.all(Array.from({ length: 80 }, (_, index) => ask(page(index + 1))));
    expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set([503]));
    expect(calls()).toBe(1);
    // After the pause the first call fails, and calls are paused again.
    at(dayMs + minuteMs);
    await crowd();
    expect(calls()).toBe(2);
    expect((await ask(page(7))).headers['retry-after']).toBe('120');
    answerWith(async () => new Response(wire('Back')));
    at(dayMs + 3 * minuteMs);
    expect(new Set((await crowd()).map(({ status }) => status))).toEqual(new Set([200]));
    expect(calls()).toBe(2 + 80);
  });

  it.each([
    [401, {}, '3600'],
    [402, {}, '3600'],
    [403, {}, '3600'],
    [429, { 'Retry-After': '300' }, '300'],
    [503, { 'Retry-After': '9000' }, '3600'],
    [500, {}, '60'],
  ])('with status %i and headers %j is called again after %s s', async (status, headers, wait) => {
    const { answerWith, ask } = bench();
    answerWith(async () => new Response('', { status, headers }));
    expect((await ask(query)).headers['retry-after']).toBe(wait);
  });

  it('for one query delays the other queries by one minute at most', async () => {
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
  ] as const)('and repeats the token in %s does not make the relay repeat it', async (_, fetch) => {
    const { answerWith, ask, lines } = bench();
    answerWith(fetch);
    const answer = await ask(query);
    expect([answer.status, lines.length]).toEqual([503, 1]);
    expect(JSON.stringify([answer, lines])).not.toContain('canary');
  });
});
