/** Tests which pages a run asks for, and in which order. */
import { describe, expect, it } from 'vitest';
import { selectionKey } from '~/config/selection';
import { toInstant } from '~/news/instant';
import { sampleArticle } from '~tests/support/news/articles';
import { selections } from '~tests/support/news/search-terms';
import {
  createNewsFolder,
  createTestService,
  hourMs,
  listRequests,
  noon,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { emptySnapshot } from './folder';
import { orderForRun } from './read-pages';

const firstPages = selections.map((selection) => `${selectionKey(selection)} 1`).toSorted();

/** Creates articles an hour apart, the newest first. */
const createArticles = (
  name: string,
  count: number,
  changes: Parameters<typeof serviceArticle>[2] = {},
  newest = noon,
) => Array.from({ length: count }, (_, place) => serviceArticle(`${name} ${place}`, newest - place * hourMs, changes));

describe('a run', () => {
  it('asks for the first page of every selection, and changes no byte if nothing is new', async () => {
    const [news, service] = [createNewsFolder(), createTestService()];
    // The second run reads second pages of lists that the first one left short.
    for (let run = 0; run < 2; run += 1) await news.runRefresh(service);
    const before = news.readFolder();
    service.queries.length = 0;
    await news.runRefresh(service);
    expect(listRequests(service).slice(0, firstPages.length).toSorted()).toEqual(firstPages);
    expect(news.readFolder()).toEqual(before);
  });

  it('asks for second pages of the shortest lists with the calls that are left, and for no third one', async () => {
    const haiti = createArticles('Haiti', 5, { description: 'Haiti' }, noon - 90 * hourMs);
    const service = createTestService({ articles: [...createArticles('a', 60), ...haiti], limit: 3 });
    const news = createNewsFolder();
    await news.runRefresh(service, { budget: firstPages.length + 1 });
    expect(listRequests(service).toSorted()).toEqual([...firstPages, 'haiti/all 2'].toSorted());
    service.queries.length = 0;
    await news.runRefresh(service, { budget: firstPages.length + 18 });
    expect(listRequests(service).slice(firstPages.length)).toEqual(['haiti/all 2', 'all/all 2']);
  });

  it('asks for no page that the service does not have, and for none of a list that is full', async () => {
    const service = createTestService({ articles: createArticles('a', 12) });
    const news = createNewsFolder();
    await news.runRefresh(service);
    expect(listRequests(service).toSorted()).toEqual(firstPages);
    for (let day = 1; day <= 3; day += 1) {
      service.now = noon + day * 24 * hourMs;
      service.articles = [...createArticles(`day ${day}`, 12, {}, service.now), ...service.articles];
      service.queries.length = 0;
      await news.runRefresh(service);
    }
    expect(news.readSnapshot()).toHaveLength(36);
    expect(listRequests(service).toSorted()).toEqual(firstPages);
  });

  it('with fewer calls than selections, as only the first answer says, asks for each within a week, though most have no news', async () => {
    const service = createTestService({ articles: createArticles('us', 3, { description: 'USA' }) });
    const news = createNewsFolder();
    for (let run = 0; run < 14; run += 1) {
      service.callsLeft = 20;
      await news.runRefresh(service, { budget: 50 });
      expect(service.queries).toHaveLength(20 * (run + 1));
      service.now += 12 * hourMs;
    }
    expect([...new Set(listRequests(service))].toSorted()).toEqual(firstPages);
  });
});

it('every run begins with the list whose newest article is the oldest, and asks for each list once', () => {
  const snapshots = new Map(
    selections.map((selection, index) => [
      selectionKey(selection),
      {
        ...emptySnapshot,
        articles: [Object.assign(sampleArticle(index), { publishedAt: toInstant(noon - (index % 30) * hourMs) })],
      },
    ]),
  );
  for (let run = 0; run < selections.length; run += 1) {
    const order = orderForRun(selections, snapshots, run);
    expect(order[0]).toBe(selections[29]);
    expect(order.map((selection) => `${selectionKey(selection)} 1`).toSorted()).toEqual(firstPages);
  }
});
