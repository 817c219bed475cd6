/** Asks the service what the planner proposes, some calls at a time, within the limits of the run. */
import { newsPageSize } from '~/config/limits';
import { keyOf } from '~/config/news';
import { archivedAs, type ArchivedArticle } from '~/features/news/model/archive';
import { newsQuery } from '~/features/news/model/query';
import { type DropReason, dropReasons, type NewsPage } from '~/features/news/model/response';
import { holdsToken } from '~/lib/redact';
import { keysOf } from '~scripts/news/archive/belonging';
import { addArticles, type Collection } from '~scripts/news/archive/collection';
import type { Call, Planner } from '~scripts/news/plan/planner';
import type { ServiceFacts } from '~scripts/news/snapshots/update-folder';
import { type Connections, fetchNews } from './fetch-news';
import { type FetchResult, fetchWithRetries } from './fetch-with-retries';
import type { RunLimits } from './limits';
import type { RefreshOptions, Surroundings } from './options';

/** What a run heard of one combination, over all its pages. */
export interface Heard {
  readonly calls: number;
  /** Sound answers, and the articles they brought that nobody knew. */
  readonly answers: number;
  readonly fresh: number;
  /** As the last sound answer says; null where there was none. */
  readonly facts: ServiceFacts | null;
  /** Why there was no answer, or no further one. */
  readonly reason: string | null;
  readonly dropped: Readonly<Record<DropReason, number>>;
  /** One line per dropped record. */
  readonly problems: readonly string[];
}

export interface Asking {
  readonly planner: Planner;
  readonly limits: RunLimits;
  readonly connections: Connections;
  /** What is known; answers are added to it. */
  readonly known: Collection;
  readonly options: RefreshOptions;
  readonly surroundings: Surroundings;
}

export interface AskResult {
  readonly heard: ReadonlyMap<string, Heard>;
  /** Articles of all sound answers, with what they belong to. */
  readonly articles: readonly ArchivedArticle[];
}

const nothingHeard: Heard = {
  calls: 0,
  answers: 0,
  fresh: 0,
  facts: null,
  reason: null,
  dropped: { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 },
  problems: [],
};

/** Why an answer is of no use, or null. */
function fault({ articles, dropped, returned }: NewsPage, token: string): string | null {
  if (holdsToken(JSON.stringify(articles), token)) return 'the answer repeats the token';
  if (returned === 0 || articles.length > 0) return null;
  const reasons = dropReasons.filter((reason) => dropped[reason] > 0).map((reason) => `${reason} ${dropped[reason]}`);
  return `none of ${returned} records can be used (${reasons.join(', ')})`;
}

function sum(a: Heard['dropped'], b: Heard['dropped']): Heard['dropped'] {
  const of = (reason: DropReason) => a[reason] + b[reason];
  return {
    'not a record': of('not a record'),
    'no title': of('no title'),
    'bad address': of('bad address'),
    'bad date': of('bad date'),
    duplicate: of('duplicate'),
  };
}

export async function askAll(asking: Asking): Promise<AskResult> {
  const { connections, known, limits, options, planner, surroundings } = asking;
  const { host, token, url: serviceUrl } = options.upstream;
  const { backoffMs, bodyMax, now, prepare, random, timeoutMs, waiting } = surroundings;
  const heard = new Map<string, Heard>();
  const articles: ArchivedArticle[] = [];
  const underWay = new Set<Promise<void>>();

  async function fetchPage({ combination, page }: Call): Promise<FetchResult> {
    const url = new URL(serviceUrl);
    url.search = String(newsQuery({ ...combination, page, limit: newsPageSize, language: 'en', host, token }));
    const prepared = prepare(url, combination);
    const call = (signal: AbortSignal) => fetchNews(prepared, { timeoutMs, bodyMax, connections, signal, now });
    const result = await fetchWithRetries(call, { limits, waiting, random, backoffMs });
    const reason = result.kind === 'ok' ? fault(result.page, token) : null;
    return reason === null ? result : { kind: 'failed', reason };
  }

  /** Returns whether the run goes on. */
  async function ask(call: Call): Promise<boolean> {
    const key = keyOf(call.combination);
    const before = heard.get(key) ?? nothingHeard;
    const result = await fetchPage(call);
    if (result.kind === 'left') {
      planner.left(call);
      heard.set(key, { ...before, reason: result.reason });
      return false;
    }
    const { page } = call;
    if (result.kind === 'failed') {
      planner.failed(call);
      const { reason } = result;
      heard.set(key, { ...before, calls: before.calls + 1, reason });
      surroundings.onCall({ key, page, articles: 0, fresh: 0, reason }, limits.callsUsed());
      return true;
    }
    const { dropped, found, limit, problems, articles: brought } = result.page;
    const made = brought.map((article) => archivedAs(article, keysOf(article, [key], host)));
    planner.answered(call, result.page, made);
    const fresh = addArticles(known, made);
    articles.push(...made);
    heard.set(key, {
      calls: before.calls + 1,
      answers: before.answers + 1,
      fresh: before.fresh + fresh,
      facts: { found, limit },
      reason: null,
      dropped: sum(before.dropped, dropped),
      problems: [...before.problems, ...problems],
    });
    surroundings.onCall({ key, page, articles: made.length, fresh, reason: null }, limits.callsUsed());
    return true;
  }

  async function work(): Promise<void> {
    while (limits.stopReason() === null && !limits.isSpent()) {
      const call = planner.next();
      if (call === null) {
        // What is under way may show that a further page is worth a call.
        if (underWay.size === 0) return;
        await Promise.race(underWay);
        continue;
      }
      const turn = ask(call);
      const ended = turn.then(() => undefined);
      underWay.add(ended);
      const goesOn = await turn;
      underWay.delete(ended);
      if (!goesOn) return;
    }
  }

  await Promise.all(Array.from({ length: options.concurrency }, work));
  return { heard, articles };
}
