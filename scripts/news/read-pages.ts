/** Asks the service for the first page of every selection, and for further pages as long as there are calls. */
import { newsPageSize } from '~/config/limits';
import { articleKey } from '~/news/article';
import { toInstant } from '~/news/instant';
import { hasLivePage } from '~/news/newsList';
import type { NewsPage } from '~/news/response';
import type { SearchTerms } from '~/news/searchTerms';
import { allNews, type NewsSelection, selectionKey } from '~/news/selection';
import { listTermSelections } from '~scripts/settings/read-search-terms';
import type { Calls, CallResult } from './calls';
import { createClassifier } from './snapshots/classify';
import { belongsTo, type Collection, type SnapshotArticles, toCollectedArticle } from './snapshots/collection';
import type { ServiceFacts } from './snapshots/snapshot';

interface Reading {
  readonly calls: Calls;
  /** The articles that are known, to which those of the pages are added. */
  readonly collection: Collection;
  /** The snapshots before the run. */
  readonly before: SnapshotArticles;
  /** What the service said of the selections before the run, by their keys. */
  readonly factsBefore: ReadonlyMap<string, ServiceFacts>;
  /** The regions and categories of the news. */
  readonly searchTerms: SearchTerms;
  /** The service's name, which decides how it spells categories. */
  readonly host: string;
  /** The number of runs since 1970. */
  readonly runNumber: number;
  /** This machine's time, in ms since 1970. */
  readonly now: () => number;
}

/** After this many selections in a row without an answer, the run makes no further call. A query that is refused is an answer. */
const failuresMax = 3;
/** Pages of a selection, besides the first, that a run asks for: twelve articles on the smallest plan. */
const furtherPagesMax = 4;

/**
 * Puts all news first, then the others. With fewer calls than selections, each run begins where the one before ended, so that
 * no selection is always the last.
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

export async function readPages(reading: Reading) {
  const { before, calls, collection, factsBefore, host, now, runNumber, searchTerms } = reading;
  const classify = createClassifier(searchTerms, host);
  const facts = new Map(factsBefore);
  const askedKeys = new Set<string>();
  const failed = new Map<string, string>();
  const problems: string[] = [];
  /** The page after the last one that was read of each selection, if that had only new articles. */
  const nextNewPages = new Map<string, number>();
  let [articleCount, failuresInARow] = [0, 0];

  function addPage(selection: NewsSelection, number: number, page: NewsPage): void {
    const key = selectionKey(selection);
    const known = facts.get(key);
    // Pages of another size have other articles.
    const pagesRead = known?.pageSize === page.limit ? Math.max(known.pagesRead, number) : number;
    facts.set(key, { total: page.found, pageSize: page.limit, pagesRead });
    articleCount += page.articles.length;
    problems.push(...page.problems.map((problem) => `${key}: ${problem}`));
    const listedKeys = new Set((before.get(key) ?? []).map(({ url }) => articleKey(url)));
    const isAllNew = page.articles.length > 0 && page.articles.every(({ url }) => !listedKeys.has(articleKey(url)));
    if (isAllNew) nextNewPages.set(key, number + 1);
    else nextNewPages.delete(key);
    for (const article of page.articles)
      collection.add(toCollectedArticle(article, classify(article, selection), toInstant(now())));
  }

  async function readPage(selection: NewsSelection, number: number): Promise<void> {
    const key = selectionKey(selection);
    const result = await calls.ask(selection, number);
    if (result.kind === 'ended') return;
    askedKeys.add(key);
    if (result.kind === 'ok') addPage(selection, number, result.page);
    const failure = findFailure(result);
    if (failure !== null) failed.set(key, failure);
    failuresInARow = result.kind === 'failed' && result.isTemporary ? failuresInARow + 1 : 0;
    if (failuresInARow === failuresMax) calls.end(`${failuresMax} selections in a row got no answer`);
  }

  const isShort = (selection: NewsSelection) =>
    collection.list().filter((article) => belongsTo(article, selection)).length < newsPageSize;

  /** Returns the page of a selection that is read next; null if it needs none, or the service has none. */
  function getNextPage(selection: NewsSelection): number | null {
    const key = selectionKey(selection);
    const known = facts.get(key);
    if (known === undefined || failed.has(key)) return null;
    const page = isShort(selection) ? known.pagesRead + 1 : nextNewPages.get(key);
    return page !== undefined && hasLivePage(known.total, known.pageSize, page) ? page : null;
  }

  const order = orderSelections(listTermSelections(searchTerms), calls.getUsage().allowed, runNumber);
  for (const selection of order) await readPage(selection, 1);
  // Lists with fewer than twelve articles come before those that had only new ones.
  for (let round = 0; round < furtherPagesMax; round += 1)
    for (const selection of new Set([...order.filter(isShort), ...order])) {
      const page = getNextPage(selection);
      if (page !== null) await readPage(selection, page);
    }

  return {
    facts,
    /** The keys of the selections that were asked for. */
    askedKeys,
    /** Why a selection got no valid answer, by its key. */
    failed,
    problems,
    /** Whether an answer had an article. */
    hasArticles: articleCount > 0,
  };
}
