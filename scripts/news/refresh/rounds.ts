/**
 * Requests pages of the service: the first page of every selection, and then, as long as there are calls, further pages of
 * the selections with fewer than twelve articles and of those whose last page had only new ones. First pages that fail for
 * the moment are requested once more.
 */
import { newsPageSize } from '~/config/limits';
import { articleKey } from '~/shared/news/article';
import { toInstant } from '~/shared/news/instant';
import { hasLivePage } from '~/shared/news/newsList';
import type { SearchTerms } from '~/shared/news/searchTerms';
import { allNews, type NewsSelection, selectionKey } from '~/shared/news/selection';
import type { NewsPage } from '~/shared/news/service/response';
import { createClassifier } from '~scripts/news/snapshots/classify';
import {
  addArticles,
  belongsTo,
  toCollectedArticle,
  type Collection,
  type SnapshotArticles,
} from '~scripts/news/snapshots/collection';
import type { ServiceFacts } from '~scripts/news/snapshots/snapshot';
import { listTermSelections } from '~scripts/settings/read-search-terms';
import type { CallResult, Calls } from './calls';

interface RoundsOptions {
  readonly calls: Pick<Calls, 'ask' | 'wait'>;
  /** Calls that the run may make, as far as it is known before the first one. */
  readonly callsAllowed: number;
  readonly runsPerDay: number;
  /** The articles before the run, to which those of the answers are added. */
  readonly collection: Collection;
  /** The snapshots before the run. */
  readonly before: SnapshotArticles;
  /** Total, page size and pages read of each selection before the run, by key. */
  readonly facts: ReadonlyMap<string, ServiceFacts>;
  /** The regions and categories of the news. */
  readonly searchTerms: SearchTerms;
  /** The service's name, which decides how it spells categories. */
  readonly host: string;
  /** This machine's time, in ms since 1970. */
  readonly now: () => number;
}

const dayMs = 86_400_000;
/** After this many failures in a row the run waits, or ends. */
const failuresMax = 3;
/** Wait in ms before first pages are requested once more, unless the service asks for a longer one. */
const repeatWaitMs = 5_000;
/** Pages of a selection, besides the first, that a run reads: twelve articles on the smallest plan. */
const furtherPagesMax = 4;

/**
 * Puts "all" of "all" first, then the others. If there are fewer calls than selections, each run begins where the one before
 * ended, so that no selection is always the last.
 */
function orderSelections(
  selections: readonly NewsSelection[],
  callsAllowed: number,
  runNumber: number,
): readonly NewsSelection[] {
  const others = selections.filter((selection) => selectionKey(selection) !== selectionKey(allNews));
  const start = callsAllowed < selections.length ? (runNumber * (callsAllowed - 1)) % others.length : 0;
  return [allNews, ...others.slice(start), ...others.slice(0, start)];
}

/** Returns why a call brought nothing that can be used; null if it did, or if the service has nothing. */
function findFailure(result: Exclude<CallResult, { readonly kind: 'ended' }>): string | null {
  if (result.kind === 'failed') return result.reason;
  const { articles, problems, returned } = result.page;
  return articles.length === 0 && problems.length > 0 ? `none of ${returned} records can be used` : null;
}

export async function runRounds(options: RoundsOptions) {
  const { before, calls, callsAllowed, collection, host, now, runsPerDay, searchTerms } = options;
  const selections = listTermSelections(searchTerms);
  const classify = createClassifier(searchTerms, host);
  const facts = new Map(options.facts);
  const failed = new Map<string, string>();
  const problems: string[] = [];
  const requestedKeys = new Set<string>();
  /** The last page of each selection that was read in this run, if it had only new articles. */
  const lastNewPages = new Map<string, number>();
  let hasEnded = false;
  // `answers` counts valid answers, `articles` the articles in them.
  let [answers, articles, failuresInARow] = [0, 0, 0];

  function addPage(selection: NewsSelection, number: number, page: NewsPage): void {
    const key = selectionKey(selection);
    const old = facts.get(key);
    const isSameSize = old === undefined || old.pageSize === page.limit || old.pagesRead === 0;
    const pagesRead = isSameSize ? Math.max(old?.pagesRead ?? 0, number) : 1;
    facts.set(key, { total: page.found, pageSize: page.limit, pagesRead });
    answers += 1;
    articles += page.articles.length;
    problems.push(...page.problems.map((problem) => `${key}: ${problem}`));
    const knownBefore = new Set((before.get(key) ?? []).map(({ url }) => articleKey(url)));
    const isAllNew = page.articles.length > 0 && page.articles.every(({ url }) => !knownBefore.has(articleKey(url)));
    if (isAllNew) lastNewPages.set(key, number);
    else lastNewPages.delete(key);
    const seenAt = toInstant(now());
    addArticles(
      collection,
      page.articles.map((article) => toCollectedArticle(article, classify(article, selection), seenAt)),
    );
  }

  async function readPage(selection: NewsSelection, number: number): Promise<CallResult> {
    const key = selectionKey(selection);
    const result = await calls.ask(selection, number);
    if (result.kind === 'ended') {
      hasEnded = true;
      return result;
    }
    requestedKeys.add(key);
    if (result.kind === 'ok') addPage(selection, number, result.page);
    const failure = findFailure(result);
    if (failure === null) {
      failed.delete(key);
      failuresInARow = 0;
    } else {
      failed.set(key, failure);
      failuresInARow += 1;
    }
    return result;
  }

  /**
   * Reads the first page of each selection, until three calls in a row fail.
   * @returns the selections whose page may be read later, with the longest wait that the service asks for
   */
  async function readFirstPages(some: readonly NewsSelection[]) {
    const later: NewsSelection[] = [];
    let waitMs = repeatWaitMs;
    failuresInARow = 0;
    for (const selection of some) {
      const result = hasEnded || failuresInARow >= failuresMax ? null : await readPage(selection, 1);
      if (result?.kind === 'failed') waitMs = Math.max(waitMs, result.waitMs ?? 0);
      if (result === null || (result.kind === 'failed' && result.isTemporary)) later.push(selection);
    }
    return { later, waitMs };
  }

  function isShort(selection: NewsSelection): boolean {
    let count = 0;
    for (const article of collection.values()) {
      if (belongsTo(article, selection)) count += 1;
      if (count === newsPageSize) return false;
    }
    return true;
  }

  /** Returns the page of a selection that is read next; null if it needs none, or the service has none. */
  function getNextPage(selection: NewsSelection): number | null {
    const key = selectionKey(selection);
    const selectionFacts = facts.get(key);
    if (selectionFacts === undefined || failed.has(key)) return null;
    const { pageSize, pagesRead, total } = selectionFacts;
    const lastPage = isShort(selection) ? pagesRead : lastNewPages.get(key);
    return lastPage !== undefined && hasLivePage(total, pageSize, lastPage + 1) ? lastPage + 1 : null;
  }

  const order = orderSelections(selections, callsAllowed, Math.floor((now() / dayMs) * runsPerDay));
  const { later, waitMs } = await readFirstPages(order);
  if (!hasEnded && later.length > 0 && (await calls.wait(waitMs))) await readFirstPages(later);
  for (let round = 0; round < furtherPagesMax; round += 1) {
    const shortSelections = order.filter(isShort);
    const others = order.filter((selection) => !shortSelections.includes(selection));
    for (const selection of [...shortSelections, ...others]) {
      const page = hasEnded || failuresInARow >= failuresMax ? null : getNextPage(selection);
      if (page !== null) await readPage(selection, page);
    }
  }

  return {
    facts,
    /** The keys of the selections that were requested. */
    requestedKeys,
    /** Why a selection got no valid answer, by its key. */
    failed,
    stopReason: failuresInARow >= failuresMax ? `${failuresMax} selections in a row got no answer` : null,
    answers,
    articles,
    problems,
  };
}
