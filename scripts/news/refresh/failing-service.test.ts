/** Tests that failures of the service never remove good news. */
import { describe, expect, it } from 'vitest';
import { regionIds } from '~/config/news';
import { createYesterdaysFolder } from '~tests/support/news/news-folders';
import { selections } from '~tests/support/news/search-terms';
import { faultyAnswers, createNewsFolder, createTestService } from '~tests/support/news/test-refresh';
import { copyFolder } from '~tests/support/temporary-folder';
import { getExitCode } from './refresh';

const yesterdaysFolder = await createYesterdaysFolder();

type FaultName = keyof typeof faultyAnswers;

/** Makes calls for one category fail. */
const forBusiness = (name: FaultName) => (query: URLSearchParams) =>
  query.get('categories') === 'business' ? faultyAnswers[name] : undefined;

describe('a service that fails', () => {
  /** A call that is not repeated, one that is, and records of which none can be used. */
  const faultKinds = ['400', '500', 'broken'] as const;

  it.each(faultKinds)('for one category by %s removes nothing, and the other categories are updated', async (kind) => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const before = news.readAddresses();
    const result = await news.runRefresh(createTestService({ getFault: forBusiness(kind) }));
    expect(result.failed.size).toBe(regionIds.length);
    expect([...result.failed.keys()]).toEqual(expect.arrayContaining(['all/business', 'haiti/business']));
    expect([result.requestedKeys.size, getExitCode(result)]).toEqual([selections.length, 0]);
    expect(news.readAddresses()).toEqual(expect.arrayContaining([...before]));
    expect(result.newCount).toBeGreaterThan(20);
  });

  it.each([...faultKinds, 'empty'] as const)(
    'for all categories by %s leaves every file unchanged, and gets no further calls',
    async (kind) => {
      const news = createNewsFolder(copyFolder(yesterdaysFolder));
      const before = news.readFolder();
      const service = createTestService({ getFault: () => faultyAnswers[kind] });
      const result = await news.runRefresh(service);
      expect([getExitCode(result), news.readFolder()]).toEqual([1, before]);
      expect(result.failed.size).toBe(kind === 'empty' ? 0 : kind === '500' ? 3 : 6);
    },
  );

  it.each(['401', '402', '403'] as const)(
    'with %s gets no further calls, and its earlier articles are kept',
    async (kind) => {
      const news = createNewsFolder(copyFolder(yesterdaysFolder));
      const service = createTestService({ getFault: forBusiness(kind) });
      const result = await news.runRefresh(service);
      expect(result.stopReason).toContain(`(${kind})`);
      expect(service.queries).toHaveLength(result.callsUsed);
      expect(service.queries.filter((query) => query.get('categories') === 'business')).toHaveLength(1);
      expect(getExitCode(result)).toBe(0);
      const alone = createTestService({ getFault: () => faultyAnswers[kind] });
      expect(getExitCode(await news.runRefresh(alone))).toBe(kind === '402' ? 0 : 1);
    },
  );

  it('for a moment is called again after the rounds, after the time that it asks for', async () => {
    const faultyAnswersLeft = [faultyAnswers['500'], faultyAnswers['wait 7 s']];
    const service = createTestService({ getFault: () => faultyAnswersLeft.shift() });
    const waits: number[] = [];
    const sleep = (ms: number) => Promise.resolve(waits.push(ms));
    const result = await createNewsFolder().runRefresh(service, {}, { sleep });
    expect([result.failed.size, waits]).toEqual([0, [7_000]]);
  });

  it('with 429, three times in a row, is called again after a minute', async () => {
    const faultyAnswersLeft = [faultyAnswers['429'], faultyAnswers['429'], faultyAnswers['429']];
    const service = createTestService({ getFault: () => faultyAnswersLeft.shift() });
    const waits: number[] = [];
    const sleep = (ms: number) => Promise.resolve(waits.push(ms));
    const result = await createNewsFolder().runRefresh(service, {}, { sleep });
    expect([result.failed.size, result.stopReason, waits[0]]).toEqual([0, null, 60_000]);
  });

  it('with longer waits than the run may take ends the run', async () => {
    const result = await createNewsFolder().runRefresh(
      createTestService({ getFault: () => faultyAnswers['wait 400 s'] }),
    );
    expect([result.callsUsed, getExitCode(result)]).toEqual([3, 1]);
  });
});
