import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allNews } from '../model/filters';
import { createNewsClient, type NewsResult } from './live';
import type { PublishedSnapshot } from '../model/published/publishedSnapshot';
import { liveSource, moreOf } from '../../../../tests/support/articles';
import { createSnapshotSource } from './snapshotSource';
import { createNewsStore } from '../store/newsStore';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url = '';
let handler: Handler = (_request, response) => response.end();

beforeAll(async () => {
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the test server has no port');
  url = `http://127.0.0.1:${address.port}/v1/news/all`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Short, for what hangs; what answers has time enough on a busy machine. */
const timeoutMs = 150;
const patientMs = 10_000;
const query = { ...allNews, page: 2 };

function call({
  signal = new AbortController().signal,
  address = url,
  token = '',
  within = patientMs,
} = {}): Promise<NewsResult> {
  return createNewsClient({ url: address, token, timeoutMs: within })(query, signal);
}

function answer(body: string, status = 200, type = 'application/json'): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  };
}

const record = {
  title: 'A',
  url: 'https://a.example/1',
  published_at: '2026-01-02T03:04:05.000000Z',
  source: 'a.example',
  categories: ['business'],
};
const good = JSON.stringify({ meta: { found: 40, returned: 1, limit: 12, page: 2 }, data: [record] });

describe('a live call', () => {
  it('asks as specified and reads the answer', async () => {
    let asked = '';
    handler = (request, response) => {
      asked = request.url ?? '';
      response.end(good);
    };
    expect(await call({ address: `${url}?kept=1`, token: 'public' })).toMatchObject({
      kind: 'ok',
      found: 40,
      limit: 12,
      articles: [{ url: 'https://a.example/1' }],
    });
    const parameters = new URL(asked, url).searchParams;
    expect(Object.fromEntries(parameters)).toMatchObject({
      kept: '1',
      api_token: 'public',
      language: 'en',
      limit: '12',
      page: '2',
      categories: '',
      search: '',
    });
  });

  it('asks a relay, where there is no token, for what the visitor wants and nothing else', async () => {
    let asked = '';
    handler = (request, response) => {
      asked = request.url ?? '';
      response.end(good);
    };
    expect(await call()).toMatchObject({ kind: 'ok' });
    expect(new URL(asked, url).search).toBe('?region=all&category=all&page=2');
  });

  it('never names the token in a message', async () => {
    for (const address of [url, 'http://127.0.0.1:1/refused']) {
      handler = answer('{"error":{"code":"invalid_api_token"}}', 401);
      expect(JSON.stringify(await call({ address, token: 'very-secret' }))).not.toContain('very-secret');
    }
  });

  const faults: readonly (readonly [name: string, fault: Handler, message: RegExp])[] = [
    ...[400, 401, 402, 403, 404, 429, 500, 503].map(
      (status) =>
        [
          `status ${status}`,
          answer('{"error":{"code":"x","message":"y"}}', status),
          new RegExp(`status ${status}`),
        ] as const,
    ),
    ['an error with status 200', answer('{"error":{"code":"usage_limit_reached"}}'), /usage_limit_reached/],
    ['HTML with status 200', answer('<!doctype html><title>Sign in</title>', 200, 'text/html'), /./],
    ['JSON that is cut off', answer(good.slice(0, -20)), /./],
    ['no body', answer(''), /./],
    ['a body of the wrong shape', answer('[1,2,3]'), /not an object/],
    ['no answer at all', () => undefined, /within 150 ms/],
    ['a body that stops', (_request, response) => void response.write('{"meta":'), /within 150 ms/],
    [
      'a body that comes drop by drop',
      (_request, response) => {
        const timer = setInterval(() => response.write(' '), 10);
        response.on('close', () => clearInterval(timer));
      },
      /within 150 ms/,
    ],
    [
      'a body without end',
      (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
      /longer than|within 150 ms/,
    ],
    ['a closed connection', (request) => void request.socket.destroy(), /./],
    [
      'a connection closed within the body',
      (request, response) => {
        response.write('{"meta":');
        setTimeout(() => request.socket.destroy(), 10);
      },
      /./,
    ],
  ];

  it.each(faults)('fails with one line and in time: %s', async (_name, fault, message) => {
    handler = fault;
    const start = Date.now();
    const hangs = message.source.includes('within');
    const result = await call(hangs ? { within: timeoutMs } : {});
    expect(result).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) });
    expect(result.kind === 'failed' && result.message).not.toMatch(/\n/);
    expect(Date.now() - start).toBeLessThan(timeoutMs + 5_000);
  });

  it.each([
    ['before it starts', 0],
    ['while it waits', 20],
  ])('is aborted %s', async (_name, afterMs) => {
    handler = () => undefined;
    const controller = new AbortController();
    if (afterMs === 0) controller.abort();
    else setTimeout(() => controller.abort(), afterMs);
    expect(await call({ signal: controller.signal })).toEqual({ kind: 'aborted' });
  });
});

/** Values of the wrong kind, in every place of an answer. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1e21,
    '<b>&amp;</b>',
    'javascript:alert(1)',
    'https://a.example/1',
    '2026-13-45',
    '\u202Ertl',
    '$&',
  ),
);
const someRecord = fc.oneof(
  anything,
  fc.record(
    {
      title: anything,
      url: fc.oneof(anything, fc.webUrl()),
      image_url: anything,
      published_at: fc.oneof(anything, fc.constant('2026-01-02T03:04:05Z')),
      source: anything,
      categories: anything,
      description: anything,
    },
    { requiredKeys: [] },
  ),
);
const someAnswer = fc.oneof(
  anything.map((value) => JSON.stringify(value)),
  fc.string(),
  fc
    .record(
      {
        meta: fc.oneof(
          anything,
          fc.record({ found: fc.oneof(anything, fc.nat(100)), limit: anything }, { requiredKeys: [] }),
        ),
        data: fc.oneof(anything, fc.array(someRecord, { maxLength: 15 })),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.nat(good.length).map((length) => good.slice(0, length)),
);

describe('any answer whatever', () => {
  const first: PublishedSnapshot = {
    version: 1,
    region: 'all',
    category: 'all',
    origin: 'live',
    archivePages: 0,
    found: 40,
    limit: 12,
    articles: [
      {
        url: 'https://a.example/1',
        title: 'A',
        description: '',
        imageUrl: null,
        region: 'all',
        source: 'a.example',
        categories: [],
        publishedAt: '2026-01-02T03:04:05Z',
      },
    ],
  };

  it('neither throws nor empties the list nor shows an article twice nor a blank one', async () => {
    let body = '';
    handler = (_request, response) => response.end(body);
    await fc.assert(
      fc.asyncProperty(someAnswer, async (text) => {
        body = text;
        const snapshots = createSnapshotSource({ first, urlOf: () => undefined });
        const { getState, loadMore } = createNewsStore({
          first,
          snapshots,
          more: moreOf(liveSource(createNewsClient({ url, token: '' }))),
        });
        const outcome = await loadMore();
        expect(['done', 'failed']).toContain(outcome.kind);
        const { list, status } = getState();
        const { articles } = list;
        expect(articles[0]).toBe(first.articles[0]);
        expect(new Set(articles.map((article) => article.url)).size).toBe(articles.length);
        for (const article of articles) expect(article.title.trim()).not.toBe('');
        expect(status.kind).toBe(outcome.kind === 'done' ? 'added' : 'failed');
      }),
      { numRuns: 600 },
    );
  }, 60_000);
});

describe('snapshots', () => {
  const haiti = { region: 'haiti', category: 'all' } as const;
  const empty: PublishedSnapshot = {
    version: 1,
    region: 'all',
    category: 'all',
    origin: 'live',
    found: 0,
    limit: 12,
    articles: [],
    archivePages: 0,
  };
  const text = JSON.stringify({ ...empty, region: 'haiti' });
  const source = (within = patientMs) => createSnapshotSource({ first: empty, urlOf: () => url, timeoutMs: within });

  it('are asked for once and kept', async () => {
    let asked = 0;
    handler = (_request, response) => {
      asked += 1;
      response.end(text);
    };
    const { peek, load } = source();
    expect(peek(haiti)).toBeUndefined();
    const [one, two] = await Promise.all([load(haiti), load(haiti)]);
    await load(haiti);
    expect(asked).toBe(1);
    expect(one).toEqual(two);
    expect(peek(haiti)).toMatchObject({ region: 'haiti' });
  });

  it('are asked for again after a failure', async () => {
    const { load, peek } = source();
    handler = answer('', 503);
    expect(await load(haiti)).toMatchObject({ kind: 'failed', gone: false });
    handler = answer('{"version":2}');
    expect(await load(haiti)).toMatchObject({ kind: 'failed', message: 'snapshot haiti/all: version: 2 is not 1' });
    handler = () => undefined;
    expect(await source(timeoutMs).load(haiti)).toMatchObject({
      kind: 'failed',
      message: 'snapshot haiti/all: no whole answer within 150 ms',
    });
    expect(peek(haiti)).toBeUndefined();
    handler = answer(text);
    expect(await load(haiti)).toMatchObject({ kind: 'ok' });
  });

  it('say when the host does not have them any more', async () => {
    handler = answer('', 404);
    expect(await source().load(haiti)).toMatchObject({ kind: 'failed', gone: true });
  });

  it('are empty where the build had none', async () => {
    const { load } = createSnapshotSource({ first: empty, urlOf: () => undefined });
    expect(await load(haiti)).toMatchObject({ kind: 'ok', snapshot: { ...haiti, articles: [] } });
  });
});
