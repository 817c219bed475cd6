/** The queue of calls to the news service: four at once, a share for each client, and an upper limit. */
import PQueue from 'p-queue';
import { relayLimits } from './limits';

export function createCallQueue() {
  const queue = new PQueue({ concurrency: relayLimits.callsAtOnce });
  /** The number of calls of each client that wait or are made. */
  const callsByClient = new Map<string, number>();

  function changeCalls(client: string, change: 1 | -1): void {
    const count = (callsByClient.get(client) ?? 0) + change;
    if (count === 0) callsByClient.delete(client);
    else callsByClient.set(client, count);
  }

  return {
    /**
     * Queues a call, unless too many wait or its client has its share in the queue.
     * @returns a promise that settles with the call; null if the call is not queued
     */
    add(client: string, makeCall: () => Promise<void>): Promise<void> | null {
      const clientCalls = callsByClient.get(client) ?? 0;
      if (clientCalls >= relayLimits.clientCallsMax || queue.size >= relayLimits.waitingCallsMax) return null;
      changeCalls(client, 1);
      return queue.add(makeCall).finally(() => changeCalls(client, -1));
    },
  };
}
