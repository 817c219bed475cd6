/** What the runtime of Workers adds to relay.test.ts: one Durable Object for all, its storage, and calls over a network. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArticlesQuery, relayQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/service/response';
import { holdsToken } from '~/lib/redact';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { newsPath } from '~scripts/news-service/service';
import { selections, searchTerms as terms } from '~scripts/settings/news-filters';
import { folderOfFile } from '~tests/support/folder';
import { createFaultyService } from '~tests/support/news/faulty-service';
import { bundleWorker, type RunningWorkers, startWorkers } from '~tests/support/workerd';

/** Spelt in another way in an address. */
const token = 'canary/token+of the relay=';
const siteOrigin = 'https://site.example';

const service = createFaultyService({ articles: sampleArticles(Date.UTC(2024, 4, 2)), requireToken: token });
/** Queries that reached the service. */
const asked: URLSearchParams[] = [];
/** Mails that reached the mail service, with the key of each. */
const mails: { readonly key: string | null; readonly body: object }[] = [];
const directory = folderOfFile();
let workers: RunningWorkers;
/** Everything the workers gave away: answers with their headers, and what was printed. */
const left: string[] = [];

/** A query whose page no other test asks for, as each test has pages of its own. */
const page = (number: number): ArticlesQuery => ({ region: 'all', category: 'all', page: number });
const callsFor = (number: number) => asked.filter((query) => query.get('page') === String(number)).map(String);

function start(): Promise<RunningWorkers> {
  const environment = { NEWS_API_TOKEN: token, NEWS_API_URL: listening.origin + newsPath, SITE_URL: siteOrigin };
  const many = { ...environment, NEWS_CALLS_PER_DAY: '2500' };
  const once = { ...environment, NEWS_CALLS_PER_DAY: '1', NEWS_RELAY_SHARE: '100', RELAY_FRESH_SECONDS: '1' };
  const few = { ...environment, NEWS_CALLS_PER_DAY: '40', NEWS_RELAY_SHARE: '100' };
  const wrong = { ...environment, NEWS_API_TOKEN: '' };
  const addresses = { MAIL_TO: 'owner@site.example', MAIL_FROM: 'website@mail.site.example' };
  const mail = { ...wrong, ...addresses, MAIL_API_KEY: token, MAIL_API_URL: `${listening.origin}/emails` };
  const smtp = { ...wrong, ...addresses, SMTP_URL: 'smtp://mail.example' };
  return startWorkers(directory, { mail, smtp, many, few, once, wrong });
}

async function ask(worker: string, query: ArticlesQuery, path = '', init?: RequestInit) {
  const response = await fetch(`${workers.address(worker)}${path}?${relayQuery(query).toString()}`, init);
  const [body, headers] = [await response.text(), response.headers];
  left.push(JSON.stringify([...headers]), body);
  return { status: response.status, body, headers };
}

/** Asks the worker that has few calls for page 3 of a selection. */
function askFrom(address: string, number: number) {
  const headers = { 'CF-Connecting-IP': address, 'X-Forwarded-For': `192.0.2.${number}` };
  return ask('few', { ...page(3), ...selections[number] }, '', { headers });
}

const listening = await listen(async (request, env) => {
  if (new URL(request.url).pathname === '/emails') {
    if (request.headers.get('Authorization') !== `Bearer ${token}`) return new Response(token, { status: 401 });
    const body = await request.json();
    if (body.text.startsWith('Down')) return new Response(token, { status: 500 });
    mails.push({ key: request.headers.get('Idempotency-Key'), body });
    return Response.json({ id: 'a' });
  }
  asked.push(new URL(request.url).searchParams);
  return service.app.fetch(request, env);
});

beforeAll(async () => {
  await bundleWorker(directory);
  workers = await start();
});

afterAll(async () => {
  await workers.kill();
  await listening.close();
});

it('asks the service once, however many wait, and goes on when the first visitor leaves', async () => {
  service.faults.add({ fault: 'delay:500', matching: { page: '60' } });
  const leaving = new AbortController();
  const gone = ask('many', page(60), '', { signal: leaving.signal });
  await expect.poll(() => callsFor(60)).toHaveLength(1);
  const staying = Array.from({ length: 100 }, () => ask('many', page(60)));
  leaving.abort();
  await expect(gone).rejects.toThrow(/aborted/);
  const answers = await Promise.all(staying);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect([answers[0]?.status, callsFor(60).length]).toEqual([200, 1]);
});

it('gives the articles of the service, to the site’s pages alone, and refuses all other requests', async () => {
  const { body, headers } = await ask('many', page(2));
  expect(headers.get('access-control-allow-origin')).toBe(siteOrigin);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=(?:600|5[4-9]\d)$/);
  const direct = await service.app.request(`${newsPath}?${callsFor(2).join()}`);
  const { problems, ...shown } = { problems: [], ...parseNewsResponse(await direct.json(), terms) };
  expect([JSON.parse(body), problems]).toEqual([{ version: 1, ...shown }, []]);
  const others = [
    await ask('many', page(2), 'elsewhere'),
    await ask('many', page(2), '', { method: 'POST', body: '{}' }),
    await ask('many', page(2), '', { method: 'HEAD' }),
  ];
  expect(others.map(({ status }) => status)).toEqual([400, 405, 200]);
});

it('lets one address cause eight calls of the day, whatever other headers say, and others theirs', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 9; number += 1) statuses.push((await askFrom('198.51.100.1', number)).status);
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  expect((await askFrom('198.51.100.2', 8)).status).toBe(200);
  expect((await askFrom('198.51.100.1', 8)).status).toBe(200);
  expect(callsFor(3)).toHaveLength(9);
});

it('keeps the spent allowance and the last good answer over a restart', async () => {
  const good = await ask('once', page(70));
  expect(good.status).toBe(200);
  const isOld = async () => (await ask('once', page(70))).headers.get('warning');
  await expect.poll(isOld).toBe('110 - "Response is Stale"');
  for (const isRestarted of [false, true]) {
    if (isRestarted) {
      left.push(workers.printed());
      await workers.kill();
      workers = await start();
    }
    expect(await ask('once', page(70))).toMatchObject({ status: 200, body: good.body });
    expect((await ask('once', page(71))).status).toBe(503);
    expect([callsFor(70).length, callsFor(71).length]).toEqual([1, 0]);
  }
});

async function post(worker: string, message: string, address = '192.0.2.7') {
  const response = await fetch(`${workers.address(worker)}contact`, {
    method: 'POST',
    headers: { Origin: siteOrigin, Accept: 'application/json', 'CF-Connecting-IP': address },
    body: new URLSearchParams({ firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.example', subject: 'Other', message }),
  });
  left.push(JSON.stringify([...response.headers]), await response.text());
  return response.status;
}

it('sends messages through the mail service, each once, and holds one address off', async () => {
  expect([await post('mail', 'Hello'), await post('mail', 'Hello')]).toEqual([200, 200]);
  const text = 'Hello\n\n-- \nAna Ruiz\na@b.example\n';
  const body = {
    from: 'website@mail.site.example',
    to: ['owner@site.example'],
    reply_to: 'a@b.example',
    subject: 'Other: Ana Ruiz',
    text,
  };
  expect(mails).toEqual([{ key: expect.stringMatching(/^[\da-f]{64}$/), body }]);
  expect(await post('mail', 'Down')).toBe(502);
  expect([await post('mail', '4'), await post('mail', '5'), await post('mail', '6')]).toEqual([200, 200, 429]);
  expect(await post('mail', '6', '192.0.2.8')).toBe(200);
  expect([await post('many', 'Hello'), await post('smtp', 'Hello')]).toEqual([405, 500]);
  await expect.poll(workers.printed).toContain('MAIL_API_KEY: is missing');
  expect(workers.printed()).toContain('a message could not be sent: the mail service answered 500');
});

it('says that a setting is wrong to its owner alone, and a monitor whether it runs', async () => {
  const monitored = ['many', 'wrong'].map((worker) => fetch(`${workers.address(worker)}healthz`));
  expect((await Promise.all(monitored)).map(({ status }) => status)).toEqual([200, 500]);
  const answer = await ask('wrong', page(2));
  expect([answer.status, answer.body.includes('NEWS_API_TOKEN')]).toEqual([500, false]);
  await expect.poll(workers.printed).toContain('NEWS_API_TOKEN: is missing');
});

it('gives the token away in no answer, header, printed line or kept file', async () => {
  left.push(workers.printed());
  const entries = await readdir(join(directory, 'kept'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(3);
  for (const { parentPath, name } of files) left.push(await readFile(join(parentPath, name), 'latin1'));
  const spellings = ['canary', Buffer.from(token).toString('base64')];
  const isGivenAway = (text: string) =>
    holdsToken(text, token) || spellings.some((spelling) => text.includes(spelling));
  expect([left.length > 100, left.filter(isGivenAway)]).toEqual([true, []]);
});
