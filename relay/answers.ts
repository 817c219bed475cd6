/** The answers the relay has: fresh ones, old ones that are renewed in the background, and the last good ones. */
import * as v from 'valibot';
import { relayLimits } from '~/config/limits';
import { keyOf } from '~/config/selection';
import { type LivePage } from '~/features/news/model/newsList';
import type { ArticlesQuery } from '~/features/news/model/query';
import { askService, isStop, type ServiceFailure } from '~/features/news/model/service/askService';
import { createAllowance } from './allowance';
import type { RelaySettings } from './settings';
import type { RelayHost } from './store';

export type CachedAnswer =
  /** `freshForMs`: 0 for an old one. `askedAt` in ms since 1970. */
  | { readonly kind: 'answer'; readonly body: string; readonly askedAt: number; readonly freshForMs: number }
  /** 429 where the client has caused its share of the day's calls. */
  | { readonly kind: 'none'; readonly status: 429 | 503; readonly retryAfterMs: number };

const answerSchema = v.object({ askedAt: v.number(), body: v.string() });

/** A pause after failures in a row. Nobody calls before `until`; what was asked by `since` belongs to the same outage. */
interface Pause {
  readonly failures: number;
  readonly since: number;
  readonly until: number;
}

const noPause: Pause = { failures: 0, since: -Infinity, until: 0 };

function longerPause(pause: Pause, { status, waitMs }: ServiceFailure, askedAt: number, now: number): Pause {
  if (askedAt <= pause.since) return pause;
  const { longestPauseMs, pauseMs } = relayLimits;
  // What only the owner, or the plan's next day, can mend is tried once an hour.
  const askedMs = isStop(status) && status !== 429 ? longestPauseMs : (waitMs ?? 0);
  const ms = Math.min(longestPauseMs, Math.max(pauseMs * 2 ** pause.failures, askedMs));
  return { failures: pause.failures + 1, since: now, until: now + ms };
}

interface Entry {
  readonly query: ArticlesQuery;
  readonly name: string;
  answer: v.InferOutput<typeof answerSchema> | null;
  /** The call that all who ask wait for. */
  asking: Promise<void> | null;
  pause: Pause;
}

/** The function returned never throws, and waits for the service only where there is nothing to give. */
export function createAnswers(
  { callsPerDay, freshMs, serviceUrl, token }: RelaySettings,
  host: RelayHost,
  pagesMax: number,
): (query: ArticlesQuery, client: string) => Promise<CachedAnswer> {
  const { fetch, log, now, store, terms } = host;
  const { answerAgeMaxMs, bodyBytesMax: bytesMax, pauseMs, timeoutMs } = relayLimits;
  const service = { fetch, url: serviceUrl, token, terms, timeoutMs, bytesMax };
  const allowance = createAllowance(callsPerDay, host);
  /** Answers by the query's name; some 6 kB each, of 4,200 queries at most. */
  const entries = new Map<string, Promise<Entry>>();
  /** Articles a call: the smallest plan's until an answer tells. */
  let pageSize: number = relayLimits.pageSizeMin;
  /** For all queries: a service that fails one mostly fails all, and each call counts. */
  let pause = noPause;
  /** When the service last answered; the call that finds out whether it still does, which the others wait for. */
  let answeredAt = -Infinity;
  let probe: Promise<void> | null = null;

  async function readEntry(query: ArticlesQuery, name: string): Promise<Entry> {
    const kept = await store.get(name).catch(() => log(`${name}: the kept answer cannot be read`));
    const parsed = v.safeParse(answerSchema, kept);
    return { query, name, answer: parsed.success ? parsed.output : null, asking: null, pause: noPause };
  }

  const isDeep = ({ page }: ArticlesQuery) => (page - 1) * pageSize >= relayLimits.nearArticles;
  const openAt = (entry: Entry) => Math.max(entry.pause.until, pause.until);

  async function call(entry: Entry, client: string): Promise<void> {
    const { name, query } = entry;
    if (!(await allowance.take(client, isDeep(query)))) return;
    const askedAt = now();
    const answer = await askService(query, service);
    allowance.setRemainingCalls(answer.callsLeft);
    if (answer.kind === 'failed') {
      pause = longerPause(pause, answer, askedAt, now());
      entry.pause = longerPause(entry.pause, answer, askedAt, now());
      log(`${name}: ${answer.reason}`);
      return;
    }
    answeredAt = now();
    pause = noPause;
    entry.pause = noPause;
    pageSize = answer.page.limit;
    const { articles, found, limit, returned } = answer.page;
    const page: LivePage = { version: 1, articles, found: Math.min(found, pagesMax * limit), limit, returned };
    entry.answer = { askedAt, body: JSON.stringify(page) };
    await store.put(name, entry.answer).catch(() => log(`${name}: the answer cannot be kept`));
  }

  /** One call goes first where the service has not answered for a minute: a crowd must not all call one that is down. */
  async function ask(entry: Entry, client: string): Promise<void> {
    if (probe !== null) return probe.then(() => ask(entry, client));
    if (now() < openAt(entry)) return;
    if (now() - answeredAt < pauseMs) return call(entry, client);
    probe = call(entry, client).finally(() => {
      probe = null;
    });
    await probe;
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
      if (!allowance.isSpentBy(client))
        entry.asking ??= ask(entry, client).finally(() => {
          entry.asking = null;
        });
      if (age() >= answerAgeMaxMs) await entry.asking;
    }
    if (entry.answer !== null && age() < answerAgeMaxMs)
      return { kind: 'answer', ...entry.answer, freshForMs: Math.max(0, freshMs - age()) };
    const retryAfterMs = Math.max(openAt(entry) - now(), allowance.opensInMs(client, isDeep(query)));
    return { kind: 'none', status: allowance.isSpentBy(client) ? 429 : 503, retryAfterMs };
  };
}
