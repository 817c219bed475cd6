/** Visits one selection after the other, and adds what is found to what is known. */
import { type NewsSelection, keyOf } from '~/config/selection';
import { archivedAs } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';
import { classify } from '~scripts/news/archive/classify';
import { addArticles, type Collection, oldestKept } from '~scripts/news/archive/collection';
import type { ServiceFacts } from '~scripts/news/folder/news-folder';
import { nextSelection, type PageResult, visit } from './visits';

interface CollectOptions {
  readonly ask: (selection: NewsSelection, page: number) => Promise<PageResult>;
  /** Answers are added to it. */
  readonly known: Collection;
  /** By key: what the last finished visit found out, and when the last visit was. */
  readonly before: ReadonlyMap<string, ServiceFacts>;
  readonly visits: Readonly<Record<string, number>>;
  readonly archiveDays: number;
  readonly articlesMax: number;
  readonly host: string;
  /** In ms since 1970. */
  readonly now: () => number;
}

/** A service that fails so many selections in a row fails all. */
const failuresMax = 3;

/** What came of the visits, by key: what the finished ones found out, why others failed, when each was. */
export async function collect(options: CollectOptions) {
  const { archiveDays, articlesMax, before, host, known, now } = options;
  const facts = new Map<string, ServiceFacts>();
  const failed = new Map<string, string>();
  const visits: Record<string, number> = { ...options.visits };
  const problems: string[] = [];
  // Sound answers, and the articles that they held.
  let [answers, articles, failuresInARow] = [0, 0, 0];

  async function ask(selection: NewsSelection, number: number): Promise<PageResult> {
    const result = await options.ask(selection, number);
    if (result.kind !== 'ok') return result;
    const { page } = result;
    answers += 1;
    articles += page.articles.length;
    problems.push(...page.problems.map((problem) => `${keyOf(selection)}: ${problem}`));
    const seenAt = instantOf(now());
    addArticles(
      known,
      page.articles.map((article) => archivedAs(article, classify(article, selection, host), seenAt)),
    );
    return result;
  }

  const done = new Set<string>();
  while (failuresInARow < failuresMax) {
    const selection = nextSelection(options.visits, done, now());
    if (selection === undefined) break;
    const key = keyOf(selection);
    done.add(key);
    const result = await visit(selection, {
      ask,
      mark: before.get(key)?.mark,
      oldest: oldestKept(now(), archiveDays),
      now: () => instantOf(now()),
      articlesMax,
    });
    if (result.kind === 'ended') break;
    visits[key] = now();
    failuresInARow = result.kind === 'failed' ? failuresInARow + 1 : 0;
    if (result.kind === 'failed') failed.set(key, result.reason);
    else facts.set(key, result.facts);
  }
  const stopReason = failuresInARow === failuresMax ? `${failuresMax} selections in a row got no answer` : null;
  return { facts, visits, failed, stopReason, answers, articles, problems };
}
