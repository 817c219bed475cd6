/**
 * Requests pages of the service in this order:
 *
 * 1. the first page of every selection, "all" of "all" first;
 * 2. the next pages of each selection that has fewer than twelve articles and of which the service has more;
 * 3. the next pages of each selection whose last page had only new articles, until a page has an old one.
 *
 * Calls that may succeed later are repeated after that.
 */
import { newsPageSize, newsPageTimesLimitMax } from '~/config/limits';
import { articleKey } from '~/shared/news/article';
import { toInstant } from '~/shared/news/instant';
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
/** After this many failures in a row the run waits and repeats the last call; if that fails too, the run ends. */
const failuresMax = 3;
/** Pages of a selection, besides the first, that a round reads: twelve articles on the smallest plan. */
const furtherPagesMax = 4;
/** Waits before failed calls are repeated, in ms, unless the service asks for a longer one. */
const repeatWaitsMs = [1_000, 5_000];

const isAllNews = (selection: NewsSelection) => selectionKey(selection) === selectionKey(allNews);

/**
 * Puts "all" of "all" first, then the others. If there are fewer calls than selections, each run begins where the one before
 * ended, so that no selection is always the last.
 */
function orderSelections(
  selections: readonly NewsSelection[],
  callsAllowed: number,
  runNumber: number,
): readonly NewsSelection[] {
  const others = selections.filter((selection) => !isAllNews(selection));
  const start = callsAllowed < selections.length ? (runNumber * (callsAllowed - 1)) % others.length : 0;
  return [allNews, ...others.slice(start), ...others.slice(0, start)];
}

/** Whether the service has a page, and does not refuse its number. */
function hasPage({ pageSize, total }: ServiceFacts, number: number): boolean {
  return total > (number - 1) * pageSize && number * pageSize <= newsPageTimesLimitMax;
}

export async function runRounds(options: RoundsOptions) {
  const { before, callsAllowed, calls, collection, host, now, runsPerDay, searchTerms } = options;
  const selections = listTermSelections(searchTerms);
  const classify = createClassifier(searchTerms, host);
  const facts = new Map(options.facts);
  const failed = new Map<string, string>();
  const problems: string[] = [];
  const requestedKeys = new Set<string>();
  /** The last page of each selection that was read in this run, if it had only new articles. */
  const lastNewPages = new Map<string, number>();
  const toRepeat = new Map<string, { selection: NewsSelection; page: number; waitMs: number }>();
  let stopReason: string | null = null;
  let hasEnded = false;
  // `answers` counts valid answers, `articles` the articles in them.
  let [answers, articles, failuresInARow] = [0, 0, 0];
  let newestDate = '';

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
    if (isAllNew) lastNewPages.set(key, Math.max(number, lastNewPages.get(key) ?? 0));
    else lastNewPages.delete(key);
    const seenAt = toInstant(now());
    for (const { publishedAt } of page.articles) if (publishedAt > newestDate) newestDate = publishedAt;
    addArticles(
      collection,
      page.articles.map((article) => toCollectedArticle(article, classify(article, selection), seenAt)),
    );
  }

  /** Handles the result of a call. A call that may succeed later is repeated after the rounds. */
  function handleResult(selection: NewsSelection, number: number, result: CallResult): void {
    const key = selectionKey(selection);
    if (result.kind === 'ended') {
      hasEnded = true;
      return;
    }
    requestedKeys.add(key);
    toRepeat.delete(key);
    failed.delete(key);
    if (result.kind === 'ok') {
      const { page } = result;
      addPage(selection, number, page);
      if (page.articles.length > 0 || page.returned === 0) {
        failuresInARow = 0;
        return;
      }
    }
    const reason = result.kind === 'ok' ? `none of ${result.page.returned} records can be used` : result.reason;
    failed.set(key, reason);
    failuresInARow += 1;
    if (result.kind === 'failed' && result.isTemporary)
      toRepeat.set(key, { selection, page: number, waitMs: result.waitMs ?? 0 });
  }

  async function ask(selection: NewsSelection, number: number): Promise<void> {
    const key = selectionKey(selection);
    handleResult(selection, number, await calls.ask(selection, number));
    if (failuresInARow < failuresMax) return;
    for (const waitMs of repeatWaitsMs) {
      const failedCall = toRepeat.get(key);
      if (hasEnded || failedCall === undefined || !(await calls.wait(Math.max(waitMs, failedCall.waitMs)))) break;
      handleResult(selection, number, await calls.ask(selection, number));
    }
    if (failuresInARow === 0 || hasEnded) return;
    stopReason = `${failuresMax} selections in a row got no answer`;
    hasEnded = true;
  }

  function hasTwelveArticles(selection: NewsSelection): boolean {
    let count = 0;
    for (const article of collection.values()) if (belongsTo(article, selection)) count += 1;
    return count >= newsPageSize;
  }

  /** Whether the selection has fewer than twelve articles, and the service may have more. */
  function lacksArticles(selection: NewsSelection): boolean {
    const selectionFacts = facts.get(selectionKey(selection));
    return (
      !failed.has(selectionKey(selection)) &&
      !hasTwelveArticles(selection) &&
      (selectionFacts === undefined || hasPage(selectionFacts, selectionFacts.pagesRead + 1))
    );
  }

  const readFirstPages = async (order: readonly NewsSelection[]) => {
    for (const selection of order) {
      if (hasEnded) return;
      if (!requestedKeys.has(selectionKey(selection))) await ask(selection, 1);
    }
  };

  const readMissingPages = async (order: readonly NewsSelection[]) => {
    for (let count = 0; count < furtherPagesMax; count += 1)
      for (const selection of order) {
        if (hasEnded) return;
        if (lacksArticles(selection)) await ask(selection, (facts.get(selectionKey(selection))?.pagesRead ?? 0) + 1);
      }
  };

  const readNewPages = async (order: readonly NewsSelection[]) => {
    for (let count = 0; count < furtherPagesMax; count += 1)
      for (const selection of order) {
        const [last, selectionFacts] = [lastNewPages.get(selectionKey(selection)), facts.get(selectionKey(selection))];
        if (hasEnded) return;
        if (
          last !== undefined &&
          selectionFacts !== undefined &&
          !failed.has(selectionKey(selection)) &&
          hasPage(selectionFacts, last + 1)
        )
          await ask(selection, last + 1);
      }
  };

  /** Repeats the calls that may succeed later, unless the service fails for all of them. */
  const repeatFailed = async () => {
    for (const waitMs of repeatWaitsMs) {
      const failedCalls = [...toRepeat.values()];
      if (hasEnded || failedCalls.length === 0) return;
      if (!(await calls.wait(Math.max(waitMs, ...failedCalls.map((call) => call.waitMs))))) return;
      for (const { selection, page } of failedCalls) {
        if (hasEnded) return;
        await ask(selection, page);
      }
    }
  };

  const lackingCount = selections.filter(lacksArticles).length;
  const isShort = callsAllowed < selections.length + lackingCount;
  const order = orderSelections(selections, callsAllowed, Math.floor((now() / dayMs) * runsPerDay));
  // The selections that were never requested come before all others.
  await readFirstPages(order.filter((selection) => (facts.get(selectionKey(selection))?.pagesRead ?? 0) === 0));
  const isAfternoon = now() % dayMs >= dayMs / 2;
  const rounds = isShort && isAfternoon ? [readMissingPages, readFirstPages] : [readFirstPages, readMissingPages];
  for (const round of [...rounds, readNewPages, repeatFailed]) if (!hasEnded) await round(order);

  return {
    facts,
    /** The keys of the selections that were requested. */
    requestedKeys,
    /** Why a selection got no valid answer, by its key. */
    failed,
    stopReason,
    answers,
    articles,
    /** The date of the newest article of the answers; empty if there was none. */
    newestDate,
    problems,
  };
}
