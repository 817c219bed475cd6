import { describe, expect, it } from 'vitest';
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

it('an answer is fetched once for all visitors who wait for it, and calls for others are made meanwhile', async () => {
  const { calls, request } = createTestRelay();
  const answers = await Promise.all([2, 2, 2, 3, 2].map((page) => request(pageQuery(page))));
  expect(answers.map(({ title }) => title)).toEqual(['Call 1', 'Call 1', 'Call 1', 'Call 2', 'Call 1']);
  expect(calls()).toBe(2);
});

it.each([
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
  it.each([
    ['status 400', async () => new Response('', { status: 400 }), '600'],
    ['status 500', failingFetch, '600'],
    ['a short Retry-After', async () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }), '60'],
    ['a longer one', async () => new Response('', { status: 429, headers: { 'Retry-After': '900' } }), '900'],
    ['the longest', async () => new Response('', { status: 503, headers: { 'Retry-After': '9000' } }), '3600'],
    ['a body that is no JSON', async () => new Response('<p>'), '600'],
  ])('with %s is asked the same again after a pause, and other questions at once', async (_, fail, wait) => {
    const { answerWith, request, setTime, calls } = createTestRelay();
    answerWith(fail);
    setTime(0);
    const headers = { 'retry-after': wait, 'cache-control': 'no-store' };
    expect(await request(query)).toMatchObject({ status: 503, headers });
    answerWith(async () => new Response(serviceAnswer('Back')));
    setTime(Number(wait) * 1_000 - 1);
    expect(await request(query)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect([(await request(pageQuery(3))).status, calls()]).toEqual([200, 2]);
    setTime(Number(wait) * 1_000);
    expect((await request(query)).title).toBe('Back');
  });

  it('gets no more calls than the allowance, whatever many visitors ask at once', async () => {
    const { answerWith, request, calls } = createTestRelay({ callsPerDay: 10 });
    answerWith(failingFetch);
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => request(pageQuery(index + 1))));
    expect([new Set(answers.map(({ status }) => status)), calls()]).toEqual([new Set([503]), 10]);
  });

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
