/**
 * Command: a day of a million visits at the relay, in virtual time and without a network. What is told is the second
 * day of two. `-- --visits N` for another number.
 */
import { parseArgs } from 'node:util';
import { newsPageSize, relayLimits } from '~/config/limits';
import { type Combination, combinations, keyOf } from '~/config/news';
import { callsOf, parseNewsPlan } from '~/config/newsPlan';
import type { ArticlesQuery } from '~/features/news/model/query';
import { createAllowance } from '../../relay/allowance';
import { type Given, createAnswers } from '../../relay/answers';
import type { ServiceAnswer } from '../../relay/askService';
import { createMemoryStore, type RelayStore } from '../../relay/store';
import { table } from './report';

interface Plan {
  readonly name: string;
  /** The relay's part of the plan's calls a day. */
  readonly callsPerDay: number;
  /** Articles that the service gives for a call. */
  readonly pageSize: number;
}

/** Free: the settings' defaults. Paid: the smallest plan, whose owner gives half of it to the relay. */
const plans: readonly Plan[] = [
  {
    name: 'free',
    callsPerDay: callsOf(parseNewsPlan({}), 'relay'),
    pageSize: 3,
  },
  {
    name: 'paid',
    callsPerDay: callsOf({ callsPerDay: 2_500, shares: { scheduled: 40, manual: 10, relay: 50 } }, 'relay'),
    pageSize: newsPageSize,
  },
];
/** Places with machines of their own, before which stands a cache of their own. 0: no cache, as at workers.dev. */
const regionCounts = [0, 1, 30];
const days = 2;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Of ten visitors that read on at all, so many read yet another page. */
const readsOn = 0.8;

/** The same numbers from 0 up to 1 in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Combinations by popularity: the second half as often as the first, and so on down the tail. */
function chooser(random: () => number): () => Combination {
  const bounds: number[] = [];
  let sum = 0;
  for (const index of combinations.keys()) {
    sum += 1 / (index + 1);
    bounds.push(sum);
  }
  return () => {
    const drawn = random() * sum;
    const combination = combinations[bounds.findIndex((bound) => drawn < bound)];
    if (combination === undefined) throw new Error('a draw beyond the last combination');
    return combination;
  };
}

/** As many articles as a real one sends, each with texts of a usual length. */
function serviceAnswer({ pageSize }: Plan, { page }: ArticlesQuery): ServiceAnswer {
  const articles = Array.from({ length: pageSize }, (_, index) => ({
    url: `https://publisher.example/${page}/${index}/${'a-headline-as-part-of-an-address'.repeat(2)}`,
    title: 'A headline '.repeat(7),
    description: 'A sentence of what happened. '.repeat(8),
    imageUrl: `https://images.example/${page}/${index}/${'picture'.repeat(6)}.jpg`,
    region: 'haiti' as const,
    source: 'publisher.example',
    categories: ['business', 'politics'],
    publishedAt: '2026-01-02T03:04:05Z',
  }));
  const dropped = { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 };
  return {
    kind: 'ok',
    callsLeft: null,
    page: { kind: 'ok', articles, found: 20_000, limit: pageSize, returned: pageSize, dropped, problems: [] },
  };
}

/** Ages in minutes, counted so that a day of millions needs no list. */
function createAges() {
  const counts = new Uint32Array((relayLimits.answerAgeMaxMs + dayMs) / minuteMs);
  let total = 0;
  return {
    add(ageMs: number) {
      const minute = Math.floor(ageMs / minuteMs);
      counts[minute] = (counts[minute] ?? 0) + 1;
      total += 1;
    },
    /** Age that a share of all do not pass, in minutes. */
    quantile(share: number): number {
      let seen = 0;
      return counts.findIndex((count) => {
        seen += count;
        return seen >= share * total;
      });
    },
  };
}

/** In virtual time nothing goes wrong. */
function log(line: string): never {
  throw new Error(line);
}

interface Outcome {
  readonly requests: number;
  /** Requests that the relay itself saw, behind the caches. */
  readonly atRelay: number;
  readonly calls: number;
  /** Share of requests with an answer, and of those that waited for the service. */
  readonly answered: number;
  readonly waited: number;
  readonly ages: ReturnType<typeof createAges>;
  readonly keptBytes: number;
}

async function simulate(plan: Plan, regionCount: number, visits: number): Promise<Outcome> {
  const random = randomNumbers(1);
  const choose = chooser(random);
  const sizes = new Map<string, number>();
  const memory = createMemoryStore();
  const store: RelayStore = {
    get: memory.get,
    put(key, value) {
      sizes.set(key, JSON.stringify(value).length);
      return memory.put(key, value);
    },
  };
  let time = Date.UTC(2026, 0, 1);
  const start = time;
  const now = () => time;
  let calls = 0;
  const answers = createAnswers({
    allowance: createAllowance({ callsPerDay: plan.callsPerDay, store, now, log }),
    async askService(query) {
      calls += 1;
      return serviceAnswer(plan, query);
    },
    freshMs: 10 * minuteMs,
    pagesMax: relayLimits.pagesMax,
    store,
    now,
    log,
  });
  const caches = Array.from({ length: regionCount }, () => new Map<string, Given & { readonly until: number }>());
  let ages = createAges();
  let count = { requests: 0, atRelay: 0, answered: 0, waited: 0 };
  let callsBefore = 0;

  async function ask(query: ArticlesQuery, cache: (typeof caches)[number] | undefined): Promise<Given> {
    const name = `${keyOf(query)}/${query.page}`;
    const cached = cache?.get(name);
    if (cached !== undefined && cached.until > time) return cached;
    count.atRelay += 1;
    const given = await answers.get(query);
    if (given.kind === 'answer') {
      const keepMs = Math.max(given.freshForMs, relayLimits.staleSeconds * 1_000);
      cache?.set(name, { ...given, until: time + keepMs });
    }
    return given;
  }

  for (let visit = 0; visit < visits * days; visit += 1) {
    time = start + (visit * dayMs) / visits;
    if (visit === visits * (days - 1)) {
      ages = createAges();
      count = { requests: 0, atRelay: 0, answered: 0, waited: 0 };
      callsBefore = calls;
    }
    const combination = choose();
    const cache = caches[Math.floor(random() * regionCount)];
    const isReader = random() >= 0.8;
    // The first page is in the site; a smaller page size means that the next few are in it too.
    let page = 2;
    for (let isNext = true; isNext && page <= relayLimits.pagesMax; isNext = isReader && random() < readsOn) {
      count.requests += 1;
      const callsSoFar = calls;
      const given = await ask({ ...combination, page }, cache);
      // The browser goes on with the archive, and asks the relay last from now on.
      if (given.kind === 'none') break;
      count.answered += 1;
      if (calls > callsSoFar && given.askedAt === time) count.waited += 1;
      ages.add(time - given.askedAt);
      page = page === 2 && plan.pageSize < newsPageSize ? newsPageSize / plan.pageSize + 1 : page + 1;
    }
  }
  const keptBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { ...count, calls: calls - callsBefore, ages, keptBytes };
}

const { values } = parseArgs({ options: { visits: { type: 'string', default: '1000000' } } });
const visits = Number(values.visits);
if (!Number.isInteger(visits) || visits < 1) throw new TypeError(`--visits: ${values.visits} is no number of visits`);

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const minutes = (count: number) => (count < 120 ? `${count} min` : `${(count / 60).toFixed(1)} h`);
const rows: string[][] = [];
let isWithin = true;
for (const plan of plans) {
  for (const regionCount of regionCounts) {
    const outcome = await simulate(plan, regionCount, visits);
    const { requests, answered, waited, atRelay, calls, ages, keptBytes } = outcome;
    isWithin &&= calls <= plan.callsPerDay;
    rows.push([
      `${plan.name}, ${regionCount === 0 ? 'no cache' : `caches in ${regionCount}`}`,
      `${calls} of ${plan.callsPerDay}`,
      String(requests),
      percent(answered, requests),
      percent(waited, requests),
      percent(requests - atRelay, requests),
      ...[0.5, 0.95, 1].map((share) => minutes(ages.quantile(share))),
      `${(keptBytes / 1e6).toFixed(1)} MB`,
    ]);
  }
}
console.log(`${visits.toLocaleString('en-US')} visits a day over ${combinations.length} combinations`);
console.log(
  table(
    ['plan', 'calls', 'requests', 'answered', 'waiting', 'by caches', 'median age', '95 %', 'oldest', 'kept'],
    rows,
  ),
);
process.exitCode = isWithin ? 0 : 1;
