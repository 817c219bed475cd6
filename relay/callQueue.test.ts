import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCallQueue } from './callQueue';

/** Creates a queue whose calls are pending until they are ended. */
function createTestQueue() {
  const queue = createCallQueue();
  const pending: { readonly client: string; readonly end: () => void }[] = [];
  const add = (client: string) =>
    queue.add(client, () => new Promise((resolve) => pending.push({ client, end: resolve })));
  const getPendingClients = () => pending.map(({ client }) => client);
  async function endAll(): Promise<void> {
    for (const { end } of pending.splice(0)) end();
    await sleep(0);
  }
  return { add, endAll, getPendingClients, queue };
}

test('a client has two calls in the queue at most, so that another client waits for none of them', async () => {
  const { add, endAll, getPendingClients } = createTestQueue();
  const results = Array.from({ length: 60 }, () => add('greedy'));
  expect(results.filter((result) => result !== null)).toHaveLength(2);
  void add('other');
  expect(getPendingClients()).toEqual(['greedy', 'greedy', 'other']);
  await endAll();
  expect(add('greedy')).not.toBeNull();
});

test('four calls are made at once, the next ones in their order, and none waits behind too many', async () => {
  const { add, endAll, getPendingClients } = createTestQueue();
  const results = Array.from({ length: 100 }, (_, index) => add(`client ${index}`));
  expect(results.filter((result) => result !== null)).toHaveLength(84);
  expect(getPendingClients()).toEqual(['client 0', 'client 1', 'client 2', 'client 3']);
  await endAll();
  expect(getPendingClients()).toEqual(['client 4', 'client 5', 'client 6', 'client 7']);
  expect(add('client 99')).not.toBeNull();
});

test('a failed call rejects for its client only, and later calls are made', async () => {
  const { add, getPendingClients, queue } = createTestQueue();
  await expect(queue.add('a', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  void add('b');
  expect(getPendingClients()).toEqual(['b']);
});
