import { expect, it } from 'vitest';
import { answer, answeringServer, type Handler, hangingMs, patientMs } from '~tests/support/news/answering-server';
import { getJson } from './getJson';

const { origin, answerWith } = answeringServer();

it('reads an answer, and is ended by its caller', async () => {
  answerWith(answer('{"a":[1]}'));
  expect(await getJson(origin(), { timeoutMs: patientMs })).toEqual({ kind: 'ok', body: { a: [1] } });
  const ended = await getJson(origin(), { timeoutMs: patientMs, signal: AbortSignal.abort() });
  expect(ended).toEqual({ kind: 'aborted' });
});

const faults: readonly (readonly [name: string, fault: Handler, message: RegExp])[] = [
  ['status 503', answer('{}', 503), /status 503/],
  ['HTML with status 200', answer('<!doctype html><title>Sign in</title>', 200, 'text/html'), /./],
  ['JSON that is cut off', answer('{"a":['), /./],
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

it.each(faults)('fails with one line, in time and without the address: %s', async (_name, fault, message) => {
  answerWith(fault);
  const start = Date.now();
  const timeoutMs = message.source.includes('within') ? hangingMs : patientMs;
  const result = await getJson(`${origin()}/?api_token=secret`, { timeoutMs });
  expect(result).toMatchObject({ kind: 'failed', message: expect.stringMatching(message) });
  expect(JSON.stringify(result)).not.toMatch(/\\n|secret/);
  expect(Date.now() - start).toBeLessThan(hangingMs + 5_000);
});
