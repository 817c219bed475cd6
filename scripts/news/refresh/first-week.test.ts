/**
 * The first week of real news: a folder of samples, a service of three articles a call, four runs a day and some by hand.
 * After each day the folder is what a build takes, and shows the newest of what the archive holds.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { callsOf, parseNewsPlan } from '~/config/newsPlan';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { allNews, newsByUrl, newsOf, silent, start } from './first-week-news';
import type { RefreshResult } from './refresh';
import { archivedIn, faultsOf, filesOf, runRefresh, startService, testToken, type TestService } from './test-runs';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const plan = parseNewsPlan({ NEWS_ARCHIVE_DAYS: '4' });
/** Of the schedule: minutes after the hour, as GitHub keeps them more or less. */
const scheduledHours = [4, 10, 16, 22].map((hour) => hour + 23 / 60);
const days = [1, 2, 3, 4, 5, 6, 7] as const;

let root: string;
let service: TestService;
let clock = start;
let sampleUrls: readonly string[];
/** By day: the runs, and the calls that the service counted. */
const results = new Map<number, readonly RefreshResult[]>();
const counted = new Map<number, number>();

const working = () => join(root, 'news');
/** The folder as it was at the end of a day; of day 0 after the first run. */
const folderOf = (day: number) => join(root, `day-${day}`);

/** The service shows what is published by now. */
function run(caller: 'scheduled' | 'manual', settings: { readonly plan?: typeof plan; readonly budget?: number } = {}) {
  return runRefresh(service.url, working(), {
    options: { plan, caller, statePath: join(root, 'state.json'), ...settings },
    surroundings: {
      combinations,
      pagesKept: 3,
      now: () => clock,
      prepare(url) {
        url.searchParams.set('published_before', new Date(clock).toISOString().slice(0, 19));
        return url;
      },
    },
  });
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'news-week-'));
  const samples = await startService('one');
  const embedded = { kind: 'embedded', url: samples.url, token: '', host: 'embedded samples', corpus: null } as const;
  await runRefresh(samples.url, working(), { options: { upstream: embedded }, surroundings: { combinations } });
  await samples.close();
  sampleUrls = archivedIn(working());
  service = await startService('one', {
    articles: allNews.map(({ wire }) => wire),
    maxLimit: 3,
    usageLimit: 100,
    requireToken: testToken,
    now: () => clock,
  });
  for (const day of days) {
    service.service.faults.clear();
    const runs: RefreshResult[] = [];
    for (const hour of scheduledHours) {
      clock = start + (day - 1) * dayMs + hour * hourMs;
      runs.push(await run('scheduled'));
      if (runs.length === 1 && day === 1) cpSync(working(), folderOf(0), { recursive: true });
    }
    // Someone presses the button twice, and starts the schedule's run anew.
    if (day === 3) runs.push(await run('manual'), await run('manual'), await run('scheduled'));
    results.set(day, runs);
    counted.set(day, service.service.faults.requests().length);
    cpSync(working(), folderOf(day), { recursive: true });
  }
}, 120_000);
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the first run', () => {
  it('leaves nothing of the samples, in no snapshot and not in the archive', () => {
    expect(sampleUrls.length).toBeGreaterThan(12 * newsPageSize);
    const texts = [...filesOf(folderOf(0))].filter(
      ([, text]) => text.includes('"sample"') || sampleUrls.some((url) => text.includes(url)),
    );
    expect(texts.map(([path]) => path)).toEqual([]);
    const { index } = readSnapshots(folderOf(0));
    expect([index.origin, index.host, Object.keys(index.combinations).length]).toEqual([
      'live',
      'news.example.com',
      combinations.length,
    ]);
  });

  it('leaves what nothing was brought for empty, and says so', () => {
    const { snapshots } = readSnapshots(folderOf(0));
    const empty = combinations.filter((one) => newsOf(one, archivedIn(folderOf(0))).length === 0);
    expect(empty.map(keyOf)).toEqual(expect.arrayContaining([...silent]));
    for (const one of empty) expect(snapshots.get(keyOf(one))?.articles).toEqual([]);
    for (const key of silent) expect(snapshots.get(key)).toMatchObject({ found: 0, articles: [] });
  });
});

describe.each(days)('day %i', (day) => {
  it('leaves a folder that the build takes, and that has no fault', () => {
    expect(readSnapshots(folderOf(day)).snapshots.size).toBe(combinations.length);
    for (const result of results.get(day) ?? []) expect(faultsOf(folderOf(day), result)).toEqual([]);
  });

  it('shows of each combination the newest twelve known, each once, the newest first', () => {
    const { archive, snapshots } = readSnapshots(folderOf(day));
    const urls = archive.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !newsByUrl.has(url))).toEqual([]);
    for (const one of combinations) {
      const shown = snapshots.get(keyOf(one))?.articles.map(({ url }) => url);
      expect([keyOf(one), shown]).toEqual([keyOf(one), newsOf(one, urls).slice(0, newsPageSize)]);
    }
  });

  it('brings what is new, and loses nothing that is young enough', () => {
    const [before, after] = [new Set(archivedIn(folderOf(day - 1))), archivedIn(folderOf(day))];
    const times = after.map((url) => newsByUrl.get(url)?.time ?? 0);
    const newest = Math.max(...times);
    expect(newest).toBeGreaterThan(start + (day - 1) * dayMs);
    expect(after.some((url) => !before.has(url))).toBe(true);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(newest - plan.archiveDays * dayMs);
    const young = [...before].filter((url) => newest - (newsByUrl.get(url)?.time ?? 0) <= plan.archiveDays * dayMs);
    expect(after).toEqual(expect.arrayContaining(young));
  });

  it('spends no more than its part of the plan', () => {
    const runs = results.get(day) ?? [];
    const used = runs.map(({ callsUsed }) => callsUsed);
    const scheduled = used.slice(0, 4).reduce((sum, calls) => sum + calls, 0);
    expect(scheduled).toBeLessThanOrEqual(callsOf(plan, 'scheduled'));
    expect(counted.get(day)).toBe(used.reduce((sum, calls) => sum + calls, 0));
    expect(runs.map(({ stopReason }) => stopReason)).toEqual(runs.map(() => null));
  });
});

/** Of each combination, what there is at the beginning of a day and shown at its end. */
function countsOf(day: number) {
  const morning = start + (day - 1) * dayMs;
  const young = allNews.filter(({ time }) => time < morning && morning - time < (plan.archiveDays - 1) * dayMs);
  const urls = young.map(({ wire }) => wire.url);
  const { snapshots } = readSnapshots(folderOf(day));
  return combinations.map((one) => ({
    key: keyOf(one),
    there: newsOf(one, urls).length,
    shown: snapshots.get(keyOf(one))?.articles.length ?? 0,
  }));
}

describe('the week', () => {
  it('has ten calls by hand a day, then none, and a run of the schedule that is started anew finds its part spent', () => {
    expect(results.get(3)?.map(({ callsUsed }) => callsUsed)).toEqual([18, 18, 18, 16, 10, 0, 0]);
  });

  it('shows something of whatever there was news of in the first night, and from the second day on twelve of twelve in all lists but one', () => {
    expect(countsOf(1).filter(({ shown, there }) => there > 0 && shown === 0)).toEqual([]);
    for (const day of days.slice(1)) {
      const full = countsOf(day).filter(({ there }) => there >= newsPageSize);
      expect(full.length).toBeGreaterThan(10);
      // Three articles a call: one list may lack one or two that came since it was looked at.
      expect(full.filter(({ shown }) => shown < newsPageSize).length).toBeLessThanOrEqual(1);
      expect([day, full.filter(({ shown }) => shown < newsPageSize - 2)]).toEqual([day, []]);
    }
  });

  it('lets go of what is too old', () => {
    const last = new Set(archivedIn(folderOf(7)));
    const gone = archivedIn(folderOf(1)).filter((url) => !last.has(url));
    expect(gone.length).toBeGreaterThan(newsPageSize);
    expect([...filesOf(folderOf(7)).keys()]).not.toContain('archive/2024-04-30.json');
  });

  it('lets go of what is too much, and of nothing that is shown', async () => {
    const before = readSnapshots(working());
    clock = start + 7 * dayMs + 4 * hourMs;
    const fewer = parseNewsPlan({ NEWS_ARCHIVE_DAYS: '4', NEWS_ARCHIVE_ARTICLES: '20' });
    const result = await run('manual', { plan: fewer, budget: 1 });
    const { archive, snapshots } = readSnapshots(working());
    const shown = new Set([...snapshots.values()].flatMap(({ articles }) => articles.map(({ url }) => url)));
    expect(result.known).toBe(archive.length);
    expect(archive.length).toBeLessThan(before.archive.length);
    expect(archive.slice(20).filter(({ url }) => !shown.has(url))).toEqual([]);
    const newest = Math.max(...archive.map(({ url }) => newsByUrl.get(url)?.time ?? 0));
    const isYoung = ({ url }: { readonly url: string }) =>
      newest - (newsByUrl.get(url)?.time ?? 0) <= fewer.archiveDays * dayMs;
    for (const [key, { articles }] of before.snapshots)
      expect([key, (snapshots.get(key)?.articles.length ?? 0) >= articles.filter(isYoung).length]).toEqual([key, true]);
    expect(faultsOf(working(), result)).toEqual([]);
  });
});
