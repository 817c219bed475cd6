/**
 * The cache of the relay's answers. A fresh answer is given as it is; a stale one is given while a new one is fetched in the
 * background; if the service fails, the last good answer is given until it is a day old.
 */
import * as v from 'valibot';
import { selectionKey } from '~/config/selection';
import { askService } from '~/news/askService';
import { type LiveArticlesPage } from '~/news/newsList';
import type { ArticlesQuery } from '~/news/serviceQuery';
import { createAllowance } from './allowance';
import type { RelayConfig } from './config';
import { relayLimits } from './limits';
import type { RelayHost } from './store';

export type RelayAnswer =
  /** `freshForMs` is 0 for a stale answer. `askedAt` is in ms since 1970. */
  | { readonly kind: 'answer'; readonly body: string; readonly askedAt: number; readonly freshForMs: number }
  /** The status is 429 if the client has caused all the calls that one client may cause in a day. */
  | { readonly kind: 'none'; readonly status: 429 | 503; readonly retryAfterMs: number };

const answerSchema = v.object({ askedAt: v.number(), body: v.string() });

/** The cached answer to one query. */
interface CacheEntry {
  readonly query: ArticlesQuery;
  readonly name: string;
  answer: v.InferOutput<typeof answerSchema> | null;
  /** The pending call for this answer, shared by all requests that wait for it; null if there is none. */
  pendingCall: Promise<void> | null;
  /** The end of the pause after a failed call, in ms since 1970. Other queries are not paused. */
  pausedUntil: number;
}

/** Returns a function that never throws, and that waits for the service only if no answer is cached. */
export function createAnswers(
  { callsPerDay, serviceUrl, token }: RelayConfig,
  host: RelayHost,
): (query: ArticlesQuery, client: string) => Promise<RelayAnswer> {
  const { fetch, log, now, store, terms } = host;
  const { answerAgeMaxMs, freshMs, longestPauseMs, pagesMax, pauseMs, timeoutMs } = relayLimits;
  const service = { fetch, url: serviceUrl, token, terms, timeoutMs, now };
  const allowance = createAllowance(callsPerDay, host);
  /** Cache entries by the name of their query. An answer takes about 6 kB, and the site makes at most 4,200 queries. */
  const entries = new Map<string, Promise<CacheEntry>>();

  async function readEntry(query: ArticlesQuery, name: string): Promise<CacheEntry> {
    const storedAnswer = await store.get(name).catch(() => log(`${name}: the stored answer cannot be read`));
    const parsed = v.safeParse(answerSchema, storedAnswer);
    return { query, name, answer: parsed.success ? parsed.output : null, pendingCall: null, pausedUntil: 0 };
  }

  /** Calls the service, unless the query is paused or the allowance is spent. */
  async function callService(entry: CacheEntry, client: string): Promise<void> {
    const { name, query } = entry;
    if (now() < entry.pausedUntil || !(await allowance.take(client))) return;
    const askedAt = now();
    const answer = await askService(query, service);
    if (answer.kind === 'failed') {
      entry.pausedUntil = now() + Math.min(longestPauseMs, answer.waitMs ?? pauseMs);
      log(`${name}: ${answer.reason}`);
      return;
    }
    const { articles, found, limit, origin, returned } = answer.page;
    const page: LiveArticlesPage = { origin, articles, found: Math.min(found, pagesMax * limit), limit, returned };
    entry.answer = { askedAt, body: JSON.stringify(page) };
    await store.put(name, entry.answer).catch(() => log(`${name}: the answer cannot be stored`));
  }

  return async (query, client) => {
    const name = `${selectionKey(query)}/${query.page}`;
    const reading = entries.get(name) ?? readEntry(query, name);
    entries.set(name, reading);
    const entry = await reading;
    // After the clock was set back, answers seem to come from the future, and count as too old.
    const getAge = () => {
      const ms = now() - (entry.answer?.askedAt ?? -Infinity);
      return ms < 0 ? Infinity : ms;
    };
    if (getAge() >= freshMs) {
      // A client without a call left may wait for the pending call of another, but starts none.
      if (!allowance.isClientOverLimit(client))
        entry.pendingCall ??= callService(entry, client).finally(() => {
          entry.pendingCall = null;
        });
      if (getAge() >= answerAgeMaxMs) await entry.pendingCall;
    }
    if (entry.answer !== null && getAge() < answerAgeMaxMs)
      return { kind: 'answer', ...entry.answer, freshForMs: Math.max(0, freshMs - getAge()) };
    const retryAfterMs = Math.max(entry.pausedUntil - now(), allowance.getWaitMs(client));
    return { kind: 'none', status: allowance.isClientOverLimit(client) ? 429 : 503, retryAfterMs };
  };
}
