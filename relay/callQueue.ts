/**
 * The queue of calls to the news service. One call is made at a time: if it fails, the others see that and make none.
 * Clients take turns, so that one that asks a lot keeps the others waiting for no more than one call in a round.
 */
import { newsTimeoutMs, relayLimits } from '~/config/limits';

/** Largest number of calls of one client: one in the queue of all clients, and one that waits for it to end. */
const clientCallsMax = 2;

/** Expected duration of the first call, in ms. */
const firstCallMs = 1_000;

interface ClientCalls {
  count: number;
  /** Settles when the last call of the client has had its turn. */
  last: Promise<void>;
}

export function createCallQueue(now: () => number) {
  const clients = new Map<string, ClientCalls>();
  /** Settles when the last call in the queue of all clients has had its turn. */
  let lastCall: Promise<void> = Promise.resolve();
  /** Expected duration of the next call: the duration of the one before. */
  let callMs = firstCallMs;

  async function takeTurn(queuedAt: number, makeCall: () => Promise<boolean>): Promise<void> {
    const startedAt = now();
    // The earlier calls took longer than expected, and the page would give up before this call ends.
    if (startedAt - queuedAt + callMs > newsTimeoutMs) return;
    const isMade = await makeCall();
    // The duration is clamped, because the system clock may be set during the call.
    if (isMade) callMs = Math.min(relayLimits.timeoutMs, Math.max(1, now() - startedAt));
  }

  return {
    /**
     * Queues a call, unless it would be answered after the page's time limit or its client has too many in the queue.
     * @param makeCall resolves to whether the service was called
     * @returns a promise that resolves once the call has had its turn; null if the call is not queued
     */
    add(client: string, makeCall: () => Promise<boolean>): Promise<void> | null {
      const calls = clients.get(client) ?? { count: 0, last: Promise.resolve() };
      const clientsInQueue = clients.size + (clients.has(client) ? 0 : 1);
      const count = calls.count + 1;
      if (count > clientCallsMax || clientsInQueue * count * callMs > newsTimeoutMs) return null;
      const queuedAt = now();
      calls.count = count;
      const turn = () => takeTurn(queuedAt, makeCall);
      const joinQueue = async () => {
        lastCall = lastCall.then(turn, turn);
        try {
          await lastCall;
        } finally {
          calls.count -= 1;
          if (calls.count === 0) clients.delete(client);
        }
      };
      // A client's second call joins the queue of all clients when its first call has ended.
      calls.last = calls.last.then(joinQueue, joinQueue);
      clients.set(client, calls);
      return calls.last;
    },
  };
}
