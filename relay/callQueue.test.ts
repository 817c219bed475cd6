import { expect, test } from 'vitest';
import { createCallQueue } from './callQueue';

/** Creates a queue with a clock that only its calls advance. */
function createTestQueue() {
  let time = 0;
  const queue = createCallQueue(() => time);
  const calls: string[] = [];
  /** Adds a call of a client. Returns whether it was queued. */
  function add(client: string, takesMs = 1_000, name = client): boolean {
    const call = async () => {
      calls.push(name);
      time += takesMs;
      return true;
    };
    return queue.add(client, call) !== null;
  }
  /** Waits until every queued call has had its turn. */
  async function run(): Promise<void> {
    await queue.add('the last', async () => false);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { add, calls, now: () => time, queue, run };
}

test('a client has two calls in the queue at most, and another client waits for one of them', async () => {
  const { add, calls, run } = createTestQueue();
  const results = Array.from({ length: 80 }, (_, index) => add('greedy', 1_000, `greedy ${index}`));
  expect(results.filter(Boolean)).toHaveLength(2);
  expect(add('other')).toBe(true);
  await run();
  expect(calls).toEqual(['greedy 0', 'other', 'greedy 1']);
  expect(add('greedy')).toBe(true);
});

test('a call that would be answered after the time limit of the page is refused at once', async () => {
  const { add, calls, now, run } = createTestQueue();
  const addMany = () => Array.from({ length: 80 }, (_, index) => add(`client ${index}`, 500)).filter(Boolean).length;
  // The first call is expected to take one second, each other as long as the one before. The page waits for eight seconds.
  expect(addMany()).toBe(8);
  await run();
  expect([calls.length, now()]).toEqual([8, 4_000]);
  expect(addMany()).toBe(16);
});

test('a call is not made if the calls before it took longer than expected and the page has given up', async () => {
  const { add, calls, now, run } = createTestQueue();
  for (const client of ['a', 'b', 'c', 'd']) expect(add(client, 3_000)).toBe(true);
  await run();
  expect([calls, now()]).toEqual([['a', 'b'], 6_000]);
});

test.each([-86_400_000, 86_400_000])(
  'later calls are made after the clock was set by %i ms during a call',
  async (ms) => {
    const { add, calls, run } = createTestQueue();
    add('a', ms);
    await run();
    expect(add('b')).toBe(true);
    await run();
    expect(calls).toEqual(['a', 'b']);
  },
);

test('a failed call rejects for its client only, and later calls are made', async () => {
  const { add, calls, queue, run } = createTestQueue();
  const failed = queue.add('a', () => Promise.reject(new Error('disk full')));
  expect(add('b')).toBe(true);
  await expect(failed).rejects.toThrow('disk full');
  await run();
  expect(calls).toEqual(['b']);
});
