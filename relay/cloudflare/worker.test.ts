import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsPageSize, relayLimits } from '~/config/limits';
import { combinations } from '~/config/news';
import { type ArticlesQuery, newsQuery, relayQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/response';
import { holdsToken } from '~/lib/redact';
import { type Listening, listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { bundleWorker, type RunningWorkers, startWorkers, type WorkerAnswer } from '~tests/support/workerd';
import type { RelayEnvironment } from '../settings';

/** Spelt in another way in an address. */
const token = 'canary/token+of the relay=';
const siteOrigin = 'https://site.example';
const freshSeconds = 1;
/** For what takes its time on a busy machine. */
const patientMs = 120_000;

/** How the service fails; each has a page of its own, by which the service knows whom to serve it. */
const failures = ['500', '401', '503:600', 'hang', 'reset', 'html'];
const pageOf = (fault: string) => failures.indexOf(fault) + 1;

const service = createNewsService({ articles: sampleArticles(Date.UTC(2024, 4, 2)), requireToken: token });
/** Queries that reached the service, without what is the same in all. */
let asked: string[] = [];
let serviceListening: Listening;
let module = '';
let directory = '';
let workers: RunningWorkers;
/** Everything the workers gave away: answers with their headers, and what was printed. */
const left: string[] = [];

const searchOf = (query: ArticlesQuery) => `?${relayQuery(query).toString()}`;
const first = { region: 'all', category: 'all' } as const;
const [, second] = combinations;
if (second === undefined) throw new Error('the tests need two combinations');

/** What a worker has an answer to before its service fails, and what it is asked first when that has happened. */
const known = (fault: string) => ({ ...first, page: pageOf(fault) });
const unknown = (fault: string) => ({ ...second, page: pageOf(fault) });

function serviceSearch(query: ArticlesQuery): string {
  return newsQuery({ ...query, limit: newsPageSize, language: 'en', host: '127.0.0.1', token }).toString();
}

function environmentOf(own: RelayEnvironment): RelayEnvironment {
  return {
    NEWS_API_TOKEN: token,
    NEWS_API_URL: serviceListening.origin + newsPath,
    SITE_URL: siteOrigin,
    NEWS_CALLS_PER_DAY: '1000000',
    NEWS_RELAY_SHARE: '100',
    ...own,
  };
}

function start(): Promise<RunningWorkers> {
  const shortLived = environmentOf({ RELAY_FRESH_SECONDS: String(freshSeconds) });
  return startWorkers(module, directory, {
    many: environmentOf({}),
    crowd42: environmentOf({ NEWS_CALLS_PER_DAY: '2500', NEWS_RELAY_SHARE: '20' }),
    cold: environmentOf({}),
    spent: { ...shortLived, NEWS_CALLS_PER_DAY: '1' },
    wrong: environmentOf({ NEWS_API_TOKEN: '' }),
    ...Object.fromEntries(failures.map((fault) => [fault, shortLived])),
  });
}

async function askMany(name: string, searches: readonly string[]): Promise<readonly WorkerAnswer[]> {
  const answers = await workers.askMany(name, searches);
  left.push(JSON.stringify(answers));
  return answers;
}

async function ask(name: string, query: ArticlesQuery): Promise<WorkerAnswer> {
  const [answer] = await askMany(name, [searchOf(query)]);
  if (answer === undefined) throw new Error('one question, no answer');
  return answer;
}

/** Of an answer that was asked for less than a minute ago. */
const fresh = /^public, max-age=(?:600|5[4-9]\d)$/;

const header = ({ headers }: WorkerAnswer, wanted: string) => headers.find(([name]) => name === wanted)?.[1];
const callsFor = (query: ArticlesQuery) => asked.filter((search) => search === serviceSearch(query)).length;

beforeAll(async () => {
  serviceListening = await listen((request, env) => {
    asked.push(new URL(request.url).searchParams.toString());
    return service.app.fetch(request, env);
  });
  module = await bundleWorker();
  directory = await mkdtemp(join(tmpdir(), 'relay-'));
  workers = await start();
}, 60_000);

afterAll(async () => {
  await workers.kill();
  await serviceListening.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the relay in the runtime of Workers', () => {
  it('asks the service once, however many wait, and gives all of them the same', async () => {
    const query = { ...first, page: 60 };
    service.faults.add({ fault: 'delay:300', matching: { page: '60' } });
    const answers = await askMany(
      'many',
      Array.from({ length: 1_000 }, () => searchOf(query)),
    );
    expect(answers).toHaveLength(1_000);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(callsFor(query)).toBe(1);
  });

  it('goes on for the others when the first visitor leaves', async () => {
    const query = { ...first, page: 61 };
    service.faults.add({ fault: 'delay:500', matching: { page: '61' } });
    const leaving = new AbortController();
    const gone = fetch(`${workers.addresses['many']}${searchOf(query)}`, { signal: leaving.signal });
    await expect.poll(() => callsFor(query)).toBe(1);
    const staying = ask('many', query);
    leaving.abort();
    await expect(gone).rejects.toThrow(/aborted/);
    expect((await staying).status).toBe(200);
    expect(callsFor(query)).toBe(1);
  });

  it('answers over the network as from within: to the site’s pages alone, and cacheable', async () => {
    const response = await fetch(`${workers.addresses['many']}${searchOf({ ...first, page: 2 })}`);
    const body = await response.text();
    left.push(JSON.stringify([...response.headers]), body);
    expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(response.headers.get('cache-control')).toMatch(fresh);
    const direct = await service.app.request(`${newsPath}?${serviceSearch({ ...first, page: 2 })}`);
    expect(parseNewsResponse(JSON.parse(body))).toEqual(parseNewsResponse(await direct.json()));
  });

  it('answers different questions that are asked at once, with a call each', async () => {
    const queries = combinations.map(({ category, region }) => ({ region, category, page: 50 }));
    const answers = await askMany('crowd42', queries.map(searchOf));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(queries.map(callsFor)).toEqual(queries.map(() => 1));
  });

  it('makes one call to a service that is down, where nothing is known and a crowd asks', async () => {
    service.faults.add({ fault: '500', matching: { page: '51' } });
    const queries = combinations.map(({ category, region }) => ({ region, category, page: 51 }));
    const answers = await askMany('cold', queries.map(searchOf));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(queries.reduce((sum, query) => sum + callsFor(query), 0)).toBe(1);
  });

  it('refuses what is no question of a page', async () => {
    const address = workers.addresses['many'] ?? '';
    const search = searchOf({ ...first, page: 2 });
    const statuses = await Promise.all(
      [
        fetch(`${address}elsewhere${search}`),
        fetch(address + search, { method: 'POST', body: '{}' }),
        fetch(address + search, { method: 'DELETE' }),
        fetch(address + search, { method: 'HEAD' }),
      ].map(async (call) => {
        const response = await call;
        return [response.status, response.headers.get('cache-control')];
      }),
    );
    expect(statuses).toEqual([
      [400, 'no-store'],
      [405, 'no-store'],
      [405, 'no-store'],
      [200, expect.stringMatching(fresh)],
    ]);
  });

  it('says that a setting is wrong to its owner alone', async () => {
    const answer = await ask('wrong', { ...first, page: 2 });
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('NEWS_API_TOKEN');
    await expect.poll(workers.printed).toContain('NEWS_API_TOKEN: is missing');
  });
});

describe('whatever the service does', () => {
  it(
    'a visitor gets the last good answer at once, or in time a status that says when to come back',
    async () => {
      asked = [];
      const good = new Map(
        await Promise.all(failures.map(async (fault) => [fault, await ask(fault, known(fault))] as const)),
      );
      for (const fault of failures) service.faults.add({ fault, matching: { page: String(pageOf(fault)) } });
      // Longer than the answers are fresh.
      await sleep(freshSeconds * 1_000 + 100);
      const outcomes = await Promise.all(
        failures.map(async (fault) => {
          const start = performance.now();
          const old = ask(fault, known(fault)).then((answer) => ({ answer, ms: performance.now() - start }));
          const none = await ask(fault, unknown(fault));
          const { answer, ms } = await old;
          return { fault, answer, ms, none, noneMs: performance.now() - start };
        }),
      );
      for (const { fault, answer, ms, none, noneMs } of outcomes) {
        expect([fault, answer.status, answer.body]).toEqual([fault, 200, good.get(fault)?.body]);
        expect([fault, header(answer, 'cache-control'), header(answer, 'warning')]).toEqual([
          fault,
          `public, max-age=${relayLimits.staleSeconds}`,
          '110 - "Response is Stale"',
        ]);
        expect([fault, none.status, header(none, 'cache-control')]).toEqual([fault, 503, 'no-store']);
        expect(Number(header(none, 'retry-after'))).toBeGreaterThan(0);
        // One that hangs fails after seven seconds: with a last good answer nobody waits for it.
        expect(ms).toBeLessThan(relayLimits.timeoutMs);
        expect(noneMs).toBeLessThan(relayLimits.timeoutMs + 4_000);
      }
      // A failure is not tried again at once: no further call is spent on it.
      await Promise.all(
        failures.map(async (fault) => {
          const calls = callsFor(known(fault)) + callsFor(unknown(fault));
          // Where a connection breaks off, the runtime itself asks again on each one it has open, as HTTP allows.
          expect(calls).toBeLessThanOrEqual(fault === 'reset' ? Infinity : 3);
          expect((await ask(fault, known(fault))).status).toBe(200);
          expect((await ask(fault, unknown(fault))).status).toBe(503);
          expect(callsFor(known(fault)) + callsFor(unknown(fault))).toBe(calls);
        }),
      );
    },
    patientMs,
  );
});

describe('an allowance that is spent', () => {
  const one = { ...first, page: 70 };
  const two = { ...first, page: 71 };
  const calls = () => callsFor(one) + callsFor(two);

  it('leaves the last good answer, and for others a status with the time to come back', async () => {
    const good = await ask('spent', one);
    expect(good.status).toBe(200);
    await sleep(freshSeconds * 1_000 + 100);
    expect(await ask('spent', one)).toMatchObject({ status: 200, body: good.body });
    const none = await ask('spent', two);
    expect([none.status, header(none, 'cache-control')]).toEqual([503, 'no-store']);
    expect(Number(header(none, 'retry-after'))).toBeLessThanOrEqual(86_401);
    expect(calls()).toBe(1);
  });

  it('is spent after a restart too, and the answer is there', async () => {
    left.push(workers.printed());
    await workers.kill();
    workers = await start();
    expect((await ask('spent', one)).status).toBe(200);
    expect((await ask('spent', two)).status).toBe(503);
    expect(calls()).toBe(1);
  });
});

describe('the token', () => {
  it('is in nothing that left: no answer, no header, no line that was printed, no file that was kept', async () => {
    left.push(workers.printed());
    expect(left.length).toBeGreaterThan(20);
    const names = await readdir(join(directory, 'kept'), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(3);
    for (const { parentPath, name } of files) left.push(await readFile(join(parentPath, name), 'latin1'));
    const spellings = [token, Buffer.from(token).toString('base64'), 'canary'];
    expect(
      left.filter((text) => holdsToken(text, token) || spellings.some((spelling) => text.includes(spelling))),
    ).toEqual([]);
  });
});
