/** The refresh over days of virtual time, without network and disk: its planner and archive, and a service of a corpus. */
import { newsPageSize } from '../../../src/config/limits';
import { type Combination, combinations, keyOf } from '../../../src/config/news';
import { callsOf, type NewsPlan } from '../../../src/config/newsPlan';
import { archivedAs, newestOf } from '../../../src/features/news/model/archive';
import { newsQuery } from '../../../src/features/news/model/query';
import { type NewsPage, parseNewsResponse } from '../../../src/features/news/model/response';
import { keysOf } from '../../news/archive/belonging';
import { addArticles, type Collection, prune } from '../../news/archive/collection';
import { type Asked, createPlanner } from '../../news/plan/planner';
import { createRequestParser } from '../../news-service/parameters';
import { createSearchIndex } from '../../news-service/search-index';
import type { WireArticle } from '../../news-service/wire-article';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** A name that is not the known service's: queries are spelled as the specification says. */
const host = 'news.example.com';

/**
 * A corpus as often as need be, side by side in time, so that about `count` articles come in the days given: the
 * archive's days before `start`, and `days` after it.
 * @param start in ms since 1970.
 */
export function stretch(
  corpus: readonly WireArticle[],
  count: number,
  start: number,
  days: number,
  { archiveDays }: NewsPlan,
): readonly WireArticle[] {
  const dated = corpus.filter(({ published_at: at }) => !Number.isNaN(Date.parse(at)));
  const times = dated.map(({ published_at: at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const copies = Math.max(1, Math.round(count / dated.length));
  const span = ((archiveDays + days) * dayMs) / copies;
  const from = start - archiveDays * dayMs;
  const copyOf = (copy: number) =>
    dated.map((article, index): WireArticle => {
      const place = ((times[index] ?? first) - first) / Math.max(1, last - first);
      const published = new Date(from + (copy + place * 0.999) * span).toISOString();
      const url = `${article.url}${article.url.includes('?') ? '&' : '?'}copy=${copy}`;
      return Object.assign({}, article, { uuid: `${article.uuid} ${copy}`, url, published_at: published });
    });
  return Array.from({ length: copies }, (_, copy) => copyOf(copy)).flat();
}

/** A service whose articles appear at their dates. */
export interface VirtualService {
  readonly ask: (combination: Combination, page: number, now: number) => NewsPage;
  /** Times of the articles that can be shown, newest first, in ms since 1970: those before `now`. */
  readonly timesOf: (combination: Combination, now: number) => readonly number[];
}

function isUsable(article: WireArticle): boolean {
  const parsed = parseNewsResponse({ data: [article], meta: { found: 1 } });
  return parsed.kind === 'ok' && parsed.articles.length === 1;
}

/** @param maxLimit articles that the service's plan gives per call. */
export function createVirtualService(articles: readonly WireArticle[], maxLimit: number): VirtualService {
  const index = createSearchIndex(articles);
  const parseRequest = createRequestParser(maxLimit);
  const limit = Math.min(maxLimit, newsPageSize);
  const usable = new Set(articles.filter((article) => isUsable(article)).map(({ uuid }) => uuid));
  const listOf = (combination: Combination) => {
    const parsed = parseRequest(newsQuery({ ...combination, page: 1, limit, language: 'en', host, token: '' }));
    if (parsed.kind !== 'ok') throw new Error(parsed.message);
    const { articles: found } = index.find(parsed.request, 0, articles.length);
    return found.map((article) => ({
      article,
      time: Date.parse(article.published_at),
      isUsable: usable.has(article.uuid),
    }));
  };
  const lists = new Map(combinations.map((combination) => [keyOf(combination), listOf(combination)]));
  const before = (combination: Combination, now: number) =>
    (lists.get(keyOf(combination)) ?? []).filter(({ time }) => time < now);
  return {
    ask(combination, page, now) {
      const list = before(combination, now);
      const data = list.slice((page - 1) * limit, page * limit).map(({ article }) => article);
      const parsed = parseNewsResponse({ data, meta: { found: list.length, limit } });
      if (parsed.kind !== 'ok') throw new Error(parsed.message);
      return parsed;
    },
    timesOf: (combination, now) =>
      before(combination, now)
        .filter((entry) => entry.isUsable)
        .map(({ time }) => time),
  };
}

/** One combination as a visitor meets it at some hour. */
export interface Sample {
  readonly key: string;
  /** Since the beginning. */
  readonly hour: number;
  /** Age of the newest article, in hours: as shown, and at the service. Infinity for none. */
  readonly shown: number;
  readonly atService: number;
  /** Whether the service had twelve articles when the refresh last ran, and whether twelve are shown. */
  readonly couldBeFull: boolean;
  readonly isFull: boolean;
}

export interface SimulationOptions {
  readonly service: VirtualService;
  /** In ms since 1970. */
  readonly start: number;
  readonly days: number;
  readonly plan: NewsPlan;
  /** Without it each run begins with the archive alone, as where the state is lost every time. */
  readonly remembers: boolean;
  readonly onRun?: (collection: Collection, now: number) => void;
}

export interface SimulationResult {
  readonly samples: readonly Sample[];
  readonly calls: number;
  readonly collection: Collection;
}

function ageOf(time: number | undefined, now: number): number {
  return time === undefined ? Infinity : (now - time) / hourMs;
}

/** Scheduled runs at even distances; a look at every combination in the middle of each hour. */
export function simulate({ days, onRun, plan, remembers, service, start }: SimulationOptions): SimulationResult {
  let collection: Collection = new Map();
  const asked = new Map<string, Asked>();
  let limit = newsPageSize;
  const samples: Sample[] = [];
  let calls = 0;
  let lastRun = start;

  function run(now: number, budget: number): number {
    const planner = createPlanner({
      table: combinations,
      articles: collection.values(),
      asked: remembers && asked.size > 0 ? asked : null,
      now,
      depth: 3 * newsPageSize,
      limit: remembers ? limit : newsPageSize,
      keptDays: plan.archiveDays,
    });
    let used = 0;
    for (let call = planner.next(); call !== null; call = used < budget ? planner.next() : null) {
      used += 1;
      const page = service.ask(call.combination, call.page, now);
      const key = keyOf(call.combination);
      const made = page.articles.map((article) => archivedAs(article, keysOf(article, [key], host)));
      addArticles(collection, made);
      planner.answered(call, page, made);
      ({ limit } = page);
    }
    for (const [key, memory] of planner.asked()) asked.set(key, memory);
    collection = prune(collection, combinations, plan, now);
    onRun?.(collection, now);
    return used;
  }

  function look(now: number): void {
    for (const combination of combinations) {
      const [newest] = newestOf(collection.values(), combination);
      const isYoung = (time: number) => now - time <= plan.archiveDays * dayMs;
      const times = service.timesOf(combination, now).filter(isYoung);
      samples.push({
        key: keyOf(combination),
        hour: (now - start) / hourMs,
        shown: ageOf(newest === undefined ? undefined : Date.parse(newest.publishedAt), now),
        atService: ageOf(times[0], now),
        couldBeFull: times.filter((time) => time < lastRun).length >= newsPageSize,
        isFull: newestOf(collection.values(), combination).length >= newsPageSize,
      });
    }
  }

  const part = callsOf(plan, 'scheduled');
  for (let day = 0; day < days; day += 1) {
    let left = part;
    for (let hour = 0; hour < 24; hour += 1) {
      const now = start + day * dayMs + hour * hourMs;
      if (hour % Math.ceil(24 / plan.runsPerDay) === 0) {
        const used = run(now, Math.min(left, Math.ceil(part / plan.runsPerDay)));
        left -= used;
        calls += used;
        lastRun = now;
      }
      look(now + hourMs / 2);
    }
  }
  return { samples, calls, collection };
}
