/** The answers the relay has: fresh ones, old ones that are renewed in the background, and the last good ones. */
import * as v from 'valibot';
import { relayLimits } from '~/config/limits';
import { keyOf } from '~/config/selection';
import { type LivePage } from '~/features/news/model/newsList';
import type { ArticlesQuery } from '~/features/news/model/query';
import { askService, isStop, type ServiceFailure } from '~/features/news/model/service/askService';
import { createAllowance } from './allowance';
import { createCallQueue } from './callQueue';
import type { RelaySettings } from './settings';
import type { RelayHost } from './store';

export type CachedAnswer =
  /** `freshForMs`: 0 for an old one. `askedAt` in ms since 1970. */
  | { readonly kind: 'answer'; readonly body: string; readonly askedAt: number; readonly freshForMs: number }
  /** 429 where the client has caused its share of the day's calls. */
  | { readonly kind: 'none'; readonly status: 429 | 503; readonly retryAfterMs: number };

const answerSchema = v.object({ askedAt: v.number(), body: v.string() });

interface Entry {
  readonly query: ArticlesQuery;
  readonly name: string;
  answer: v.InferOutput<typeof answerSchema> | null;
  /** The call that all who ask wait for. */
  asking: Promise<void> | null;
}

/** The function returned never throws, and waits for the service only if there is nothing to give. */
export function createAnswers(
  { callsPerDay, freshMs, serviceUrl, token }: RelaySettings,
  host: RelayHost,
): (query: ArticlesQuery, client: string) => Promise<CachedAnswer> {
  const { fetch, log, now, store, terms } = host;
  const { answerAgeMaxMs, bodyBytesMax: bytesMax, longestPauseMs, pagesMax, pauseMs, timeoutMs } = relayLimits;
  const service = { fetch, url: serviceUrl, token, terms, timeoutMs, bytesMax };
  const allowance = createAllowance(callsPerDay, host);
  /** Answers by the query's name; some 6 kB each, of 4,200 queries at most. */
  const entries = new Map<string, Promise<Entry>>();
  const queue = createCallQueue(now);
  /** For all queries: a service that fails one mostly fails all, and each call counts. */
  let [failuresInARow, pausedUntil] = [0, 0];

  async function readEntry(query: ArticlesQuery, name: string): Promise<Entry> {
    const kept = await store.get(name).catch(() => log(`${name}: the kept answer cannot be read`));
    const parsed = v.safeParse(answerSchema, kept);
    return { query, name, answer: parsed.success ? parsed.output : null, asking: null };
  }

  function pauseAfter({ status, waitMs }: ServiceFailure): void {
    // What only the owner, or the plan's next day, can mend is tried once an hour.
    const askedMs = isStop(status) && status !== 429 ? longestPauseMs : (waitMs ?? 0);
    pausedUntil = now() + Math.min(longestPauseMs, Math.max(pauseMs * 2 ** failuresInARow, askedMs));
    failuresInARow += 1;
  }

  /** Calls the service, unless it is not to be called now; resolves to whether it was. */
  async function call(entry: Entry, client: string): Promise<boolean> {
    const { name, query } = entry;
    if (now() < pausedUntil || !(await allowance.take(client))) return false;
    const askedAt = now();
    const answer = await askService(query, service);
    if (answer.kind === 'failed') {
      pauseAfter(answer);
      log(`${name}: ${answer.reason}`);
      return true;
    }
    failuresInARow = 0;
    const { articles, found, limit, returned } = answer.page;
    const page: LivePage = { version: 1, articles, found: Math.min(found, pagesMax * limit), limit, returned };
    entry.answer = { askedAt, body: JSON.stringify(page) };
    await store.put(name, entry.answer).catch(() => log(`${name}: the answer cannot be kept`));
    return true;
  }

  /** Queues a call for an answer. Null if the queue is too long. */
  function ask(entry: Entry, client: string): Promise<void> | null {
    const asking = queue.add(client, () => call(entry, client));
    return (
      asking?.finally(() => {
        entry.asking = null;
      }) ?? null
    );
  }

  return async (query, client) => {
    const name = `${keyOf(query)}/${query.page}`;
    const reading = entries.get(name) ?? readEntry(query, name);
    entries.set(name, reading);
    const entry = await reading;
    // A clock that was set back makes answers come from the future: their age is not known.
    const age = () => {
      const ms = now() - (entry.answer?.askedAt ?? -Infinity);
      return ms < 0 ? Infinity : ms;
    };
    if (age() >= freshMs) {
      // A visitor without a call left may wait for another's, and starts none that others would wait for.
      if (!allowance.isSpentBy(client)) entry.asking ??= ask(entry, client);
      if (age() >= answerAgeMaxMs) await entry.asking;
    }
    if (entry.answer !== null && age() < answerAgeMaxMs)
      return { kind: 'answer', ...entry.answer, freshForMs: Math.max(0, freshMs - age()) };
    const retryAfterMs = Math.max(pausedUntil - now(), allowance.waitMs(client));
    return { kind: 'none', status: allowance.isSpentBy(client) ? 429 : 503, retryAfterMs };
  };
}
