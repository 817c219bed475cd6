/** Tests the client of the news service: failures are values, and never contain the token. */
import fetch from 'node-fetch';
import { afterAll, describe, expect, it } from 'vitest';
import { startFaultyServer } from '~tests/support/news/faulty-server';
import { searchTerms as terms } from '~tests/support/news/search-terms';
import { askService, type Fetch, shouldStopCalling } from './askService';

const token = 'secret-token-0123456789';
const server = await startFaultyServer();
afterAll(() => server.close());

function ask(call: Fetch, url: URL, timeoutMs = 60_000) {
  const client = { fetch: call, url, token, terms, timeoutMs, now: Date.now };
  return askService({ region: 'all', category: 'all', page: 1 }, client);
}

const clients: Readonly<Record<string, Fetch>> = { 'node-fetch': fetch, 'the web’s fetch': globalThis.fetch };

describe.each(Object.entries(clients))('over a connection, with %s', (_, call) => {
  it('returns a page, the plan of the service and its clock', async () => {
    const answer = await ask(call, new URL('/working', server.origin));
    const page = { limit: 12, returned: 1, articles: [{ title: 'A' }] };
    expect(answer).toMatchObject({ kind: 'ok', page, callsPerDay: 5_000, callsLeft: 4_999 });
    expect(Math.abs((answer.date ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['/redirect', false, 'the service redirects the call, which is not followed'],
    ['/endless', false, 'longer than 2000 kB'],
    ['/shape', false, 'no news answer'],
    ['/truncated', true, 'cut off, or no JSON'],
    ['/html', true, 'cut off, or no JSON'],
    ['/hang', true, 'no whole answer within 0.4 s'],
    ['/hang-body', true, 'no whole answer within 0.4 s'],
    ['/reset', true, 'no connection'],
    // Nobody listens at this address.
    ['http://127.0.0.1:9/', true, 'no connection'],
  ])('returns for %s whether the same call may succeed later: %s', async (path, isTemporary, reason) => {
    // Only the paths that hang have a short time limit, because a busy machine may answer late.
    const answer = await ask(call, new URL(path, server.origin), path.startsWith('/hang') ? 400 : undefined);
    expect(answer).toMatchObject({ kind: 'failed', isTemporary, reason: expect.stringContaining(reason) });
    expect(JSON.stringify(answer)).not.toContain(token);
  });
});

it.each([
  [400, false, false],
  [401, false, true],
  [402, false, true],
  [403, false, true],
  [404, false, false],
  [429, true, false],
  [500, true, false],
])(
  'after status %i the same call may succeed later: %s; all other calls would fail too: %s',
  async (status, isTemporary, isEnd) => {
    const answer = await ask(async () => new Response(token, { status }), new URL('https://news.example/'));
    expect(answer).toMatchObject({ kind: 'failed', status, isTemporary, waitMs: null });
    expect([shouldStopCalling(status), JSON.stringify(answer).includes(token)]).toEqual([isEnd, false]);
  },
);

it.each(['7', 'Thu, 02 May 2024 12:00:07 GMT'])(
  'reads the time to wait from %s, by the service’s clock',
  async (wait) => {
    const headers = { 'Retry-After': wait, Date: 'Thu, 02 May 2024 12:00:00 GMT' };
    const answer = await ask(async () => new Response('', { status: 503, headers }), new URL('https://news.example/'));
    expect(answer).toMatchObject({ waitMs: 7_000 });
  },
);

it('waits for no date that is none: Retry-After -5', async () => {
  const headers = { 'Retry-After': '-5' };
  const answer = await ask(async () => new Response('', { status: 503, headers }), new URL('https://news.example/'));
  expect(answer).toMatchObject({ waitMs: null });
});

it('takes an answer of which no record can be used for a failure, and says why', async () => {
  const body = { meta: { found: 9, limit: 12 }, data: [{ title: 'A', url: 'https://user:word@a.example/' }] };
  const answer = await ask(async () => Response.json(body), new URL('https://news.example/'));
  const reason = 'none of 1 records can be used: data[0]: url: not an https address that can be linked';
  expect(answer).toMatchObject({ kind: 'failed', reason, isTemporary: false });
});

it.each([
  ['records', `{"meta":{"found":1},"data":[${'{},'.repeat(500_000)}{}]}`],
  ['lists in lists', `{"meta":{"found":1},"data":[{"title":${'['.repeat(900_000)}${']'.repeat(900_000)}}]}`],
])('takes an answer of a million %s for a failure', async (_name, text) => {
  const answer = await ask(async () => new Response(text), new URL('https://news.example/'));
  expect(answer.kind).toBe('failed');
});
