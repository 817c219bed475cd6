import { expect, test } from 'vitest';
import { createCallQueue } from './callQueue';

/** A queue whose calls take as long as they are told, by a clock that only they move. */
function queueBench() {
  let time = 0;
  const queue = createCallQueue(() => time);
  const made: string[] = [];
  /** Adds a call of a client, and says whether it was queued. */
  function add(client: string, takesMs = 1_000, name = client): boolean {
    const call = async () => {
      made.push(name);
      time += takesMs;
      return true;
    };
    return queue.add(client, call) !== null;
  }
  /** Lets every call that is queued have its turn. */
  async function run(): Promise<void> {
    await queue.add('the last', async () => false);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { add, made, now: () => time, queue, run };
}

test('a client has two calls in the queue, and another one waits for one of them', async () => {
  const { add, made, run } = queueBench();
  const added = Array.from({ length: 80 }, (_, index) => add('greedy', 1_000, `greedy ${index}`));
  expect(added.filter(Boolean)).toHaveLength(2);
  expect(add('other')).toBe(true);
  await run();
  expect(made).toEqual(['greedy 0', 'other', 'greedy 1']);
  expect(add('greedy')).toBe(true);
});

test('a call that would be answered after the time limit of the page is refused at once', async () => {
  const { add, made, now, run } = queueBench();
  const crowd = () => Array.from({ length: 80 }, (_, index) => add(`client ${index}`, 500)).filter(Boolean).length;
  // Of the first, one second is expected; then what the one before took. The page waits for eight seconds.
  expect(crowd()).toBe(8);
  await run();
  expect([made.length, now()]).toEqual([8, 4_000]);
  expect(crowd()).toBe(16);
});

test('calls that come too late, since those before took longer than expected, are not made', async () => {
  const { add, made, now, run } = queueBench();
  for (const client of ['a', 'b', 'c', 'd']) expect(add(client, 3_000)).toBe(true);
  await run();
  expect([made, now()]).toEqual([['a', 'b'], 6_000]);
});

test.each([-86_400_000, 86_400_000])(
  'a clock that is set by %i ms during a call keeps no later call out',
  async (ms) => {
    const { add, made, run } = queueBench();
    add('a', ms);
    await run();
    expect(add('b')).toBe(true);
    await run();
    expect(made).toEqual(['a', 'b']);
  },
);

test('what was not called takes no time, and a failure reaches its client alone', async () => {
  const { add, made, queue, run } = queueBench();
  const failed = queue.add('a', () => Promise.reject(new Error('disk full')));
  expect(add('b')).toBe(true);
  await expect(failed).rejects.toThrow('disk full');
  await run();
  expect(made).toEqual(['b']);
});
