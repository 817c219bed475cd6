import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listen } from './listen';

test('drain() closes the connection of a client that hangs in the middle of its request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { drain, port } = await listen(() => new Response());
  const client = connect(port, '127.0.0.1');
  client.write('GET / HT');
  await once(client, 'ready');
  const ended = once(client, 'end').catch((error: NodeJS.ErrnoException) => error.code);
  drain();
  vi.advanceTimersByTime(20_000);
  expect([[], 'ECONNRESET']).toContainEqual(await ended);
  vi.useRealTimers();
});
