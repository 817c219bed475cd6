/** Asks the service for the first page of every selection, then for second pages of the shortest lists. */
import { type NewsSelection, selectionKey } from '~/config/selection';
import { hasServicePage } from '~/news/newsList';
import { snapshotSize } from '~/news/snapshot';
import type { Calls } from './calls';
import { emptySnapshot, type Snapshots } from './folder';
import { mergePage } from './merge';

/** After this many selections in a row without an answer, the run makes no further call. A query that is refused is an answer. */
const failuresMax = 3;

/** The start of the turn moves by this many selections from run to run: it shares no divisor with 42, so that each becomes the start. */
const turnStep = 11;

/**
 * Orders the selections of a run, whose calls may end before all are asked for: the list whose newest article is the oldest comes
 * first, and then the others in turn. By age alone, lists that seldom have news would come first in every run.
 * @param run number of the run, one higher from run to run
 */
export function orderForRun(
  selections: readonly NewsSelection[],
  snapshots: Snapshots,
  run: number,
): readonly NewsSelection[] {
  const start = (run * turnStep) % selections.length;
  const inTurn = [...selections.slice(start), ...selections.slice(0, start)];
  const newestDate = (selection: NewsSelection) =>
    snapshots.get(selectionKey(selection))?.articles[0]?.publishedAt ?? '';
  const withNews = inTurn.filter((selection) => newestDate(selection) !== '');
  const oldest = withNews.toSorted((a, b) => (newestDate(a) < newestDate(b) ? -1 : 1)).slice(0, 1);
  return [...new Set([...oldest, ...inTurn])];
}

/**
 * Reads the pages, and merges them into snapshots.
 * @param selections in the order in which they are asked for
 * @param snapshotsBefore the snapshots that the pages are merged into
 */
export async function readPages(selections: readonly NewsSelection[], snapshotsBefore: Snapshots, calls: Calls) {
  let snapshots = snapshotsBefore;
  const askedKeys = new Set<string>();
  const failed = new Map<string, string>();
  const problems: string[] = [];
  let [articleCount, failuresInARow] = [0, 0];

  const getSnapshot = (selection: NewsSelection) => snapshots.get(selectionKey(selection)) ?? emptySnapshot;

  async function readPage(selection: NewsSelection, number: number): Promise<void> {
    const key = selectionKey(selection);
    const result = await calls.ask(selection, number);
    if (result.kind === 'ended') return;
    askedKeys.add(key);
    if (result.kind === 'ok') {
      snapshots = mergePage(snapshots, selection, result.page);
      articleCount += result.page.articles.length;
      problems.push(...result.page.problems.map((problem) => `${key}: ${problem}`));
    } else failed.set(key, result.reason);
    failuresInARow = result.kind === 'failed' && result.isTemporary ? failuresInARow + 1 : 0;
    if (failuresInARow === failuresMax) calls.end(`${failuresMax} selections in a row got no answer`);
  }

  for (const selection of selections) await readPage(selection, 1);

  const shortLists = selections
    .filter((selection) => {
      const { articles, pageSize, total } = getSnapshot(selection);
      const wasRead = askedKeys.has(selectionKey(selection)) && !failed.has(selectionKey(selection));
      return wasRead && articles.length < snapshotSize && hasServicePage(total, pageSize, 2);
    })
    .toSorted((a, b) => getSnapshot(a).articles.length - getSnapshot(b).articles.length);
  for (const selection of shortLists) await readPage(selection, 2);

  return {
    snapshots,
    /** The keys of the selections that were asked for. */
    askedKeys,
    /** Why a selection got no valid answer, by its key. */
    failed,
    problems,
    /** Whether an answer had an article. */
    hasArticles: articleCount > 0,
  };
}
