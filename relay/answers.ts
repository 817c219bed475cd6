/** The answers the relay has: fresh ones, old ones that are renewed behind a visitor's back, and the last good ones. */
import * as v from 'valibot';
import { relayLimits } from '~/config/limits';
import { keyOf } from '~/config/news';
import type { ArticlesQuery } from '~/features/news/model/query';
import type { Allowance } from './allowance';
import { answerBody } from './answerBody';
import type { ServiceAnswer } from './askService';
import type { RelayStore } from './store';

export type Given =
  /** `freshForMs`: 0 for one that is fresh no more. `askedAt` in ms since 1970. */
  | { readonly kind: 'answer'; readonly body: string; readonly askedAt: number; readonly freshForMs: number }
  | { readonly kind: 'none'; readonly retryAfterMs: number };

export interface Answers {
  /** Never throws. Waits for the service only where there is nothing to give. */
  readonly get: (query: ArticlesQuery) => Promise<Given>;
}

interface AnswersOptions {
  readonly allowance: Allowance;
  readonly askService: (query: ArticlesQuery) => Promise<ServiceAnswer>;
  readonly freshMs: number;
  readonly pagesMax: number;
  readonly store: RelayStore;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

const answerSchema = v.object({ askedAt: v.number(), body: v.string() });

/** What is known of one query. */
interface Entry {
  /** Resolves once what was kept is read. */
  readonly read: Promise<void>;
  answer: v.InferOutput<typeof answerSchema> | null;
  /** The call that all who ask wait for. */
  asking: Promise<void> | null;
  pause: Pause;
}

/** After failures in a row. Nobody calls before `until`, in ms since 1970. */
interface Pause {
  readonly failures: number;
  readonly until: number;
}

const noPause: Pause = { failures: 0, until: 0 };

function longerPause({ failures }: Pause, now: number, waitMs: number): Pause {
  const ownMs = relayLimits.pauseMs * 2 ** failures;
  return { failures: failures + 1, until: now + Math.min(Math.max(ownMs, waitMs), relayLimits.longestPauseMs) };
}

export function createAnswers(options: AnswersOptions): Answers {
  const { allowance, askService, freshMs, log, now, pagesMax, store } = options;
  /** By name; the one longest unasked first. */
  const entries = new Map<string, Entry>();
  /** For all queries: a service that fails one mostly fails all, and each call counts. */
  let pause = noPause;

  async function readKept(name: string, entry: { answer: Entry['answer'] }): Promise<void> {
    try {
      const kept = v.safeParse(answerSchema, await store.get(name));
      if (kept.success) entry.answer = kept.output;
    } catch {
      log(`${name}: the kept answer cannot be read`);
    }
  }

  function entryOf(name: string): Entry {
    const known = entries.get(name);
    if (known !== undefined) {
      entries.delete(name);
      entries.set(name, known);
      return known;
    }
    for (const [oldest, { asking }] of entries) {
      if (entries.size < relayLimits.answersInMemory) break;
      if (asking === null) entries.delete(oldest);
    }
    const kept: Pick<Entry, 'answer' | 'asking' | 'pause'> = { answer: null, asking: null, pause: noPause };
    const entry = Object.assign(kept, { read: readKept(name, kept) });
    entries.set(name, entry);
    return entry;
  }

  /** A clock that was set back makes answers come from the future: their age is not known. */
  function ageOf({ answer }: Entry): number {
    const ageMs = answer === null ? Infinity : now() - answer.askedAt;
    return ageMs < 0 ? Infinity : ageMs;
  }

  async function ask(query: ArticlesQuery, name: string, entry: Entry): Promise<void> {
    if (now() < Math.max(entry.pause.until, pause.until) || !(await allowance.take())) return;
    const askedAt = now();
    const answer = await askService(query);
    allowance.believe(answer.callsLeft);
    if (answer.kind === 'failed') {
      pause = longerPause(pause, now(), answer.waitMs);
      entry.pause = longerPause(entry.pause, now(), answer.waitMs);
      log(`${name}: ${answer.reason}`);
      return;
    }
    pause = noPause;
    entry.pause = noPause;
    entry.answer = { askedAt, body: answerBody(answer.page, query.page, pagesMax) };
    try {
      await store.put(name, entry.answer);
    } catch {
      log(`${name}: the answer cannot be kept`);
    }
  }

  function given(entry: Entry): Given {
    const { answer } = entry;
    const ageMs = ageOf(entry);
    if (answer !== null && ageMs < relayLimits.answerAgeMaxMs)
      return { kind: 'answer', ...answer, freshForMs: Math.max(0, freshMs - ageMs) };
    const until = Math.max(entry.pause.until, pause.until);
    return { kind: 'none', retryAfterMs: Math.max(until - now(), allowance.opensInMs()) };
  }

  return {
    async get(query) {
      const name = `${keyOf(query)}/${query.page}`;
      const entry = entryOf(name);
      await entry.read;
      const ageMs = ageOf(entry);
      if (ageMs >= freshMs) {
        entry.asking ??= ask(query, name, entry).finally(() => {
          entry.asking = null;
        });
        if (ageMs >= relayLimits.answerAgeMaxMs) await entry.asking;
      }
      return given(entry);
    },
  };
}
