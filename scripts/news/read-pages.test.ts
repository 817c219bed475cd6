/** Tests which pages a run asks for, and in which order. */
import { describe, expect, it } from 'vitest';
import { selectionKey } from '~/news/selection';
import { selections } from '~tests/support/news/search-terms';
import {
  createNewsFolder,
  createTestService,
  hourMs,
  listRequests,
  noon,
  serviceArticle,
} from '~tests/support/news/test-refresh';

const firstPages = selections.map((selection) => `${selectionKey(selection)} 1`);

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
    expect(listRequests(service).slice(0, firstPages.length)).toEqual(firstPages);
    expect(news.readFolder()).toEqual(before);
  });

  it('asks for second pages of the shortest lists with the calls that are left, and for no third one', async () => {
    const haiti = createArticles('Haiti', 5, { description: 'Haiti' }, noon - 90 * hourMs);
    const service = createTestService({ articles: [...createArticles('a', 60), ...haiti], limit: 3 });
    const news = createNewsFolder();
    await news.runRefresh(service, { budget: firstPages.length + 1 });
    expect(listRequests(service)).toEqual([...firstPages, 'haiti/all 2']);
    service.queries.length = 0;
    await news.runRefresh(service, { budget: firstPages.length + 18 });
    expect(listRequests(service)).toEqual([...firstPages, 'haiti/all 2', 'all/all 2']);
  });

  it('asks for no page that the service does not have, and for none of a list that is full', async () => {
    const service = createTestService({ articles: createArticles('a', 12) });
    const news = createNewsFolder();
    await news.runRefresh(service);
    expect(listRequests(service)).toEqual(firstPages);
    for (let day = 1; day <= 3; day += 1) {
      service.now = noon + day * 24 * hourMs;
      service.articles = [...createArticles(`day ${day}`, 12, {}, service.now), ...service.articles];
      service.queries.length = 0;
      await news.runRefresh(service);
    }
    expect(news.readSnapshot()).toHaveLength(36);
    expect(listRequests(service)).toEqual(firstPages);
  });

  it('with fewer calls than selections begins with the list whose newest article is the oldest', async () => {
    const service = createTestService({
      articles: [
        ...createArticles('us', 3, { description: 'USA', categories: ['business'] }, noon - 9 * hourMs),
        ...createArticles('haiti', 3, { description: 'Haiti', categories: ['business'] }),
      ],
    });
    const news = createNewsFolder();
    await news.runRefresh(service);
    const hasNews = (key: string) => news.readSnapshot(key).length > 0;
    const empty = selections.map(selectionKey).filter((key) => !hasNews(key));
    service.queries.length = 0;
    await news.runRefresh(service, { budget: empty.length + 2 });
    const asked = listRequests(service);
    expect(asked.slice(0, empty.length)).toEqual(empty.map((key) => `${key} 1`));
    expect(asked.slice(empty.length)).toEqual(['united-states/all 1', 'united-states/business 1']);
  });
});
