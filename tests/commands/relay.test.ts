/** Tests the relay on its two platforms, Node and Cloudflare Workers. Its logic is tested in relay/relay.test.ts. */
import { deepEqual } from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveNewsQuery } from '~/shared/news/liveNewsQuery';
import { containsToken } from '~/shared/redact';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { readFiles } from '~tests/support/files';
import { findFreePort } from '~tests/support/free-port';
import { searchTerms } from '~tests/support/news/search-terms';
import { startNodeRelay, startWorkerRelay } from '~tests/support/relay/processes';
import { waitForServer } from '~tests/support/start-process';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

/** A token with characters that are encoded in an address. */
const token = 'canary/token+of the relay=';
const password = 'canary-password';
const siteOrigin = 'https://site.example';

/** Pages that were requested of the service. The answer to page 11 waits until a test opens the gate. */
const requestedPages: string[] = [];
const gate = new EventEmitter();

/** Mails that arrived, over HTTP or by SMTP. While `isMailDown`, both servers refuse them. */
const mails: object[] = [];
let isMailDown = false;

const news = createNewsService(sampleArticles(searchTerms, Date.UTC(2024, 4, 2)), { requireToken: token });
const services = await listen(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === newsPath) {
    const page = searchParams.get('page') ?? '';
    requestedPages.push(page);
    if (page === '11') await once(gate, 'open');
    return news.fetch(request);
  }
  const isAuthorized = request.headers.get('Authorization') === `Bearer ${token}`;
  if (isMailDown || !isAuthorized) return new Response(token, { status: 500 });
  mails.push({ ...(await request.json()), id: request.headers.get('Idempotency-Key') });
  return Response.json({});
});

const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: (client, _, done) =>
    isMailDown || client.password !== password
      ? done(new Error('Invalid credentials'))
      : done(null, { user: client.username }),
  onData: callbackify(async (stream: SMTPServerDataStream, { envelope: { mailFrom, rcptTo } }: SMTPServerSession) => {
    const { attachments, from, messageId, replyTo, subject, text, to } = await PostalMime.parse(await buffer(stream));
    const mail = { from: from?.address, to: to?.map(({ address }) => address) };
    deepEqual([mail, attachments], [{ from: Object(mailFrom).address, to: rcptTo.map(({ address }) => address) }, []]);
    mails.push({ ...mail, reply_to: replyTo?.[0]?.address, subject, text, id: messageId?.slice(1).split('@')[0] });
  }),
});
smtp.on('error', () => undefined);
const smtpPort = await findFreePort();
smtp.listen(smtpPort, '127.0.0.1');
afterAll(async () => {
  await services.close();
  await new Promise<void>((closed) => smtp.close(closed));
});

const environment = { SITE_URL: siteOrigin, NEWS_API_TOKEN: token, NEWS_API_URL: services.origin + newsPath };
const environmentWithMail = {
  ...environment,
  NEWS_CALLS_PER_DAY: '10',
  NEWS_RELAY_SHARE: '100',
  MAIL_TO: 'owner@site.example',
  MAIL_FROM: 'website@mail.site.example',
};

const [nodeFolder, workersFolder] = [createTemporaryFolder(afterAll), createTemporaryFolder(afterAll)];

const hosts = [
  {
    name: 'Node behind a proxy',
    // A visitor may send this header too. The proxy appends the address of the connection.
    getHeaders: (address: string, other: string) => ({ 'X-Forwarded-For': `${other}, ${address}` }),
    directory: nodeFolder,
    start() {
      const SMTP_URL = `smtp://user:${password}@127.0.0.1:${smtpPort}`;
      return startNodeRelay(nodeFolder, { ...environmentWithMail, SMTP_URL }, '--client-header', 'X-Forwarded-For');
    },
    failure: 'SMTP error EAUTH 535',
  },
  {
    name: 'Workers',
    getHeaders: (address: string, other: string) => ({ 'X-Forwarded-For': other, 'CF-Connecting-IP': address }),
    directory: workersFolder,
    start: () =>
      startWorkerRelay(workersFolder, {
        ...environmentWithMail,
        MAIL_API_KEY: token,
        MAIL_API_URL: `${services.origin}/emails`,
      }),
    failure: 'the mail service answered 500',
  },
];

const getPageUrl = ({ address: at }: Awaited<ReturnType<typeof startNodeRelay>>, page: number) =>
  `${at}/?${liveNewsQuery({ region: 'all', category: 'all', page }).toString()}`;

describe.each(hosts)('the relay on $name', ({ directory, failure, getHeaders, start }) => {
  let relay: Awaited<ReturnType<typeof startNodeRelay>>;
  /** Everything that the relay sent or printed: responses with their headers, and log lines. */
  const output: string[] = [];

  async function request(url: string, address: string, init: RequestInit = {}) {
    const headers = { ...getHeaders(address, `6.6.6.${output.length % 256}`), ...init.headers };
    const response = await fetch(url, { ...init, headers });
    const text = await response.text();
    output.push(JSON.stringify([...response.headers]), text);
    return { status: response.status, headers: response.headers, text };
  }
  const requestPage = (page: number, address: string, init?: RequestInit) =>
    request(getPageUrl(relay, page), address, init);

  beforeAll(async () => {
    requestedPages.splice(0);
    relay = await start();
  });
  afterAll(() => relay.stop());

  test('sends the articles of the service to pages of the site only', async () => {
    const { headers, text } = await requestPage(2, '192.0.2.1');
    expect(JSON.parse(text)).toMatchObject({ limit: 12, returned: 12 });
    expect(headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=(?:600|5[4-9]\d)$/);
  });

  test('calls the service once for all who wait, also if the first visitor leaves', async () => {
    const leaving = new AbortController();
    const abortedRequest = requestPage(11, '192.0.2.2', { signal: leaving.signal });
    await expect.poll(() => requestedPages.at(-1)).toBe('11');
    const waitingRequests = Array.from({ length: 100 }, () => requestPage(11, '192.0.2.2'));
    leaving.abort();
    await expect(abortedRequest).rejects.toThrow(/aborted/);
    // By the time of this response, the relay knows that the first visitor left.
    await request(`${relay.address}/healthz`, '192.0.2.2');
    gate.emit('open');
    const answers = await Promise.all(waitingRequests);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, requestedPages]).toEqual([200, ['2', '11']]);
  });

  test('limits the calls of each visitor, and keeps the count of calls and the last answers over a restart', async () => {
    const statuses: number[] = [];
    for (let page = 3; page <= 10; page += 1) statuses.push((await requestPage(page, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429]);
    const { status, text } = await requestPage(10, '192.0.2.3');
    expect([status, (await requestPage(10, '192.0.2.1')).status]).toEqual([200, 200]);
    expect((await requestPage(12, '192.0.2.4')).status).toBe(503);
    output.push(relay.getOutput());
    await relay.stop();
    relay = await start();
    expect(await requestPage(10, '192.0.2.1')).toMatchObject({ status: 200, text });
    expect([(await requestPage(12, '192.0.2.4')).status, requestedPages.length]).toEqual([503, 10]);
  });

  test('sends each message once, and logs only the reason of a failure', async () => {
    const message = {
      firstName: 'José',
      lastName: 'Ñandú',
      email: 'jose@mail.example',
      subject: 'Média\r\nBcc: victim@mail.example',
      message: 'Bonjour,\n.\nQUIT\nTi-Jean',
    };
    const post = async (firstName: string) => {
      const headers = { Origin: siteOrigin, Accept: 'application/json' };
      const body = new URLSearchParams({ ...message, firstName });
      return (await request(`${relay.address}/contact`, '192.0.2.5', { method: 'POST', headers, body })).status;
    };
    expect([await post('José'), await post('José')]).toEqual([200, 200]);
    isMailDown = true;
    expect(await post('Zoé')).toBe(502);
    isMailDown = false;
    const mail = {
      from: 'website@mail.site.example',
      to: ['owner@site.example'],
      reply_to: 'jose@mail.example',
      subject: 'Média Bcc: victim@mail.example: José Ñandú',
      text: 'Bonjour,\n.\nQUIT\nTi-Jean\n\n-- \nJosé Ñandú\njose@mail.example\n',
    };
    expect(mails.splice(0)).toEqual([{ ...mail, id: expect.stringMatching(/^[\da-f]{64}$/) }]);
    await expect.poll(relay.getOutput).toContain(`a message could not be sent: ${failure}`);
    expect(relay.getOutput()).not.toMatch(/jose@|Bonjour/);
  });

  test('reveals token and password in no response, header, printed line or stored file', () => {
    const storedFiles = readFiles(join(directory, 'kept'));
    expect(storedFiles.size).toBeGreaterThan(3);
    output.push(relay.getOutput(), ...storedFiles.values());
    const spellings = ['canary', Buffer.from(token).toString('base64')];
    const containsSecret = (text: string) =>
      containsToken(text, token) || spellings.some((spelling) => text.includes(spelling));
    expect([output.length > 100, output.filter(containsSecret)]).toEqual([true, []]);
  });
});

test('on Node without a proxy, visitors are told apart by their connection, and SIGTERM ends the relay after its pending responses', async () => {
  const relay = await startNodeRelay(join(nodeFolder, 'open'), environment);
  const requestPage = async (page: number) => {
    const { status } = await fetch(getPageUrl(relay, page), { headers: { 'X-Forwarded-For': `192.0.2.${page}` } });
    return status;
  };
  for (let page = 2; page <= 8; page += 1) expect(await requestPage(page)).toBe(200);
  const waiting = requestPage(11);
  await expect.poll(() => requestedPages.at(-1)).toBe('11');
  expect(await requestPage(9)).toBe(429);
  const ended = relay.stop('SIGTERM');
  void relay.stop('SIGTERM');
  await expect.poll(() => waitForServer(relay.address)).toBeUndefined();
  gate.emit('open');
  expect([await waiting, await ended]).toEqual([200, [0, null]]);
});

test('on Workers, an invalid setting is named in the log only, and the monitor gets status 500', async () => {
  const relay = await startWorkerRelay(workersFolder, {
    ...environmentWithMail,
    SMTP_URL: `smtp://user:${password}@mail.example`,
  });
  const answers = [await fetch(`${relay.address}/healthz`), await fetch(getPageUrl(relay, 2))];
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(await answers[1]?.text()).not.toContain('MAIL_API_KEY');
  await expect.poll(relay.getOutput).toContain('MAIL_API_KEY: is missing');
  expect(relay.getOutput()).not.toContain('canary');
  await relay.stop();
});
