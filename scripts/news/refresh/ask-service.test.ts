import fetch from 'node-fetch';
import { afterAll, describe, expect, it } from 'vitest';
import { askService, type Fetch, isStop } from '~/features/news/model/service/askService';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { newsPath } from '~scripts/news-service/service';
/** The one client of refresh and relay, over a real connection: every failure is a value, and the token stays here. */
import { searchTerms as terms } from '~scripts/settings/news-filters';
import { createFaultyService } from '~tests/support/news/faulty-service';
import { noon, testToken } from '~tests/support/news/refresh-runs';

const service = createFaultyService({ articles: sampleArticles(noon), requireToken: testToken, usageLimit: 5_000 });
const server = await listen(service.app.fetch);
afterAll(() => server.close());

const query = { region: 'all', category: 'all', page: 1 } as const;
const clients: Readonly<Record<string, Fetch>> = { 'node-fetch': fetch, 'the web’s fetch': globalThis.fetch };

describe.each(Object.entries(clients))('with %s', (_, call) => {
  function ask(fault: string, token = testToken) {
    const url = new URL(server.origin + newsPath);
    const faulty: Fetch = (address, init) =>
      call(address, { ...init, headers: { ...init.headers, 'X-News-Fault': fault } });
    // Time enough for what answers, on a busy machine too.
    const timeoutMs = fault.startsWith('hang') ? 400 : 60_000;
    return askService(query, { fetch: faulty, url, token, terms, timeoutMs, bytesMax: 300_000 });
  }

  it('gives a page, and what the service says of its plan and its clock', async () => {
    const answer = await ask('');
    expect(answer).toMatchObject({ kind: 'ok', page: { limit: 12, returned: 12 }, callsPerDay: 5_000 });
    expect(answer.callsLeft).toBeLessThan(5_000);
    expect(Math.abs((answer.date ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['400', false, 'status 400'],
    ['404', false, 'status 404'],
    ['redirect', false, 'status 302'],
    ['endless', false, 'longer than 300 kB'],
    ['shape', false, 'no news answer'],
    ['cut', true, 'cut off, or no JSON'],
    ['html', true, 'cut off, or no JSON'],
    ['hang', true, 'no whole answer within 0.4 s'],
    ['hang-body', true, 'no whole answer within 0.4 s'],
    ['reset', true, 'no connection'],
    ['500', true, 'status 500'],
    ['503', true, 'status 503'],
  ])('says of %s whether the same call may do better: %s', async (fault, isPassing, reason) => {
    expect(await ask(fault)).toMatchObject({ kind: 'failed', isPassing, reason: expect.stringContaining(reason) });
  });

  it.each(['401', '402', '403', '429'])('says of %s that no other call does better', async (fault) => {
    const answer = await ask(fault);
    expect([answer.kind, answer.kind === 'failed' && isStop(answer.status)]).toEqual(['failed', true]);
  });

  it.each(['503:7', '503-date:7'])('reads how long to wait from %s', async (fault) => {
    const answer = await ask(fault);
    expect(answer.kind === 'failed' ? Math.round((answer.waitMs ?? 0) / 1_000) : 0).toBe(7);
  });

  it('never repeats the token', async () => {
    const nowhere = new URL('http://127.0.0.1:9/');
    const client = { fetch: call, url: nowhere, token: testToken, terms, timeoutMs: 60_000, bytesMax: 1 };
    const answers = [await askService(query, client), await ask('', 'wrong-token')];
    expect(answers).toMatchObject([{ kind: 'failed' }, { kind: 'failed', status: 401 }]);
    expect(JSON.stringify(answers)).not.toMatch(/secret-token|wrong-token/);
  });
});
