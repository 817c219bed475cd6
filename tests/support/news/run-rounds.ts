/** Runs the rounds of a refresh with a fake service. */
import { newsPageSize } from '~/config/limits';
import { toInstant } from '~/shared/news/instant';
import { selectionKey } from '~/shared/news/selection';
import type { CallResult } from '~scripts/news/refresh/calls';
import { runRounds } from '~scripts/news/refresh/rounds';
import type { Collection } from '~scripts/news/snapshots/collection';
import type { ServiceFacts } from '~scripts/news/snapshots/snapshot';
import { sampleArticle } from '~tests/support/news/articles';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import { hourMs, noon } from '~tests/support/news/test-refresh';

export const keys = selections.map(selectionKey);
export const morning = noon - 8 * hourMs;

export function count(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Creates an article of a selection. Its title names no region, so that it belongs to no narrower selection. */
function createArticle(key: string, place: number) {
  return { ...sampleArticle(`${keys.indexOf(key)}-${place}`), publishedAt: toInstant(noon - place * hourMs) };
}

interface Scene {
  /** Number of articles that the service has of each selection; none by default. */
  readonly totals?: Readonly<Record<string, number>>;
  readonly pageSize?: number;
  /** The articles that the snapshot of a selection has before the run, by their places in the list of the service. */
  readonly before?: Readonly<Record<string, readonly number[]>>;
  /** The keys of the selections that an earlier run requested; all of them by default. */
  readonly requestedBefore?: readonly string[];
  readonly callsAllowed?: number;
  readonly now?: number;
  /** Returns a faulty result of a call, by the number of the call from 1 on. */
  readonly fault?: (call: number, key: string) => CallResult | undefined;
  /** Whether the run has time to wait. */
  readonly hasTime?: boolean;
}

/** Runs the rounds with a fake service. Returns the calls, such as `haiti/all 1`, the waits, and the result. */
export async function runScene(scene: Scene) {
  const { requestedBefore = keys, before = {}, callsAllowed = 1_000, fault, hasTime = true } = scene;
  const { now = morning, pageSize = newsPageSize, totals = {} } = scene;
  const requests: string[] = [];
  const waits: number[] = [];
  const facts = new Map<string, ServiceFacts>(
    requestedBefore.map((key) => [key, { total: totals[key] ?? 0, pageSize, pagesRead: 1 }]),
  );
  const articles = Object.entries(before).map(
    ([key, places]) => [key, places.map((place) => createArticle(key, place))] as const,
  );
  const collection: Collection = new Map();
  for (const [key, list] of articles)
    for (const article of list) collection.set(article.url.replace('https://', ''), { ...article, selections: [key] });
  const result = await runRounds({
    searchTerms,
    calls: {
      ask(selection, page) {
        const key = selectionKey(selection);
        if (requests.length >= callsAllowed) return Promise.resolve<CallResult>({ kind: 'ended' });
        requests.push(`${key} ${page}`);
        const faultyResult = fault?.(requests.length, key);
        if (faultyResult !== undefined) return Promise.resolve(faultyResult);
        const total = totals[key] ?? 0;
        const places = count((page - 1) * pageSize + 1, Math.min(total, page * pageSize));
        const list = places.map((place) => createArticle(key, place));
        return Promise.resolve<CallResult>({
          kind: 'ok',
          page: { origin: 'live', articles: list, found: total, limit: pageSize, returned: list.length, problems: [] },
        });
      },
      wait(ms) {
        waits.push(ms);
        return Promise.resolve(hasTime);
      },
    },
    callsAllowed,
    runsPerDay: 2,
    collection,
    before: new Map(articles),
    facts,
    host: 'news.example',
    now: () => now,
  });
  return { requests, waits, result };
}

/** Lists the numbers of the pages that were requested of a selection. */
export function listRequestedPages(requests: readonly string[], key: string): readonly number[] {
  return requests.filter((line) => line.startsWith(`${key} `)).map((line) => Number(line.split(' ')[1]));
}
