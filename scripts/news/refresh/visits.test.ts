/** The plan of the refresh: whatever the order of runs, nothing that the service has is missing for good. */
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { categoryIds, regionIds } from '~/config/news';
import { parseNewsPlan } from '~/config/newsPlan';
import { keyOf } from '~/config/selection';
import { instantOf } from '~/features/news/model/instant';
import { selections } from '~scripts/settings/news-filters';
import { temporaryFolder } from '~tests/support/folder';
import { sampleArticle } from '~tests/support/news/articles';
import { hourMs, newsIn, noon, startService, wire } from '~tests/support/news/refresh-runs';
import { nextSelection, type PageResult, visit } from './visits';

const haiti = { region: 'haiti', category: 'all' } as const;

function article(id: string, hoursAgo: number) {
  return { ...sampleArticle(id), publishedAt: instantOf(noon - hoursAgo * hourMs) };
}

/** Visits a list of which a call gives three; the hours of what was read, and what came of it. */
async function visitList(hours: readonly (number | null)[], mark?: number, oldest = 1_000) {
  const pages: number[] = [];
  const ask = (_: unknown, number: number): Promise<PageResult> => {
    pages.push(number);
    const part = hours.slice((number - 1) * 3, number * 3);
    const articles = part.flatMap((hour, index) => (hour === null ? [] : [article(`${number} ${index}`, hour)]));
    const page = { kind: 'ok', articles, found: hours.length, limit: 3, returned: part.length, problems: [] };
    return Promise.resolve({ kind: 'ok', page } as PageResult);
  };
  const result = await visit(haiti, {
    ask,
    mark: mark === undefined ? undefined : instantOf(noon - mark * hourMs),
    oldest: instantOf(noon - oldest * hourMs),
    now: () => instantOf(noon),
    articlesMax: newsPageSize,
  });
  return { calls: pages.length, result };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a visit', () => {
  it.each([
    ['has twelve', range(1, 40), undefined, 4, 1],
    ['has read all there are', range(1, 5), undefined, 2, 1],
    ['meets the mark, past articles that came in otherwise', range(1, 40), 8, 3, 1],
    ['meets the mark at once where nothing is new', range(8, 40), 8, 1, 8],
    ['passes articles of the mark’s own second', [8, 8, 8, 9, 10], 8, 2, 8],
    ['finds nothing', [], 8, 1, 8],
    ['passes articles ahead of the clock, which move no mark', [-900, -5, -5, 1, 9, 10, 11], 8, 2, 1],
    ['passes pages of which nothing can be shown', [null, null, null, ...range(1, 20)], undefined, 5, 1],
    ['has read as far as articles are kept', range(1, 40), undefined, 2, 1, 4],
  ])('ends when it %s', async (_, hours, mark, calls, newMark, oldest?: number) => {
    const facts = { mark: instantOf(noon - newMark * hourMs) };
    expect(await visitList(hours, mark, oldest)).toMatchObject({ calls, result: { kind: 'finished', facts } });
  });

  it('fails where no record can be used', async () => {
    const visited = await visitList([null, null, null, null]);
    expect(visited.result).toEqual({ kind: 'failed', reason: 'none of 4 records can be used' });
  });

  it('leaves the mark where it was when it is not finished', async () => {
    const news = newsIn();
    const service = startService({ articles: range(1, 9).map((id) => wire(`${id}`, noon - id * hourMs)), limit: 3 });
    await news.run(service, { budget: 2 });
    expect(news.files().get('index.json')).not.toContain('"mark"');
    await news.run(service);
    expect(news.files().get('index.json')).toContain(`"mark": "${instantOf(noon - hourMs)}"`);
  });
});

const allOf = (visits: Readonly<Record<string, number>>) => {
  const done = new Set<string>();
  for (let next = nextSelection(visits, done, noon); next !== undefined; next = nextSelection(visits, done, noon))
    done.add(keyOf(next));
  return [...done];
};

it('the order is all of all, then the longest unvisited: two regions and one of the rest in turn', () => {
  const visits = Object.fromEntries(selections.map((one, index) => [keyOf(one), noon - index * hourMs]));
  const [before, last] = regionIds.slice(-2).map((region) => `${region}/all`);
  const [, farthest] = regionIds.slice(-2).map((region) => `${region}/${categoryIds.at(-1)}`);
  const order = allOf(visits);
  expect(order.slice(0, 4)).toEqual(['all/all', last, before, farthest]);
  expect(order.slice(4, 7).map((key) => key.endsWith('/all'))).toEqual([true, true, false]);
});

const phrases = ['Haiti', 'Santo Domingo', 'Caribbean', 'South America', 'USA', ''];
const categories = ['business', 'politics', 'economy', 'technology', ''];

it('whatever came in, fifteen quiet runs on the free plan leave no hole, and a further one changes no file', async () => {
  const property = fc.asyncProperty(
    fc.gen(),
    fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
    async (pick, budgets) => {
      const service = startService({ articles: [], limit: 3 });
      const [news, memoryPath] = [newsIn(), join(temporaryFolder(), 'memory.json')];
      const options = { plan: parseNewsPlan({}), memoryPath, runsLeft: 1, budget: 20 };
      for (const [index, budget] of [8, ...budgets, 20].entries()) {
        const came = range(1, pick(fc.integer, { min: 0, max: 60 })).map((id) =>
          wire(`${index}-${id}`, service.now - pick(fc.integer, { min: 0, max: 6 * 3_600 }) * 1_000, {
            description: pick(fc.constantFrom, ...phrases),
            categories: [pick(fc.constantFrom, ...categories)],
          }),
        );
        service.articles = [...came, ...service.articles];
        await news.run(service, { ...options, budget });
        service.now += 6 * hourMs;
      }
      for (const _ of range(1, 15)) {
        await news.run(service, options);
        service.now += 6 * hourMs;
      }
      if (service.articles.length === 0) return;
      const before = news.files();
      const result = await news.run(service, options);
      expect([result.changed, news.files()]).toEqual([[], before]);
      // It does not matter which articles of the same second are shown.
      const dates = new Map(service.articles.map(({ published_at: at, title }) => [title, at]));
      const newest = [...dates.values()].toSorted().toReversed().slice(0, newsPageSize);
      expect(news.shown().map((title) => dates.get(title))).toEqual(newest);
    },
  );
  await fc.assert(property, { numRuns: 2 });
});
