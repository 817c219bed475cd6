import { describe, expect, it } from 'vitest';
import { allNews } from '~/config/news';
import { answer, answeringServer, type Handler, hangingMs, patientMs } from '~tests/support/news/answering-server';
import { createNewsClient, type NewsResult } from './live';

const { origin, answerWith } = answeringServer();
const url = () => `${origin()}/v1/news/all`;
const query = { ...allNews, page: 2 };

function call({ address = url(), token = '', within = patientMs } = {}): Promise<NewsResult> {
  return createNewsClient({ url: address, token, timeoutMs: within })(query, new AbortController().signal);
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
  it.each([
    ['a relay, where there is no token, for nothing but what the visitor wants', '', 'region=all&category=all&page=2'],
    ['the service as specified', 'public', 'kept=1&api_token=public&language=en&search=&categories=&limit=12&page=2'],
  ])('asks %s, and reads the answer', async (_name, token, query) => {
    let asked = '';
    answerWith((request, response) => {
      asked = request.url ?? '';
      response.end(good);
    });
    const address = token === '' ? url() : `${url()}?kept=1`;
    const articles = [{ url: 'https://a.example/1' }];
    expect(await call({ address, token })).toMatchObject({ kind: 'ok', found: 40, limit: 12, articles });
    expect(asked).toBe(`/v1/news/all?${query}`);
  });

  it('never names the token in a message', async () => {
    for (const address of [url(), 'http://127.0.0.1:1/refused']) {
      answerWith(answer('{"error":{"code":"invalid_api_token"}}', 401));
      expect(JSON.stringify(await call({ address, token: 'very-secret' }))).not.toContain('very-secret');
    }
  });

  const faults: readonly (readonly [name: string, fault: Handler, message: RegExp])[] = [
    ['status 503', answer('{}', 503), /status 503/],
    ['an error with status 200', answer('{"error":{"code":"usage_limit_reached"}}'), /usage_limit_reached/],
    ['HTML with status 200', answer('<!doctype html><title>Sign in</title>', 200, 'text/html'), /./],
    ['JSON that is cut off', answer(good.slice(0, -20)), /./],
    ['no answer at all', () => undefined, /within 150 ms/],
    ['a body that stops', (_request, response) => void response.write('{"meta":'), /within 150 ms/],
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
  ];

  it.each(faults)('fails with one line: %s', async (_name, fault, message) => {
    answerWith(fault);
    const hangs = message.source.includes('within');
    const result = await call(hangs ? { within: hangingMs } : {});
    expect(result).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) });
    expect(result.kind === 'failed' && result.message).not.toMatch(/\n/);
  });
});
