/**
 * Decides which call brings most. A value is in hours of lateness: what a reader of a combination is spared by the call.
 * The emptiest and stalest come first, busy ones more often than quiet ones, and further pages where one is not enough.
 */
import { newsPageSize, newsPageTimesLimitMax } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { type ArchivedArticle, combinationsOf } from '~/features/news/model/archive';
import type { NewsPage } from '~/features/news/model/response';
import { createRandom } from '~scripts/lib/random';

export interface Call {
  readonly combination: Combination;
  /** From 1. */
  readonly page: number;
}

/** What an earlier run remembers of a combination. */
export interface Asked {
  /** Of the last call, whatever came of it; in ms since 1970. */
  readonly at: number;
  /** Total that the service had, or as many as are young enough to be kept; null where it did not answer. */
  readonly found: number | null;
}

export interface PlannerOptions {
  readonly table: readonly Combination[];
  /** What is known when the run begins. */
  readonly articles: Iterable<ArchivedArticle>;
  /** By key; null where no run is remembered. */
  readonly asked: ReadonlyMap<string, Asked> | null;
  /** In ms since 1970. */
  readonly now: number;
  /** Articles of each combination that calls are spent on once everything else is done. */
  readonly depth: number;
  /** Articles that a call brings, as last seen. */
  readonly limit: number;
  /** Days after which an article is not kept, counted from the newest one. */
  readonly keptDays: number;
}

export interface Planner {
  /** The best call that is left, which counts as under way from then on; null where none is. */
  readonly next: () => Call | null;
  /** An answer, and the articles that were made of it, with all that they belong to. */
  readonly answered: (call: Call, page: NewsPage, articles: readonly ArchivedArticle[]) => void;
  /** There was no sound answer: this run asks no more for the combination. */
  readonly failed: (call: Call) => void;
  /** The call was not made: there are none left. */
  readonly left: (call: Call) => void;
  /** What to remember of the combinations that were asked for in this run, by key. */
  readonly asked: () => ReadonlyMap<string, Asked>;
  /** Combinations that a further run shall ask for first: not asked for, or not full though the service has more. */
  readonly waiting: () => readonly Combination[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Where no run is remembered, longer than this no combination is thought to have waited. */
const forgottenHours = 24;
/**
 * What an article in an empty place is worth, in hours, and one that goes to the archive only. The emptier come first,
 * the less so the larger `evenness` is: an empty one before a full one, but not each of all by one page.
 */
const fillHours = 48;
const evenness = 4;
const deepHours = 0.01;
/** What it is worth to look between two known parts of a list. */
const gapHours = 0.3;
/** Articles an hour of a combination that none is known of: one in thirty days. */
const leastPace = 1 / 720;
/** Articles that the pace of a combination is told from. */
const paceSample = 3;

interface Cell {
  readonly combination: Combination;
  readonly key: string;
  /** Known articles: address → time in ms. */
  readonly times: Map<string, number>;
  newest: readonly number[];
  readonly askedBefore: Asked | null;
  /** The service's total, as last told. */
  found: number | null;
  isAsked: boolean;
  /** The last page that came in this run, 0 for none. */
  page: number;
  /** Articles a call brings. */
  limit: number;
  /** An answer of this run reached what was known before: nothing is missing above it. */
  hasMetKnown: boolean;
  isBusy: boolean;
  isDone: boolean;
}

function widerThan({ category, region }: Combination): readonly string[] {
  return [
    ...new Set([
      keyOf({ region, category }),
      keyOf({ region, category: 'all' }),
      keyOf({ region: 'all', category }),
      keyOf({ region: 'all', category: 'all' }),
    ]),
  ];
}

export function createPlanner({ articles, asked, depth, keptDays, limit, now, table }: PlannerOptions): Planner {
  const cells = new Map<string, Cell>(
    table.map((combination) => {
      const key = keyOf(combination);
      const askedBefore = asked?.get(key) ?? null;
      return [
        key,
        {
          combination,
          key,
          times: new Map(),
          newest: [],
          askedBefore,
          found: askedBefore?.found ?? null,
          isAsked: false,
          page: 0,
          limit,
          hasMetKnown: false,
          isBusy: false,
          isDone: false,
        },
      ];
    }),
  );
  const all = [...cells.values()];
  /** Of all articles that are not ahead of the clock. */
  let newestTime = -Infinity;
  const isTooOld = (time: number) => newestTime - time > keptDays * dayMs;
  for (const article of articles) learn(article);
  /** There were runs, and nobody knows what they asked for. */
  const isForgotten = asked === null && all.some(({ times }) => times.size > 0);

  function learn(article: ArchivedArticle): void {
    const time = Date.parse(article.publishedAt);
    if (time <= now + dayMs) newestTime = Math.max(newestTime, time);
    if (isTooOld(time)) return;
    for (const combination of combinationsOf(article)) {
      const cell = cells.get(keyOf(combination));
      if (cell === undefined || cell.times.get(article.url) === time) continue;
      cell.times.set(article.url, time);
      cell.newest = [...cell.newest, time].toSorted((a, b) => b - a).slice(0, paceSample);
    }
  }

  /** Hours since the combination was looked at, and articles an hour, told from the newest known by then. */
  function paceOf(cell: Cell): { readonly hours: number; readonly pace: number } {
    const newest = cell.newest[0] ?? 0;
    const oldest = cell.newest.at(-1) ?? 0;
    const looked = Math.max(cell.askedBefore?.at ?? 0, newest);
    const hours = Math.min(Math.max(0, now - looked) / hourMs, isForgotten ? forgottenHours : Infinity);
    const span = Math.max(0.5, (looked - oldest) / hourMs);
    return { hours, pace: Math.max(leastPace, cell.newest.length / span) };
  }

  /** Articles that the service has by now: what it told in this run, or told before and is likely to have got since. */
  function likelyFound(cell: Cell): number {
    if (cell.found === null || cell.isAsked) return cell.found ?? Infinity;
    const { hours, pace } = paceOf(cell);
    return cell.found + Math.floor(pace * hours);
  }

  const missing = (cell: Cell, wanted: number) => Math.max(0, Math.min(wanted, likelyFound(cell)) - cell.times.size);

  /** Hours by which the newest article will be late, if it is not asked for. */
  function lateness(cell: Cell): number {
    const { hours, pace } = paceOf(cell);
    return hours - (1 - Math.exp(-pace * hours)) / pace;
  }

  /**
   * From 0 to 1. Without memory a combination that stays empty would come first in every run, so that the clock decides
   * whose turn it is.
   */
  function turn({ key }: Cell): number {
    return isForgotten ? createRandom(`${key} ${Math.floor(now / hourMs)}`).next() : 1;
  }

  /** A combination whose last call failed makes room for others first. */
  function patience({ askedBefore }: Cell): number {
    return askedBefore?.found === null ? Math.min(1, Math.max(0, now - askedBefore.at) / dayMs) : 1;
  }

  function nextPage(cell: Cell): number {
    const isQuiet = () => {
      const { hours, pace } = paceOf(cell);
      return missing(cell, newsPageSize) > 0 && pace * hours < cell.limit / 2;
    };
    // Where the first page will hold little that is new, the empty places are filled from where they begin.
    if (!cell.hasMetKnown && (cell.page > 0 || !isQuiet())) return cell.page + 1;
    return Math.max(cell.page + 1, Math.floor(cell.times.size / cell.limit) + 1);
  }

  function worth(cell: Cell): number {
    if (cell.isBusy || cell.isDone) return 0;
    const page = nextPage(cell);
    if (page * cell.limit > newsPageTimesLimitMax) return 0;
    // A list that is taken up again has moved on, so that half of a page is known: better to fill one at a stretch.
    const brought = cell.page === 0 && cell.times.size > 0 ? cell.limit / 2 : cell.limit;
    // What is found here also fills what is wider; the emptier a combination, the more.
    const filled = widerThan(cell.combination).reduce((sum, key) => {
      const wider = cells.get(key);
      if (wider === undefined) return sum;
      const empty = missing(wider, newsPageSize);
      return sum + Math.min(brought, empty) * (evenness + empty / newsPageSize);
    }, 0);
    const fill = missing(cell, newsPageSize) > 0 ? filled * fillHours * patience(cell) : 0;
    if (page === 1) return (fill + lateness(cell) + deepHours) * turn(cell);
    if (cell.page === 0) return (fill + deepHours) * turn(cell);
    const hasGap = !cell.hasMetKnown && cell.page * cell.limit < newsPageSize;
    return fill + (hasGap ? gapHours : 0) + Math.min(cell.limit, missing(cell, depth)) * deepHours;
  }

  return {
    next() {
      let best: Cell | null = null;
      let most = 0;
      for (const cell of all) {
        const value = worth(cell);
        if (value > most) [best, most] = [cell, value];
      }
      if (best === null) return null;
      best.isBusy = true;
      return { combination: best.combination, page: nextPage(best) };
    },

    answered({ combination, page }, { found, limit, returned }, made) {
      const cell = cells.get(keyOf(combination));
      if (cell === undefined) return;
      cell.hasMetKnown ||= page > cell.page + 1 || made.some(({ url }) => cell.times.has(url));
      for (const article of made) learn(article);
      cell.isBusy = false;
      cell.isAsked = true;
      cell.page = page;
      cell.limit = limit;
      const reachesOld = made.some(({ publishedAt }) => isTooOld(Date.parse(publishedAt)));
      cell.found = reachesOld ? cell.times.size : found;
      cell.isDone = reachesOld || returned === 0 || page * limit >= found;
    },

    failed({ combination }) {
      const cell = cells.get(keyOf(combination));
      if (cell === undefined) return;
      cell.isBusy = false;
      cell.isAsked = true;
      cell.isDone = true;
      cell.found = null;
    },

    left({ combination }) {
      const cell = cells.get(keyOf(combination));
      if (cell !== undefined) cell.isBusy = false;
    },

    asked: () => new Map(all.filter((cell) => cell.isAsked).map(({ found, key }) => [key, { at: now, found }])),

    waiting: () =>
      all
        .filter((cell) => !cell.isDone && (cell.page === 0 || missing(cell, newsPageSize) > 0))
        .map(({ combination }) => combination),
  };
}
