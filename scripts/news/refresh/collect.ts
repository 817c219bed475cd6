/** Visits one combination after the other, and adds what is found to what is known. */
import { type Combination, keyOf } from '~/config/news';
import { archivedAs, belongsTo, firstSeenOf, orderedBy } from '~/features/news/model/archive';
import { type DropReason, dropReasons } from '~/features/news/model/response';
import { classify } from '~scripts/news/archive/classify';
import { addArticles, type Collection } from '~scripts/news/archive/collection';
import type { ServiceFacts } from '~scripts/news/snapshots/derive-files';
import { nextCombination, type PageResult, visit } from './visits';

export interface CollectOptions {
  readonly table: readonly Combination[];
  readonly ask: (combination: Combination, page: number) => Promise<PageResult>;
  /** Answers are added to it. */
  readonly known: Collection;
  /** By key: dates that finished visits had read from, and when the last visit was. */
  readonly marks: ReadonlyMap<string, string>;
  readonly visits: Readonly<Partial<Record<string, number>>>;
  readonly archiveDays: number;
  readonly articlesMax: number;
  readonly host: string;
  /** In ms since 1970; may change to the service's clock once that is known. */
  readonly now: () => number;
}

export interface Collected {
  /** By key, of the finished visits. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  /** By key: when each was last visited, whatever came of it. */
  readonly visits: Readonly<Partial<Record<string, number>>>;
  /** By key, of the visits that failed. */
  readonly failed: ReadonlyMap<string, string>;
  /** Why the run ended before its calls did. */
  readonly stopReason: string | null;
  /** Sound answers, and the articles they held. */
  readonly answers: number;
  readonly articles: number;
  readonly dropped: Readonly<Record<DropReason, number>>;
  /** One line per dropped record. */
  readonly problems: readonly string[];
}

const dayMs = 86_400_000;
/** A service that fails so many combinations in a row fails all. */
const failuresMax = 3;

function instantOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

function oldestKept(known: Collection, archiveDays: number): string {
  const newest = [...known.values()].map(orderedBy).toSorted().at(-1);
  return newest === undefined ? '' : instantOf(Date.parse(newest) - archiveDays * dayMs);
}

export async function collect(options: CollectOptions): Promise<Collected> {
  const { archiveDays, articlesMax, host, known, marks, now, table } = options;
  const facts = new Map<string, ServiceFacts>();
  const failed = new Map<string, string>();
  const visits = { ...options.visits };
  const dropped = { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 };
  const problems: string[] = [];
  const done = new Set<string>();
  let [answers, articles] = [0, 0];
  let failuresInARow = 0;
  let stopReason: string | null = null;

  async function ask(combination: Combination, number: number): Promise<PageResult> {
    const result = await options.ask(combination, number);
    if (result.kind !== 'ok') return result;
    const { page } = result;
    answers += 1;
    articles += page.articles.length;
    for (const reason of dropReasons) dropped[reason] += page.dropped[reason];
    problems.push(...page.problems.map((problem) => `${keyOf(combination)}: ${problem}`));
    const made = page.articles.map((article) =>
      Object.assign(
        firstSeenOf(article.publishedAt, instantOf(now())),
        archivedAs(article, classify(article, combination, host)),
      ),
    );
    addArticles(known, made);
    return result;
  }

  const count = (combination: Combination) =>
    [...known.values()].filter((article) => belongsTo(article, combination)).length;
  const marked = new Set(marks.keys());
  for (;;) {
    const order = { table, visits: options.visits, marked, known: count, now: now() };
    const combination = nextCombination(order, done);
    if (combination === undefined) break;
    const key = keyOf(combination);
    done.add(key);
    const result = await visit(combination, {
      ask,
      mark: marks.get(key),
      oldest: oldestKept(known, archiveDays),
      now: () => instantOf(now()),
      articlesMax,
    });
    if (result.kind === 'ended') break;
    visits[key] = now();
    failuresInARow = result.kind === 'failed' ? failuresInARow + 1 : 0;
    if (result.kind === 'finished') facts.set(key, result.facts);
    else failed.set(key, result.reason);
    if (failuresInARow === failuresMax) {
      stopReason = `${failuresMax} combinations in a row got no answer`;
      break;
    }
  }
  return { facts, visits, failed, stopReason, answers, articles, dropped, problems };
}
