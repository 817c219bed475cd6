/** Runs the refresh against the embedded service, without network and without waiting. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { selectionKey } from '~/config/selection';
import { toInstant } from '~/news/instant';
import type { NewsOrigin } from '~/news/newsList';
import { createServiceQuery } from '~/news/serviceQuery';
import { createSampleArticles, type ServiceArticle } from '~scripts/news-service/sample-articles';
import { createNewsService } from '~scripts/news-service/service';
import { readNews, readNewsFolder } from '~scripts/news/folder';
import { refresh, type RefreshDependencies, type RefreshOptions } from '~scripts/news/refresh';
import { readFiles } from '~tests/support/files';
import { createIrregularRecords } from '~tests/support/news/irregular-records';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import { replaceInFile, createTemporaryFolder } from '~tests/support/temporary-folder';

export const testToken = 'secret-token-0123456789';
const host = 'news.example.com';
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const noon = Date.UTC(2024, 4, 2, 12);

/** An article in the format of the service. */
export function serviceArticle(id: string, time: number, changes: Partial<ServiceArticle> = {}): ServiceArticle {
  return {
    uuid: id,
    title: id,
    description: '',
    keywords: '',
    snippet: '',
    url: `https://news.example/${id}`,
    image_url: null,
    language: 'en',
    published_at: toInstant(time),
    source: 'news.example',
    categories: [],
    locale: '',
    ...changes,
  };
}

interface NewsAnswer {
  readonly meta: object;
  readonly data: readonly object[];
}

/** How a response of the service is wrong: status, headers or body. */
export interface FaultyAnswer {
  readonly status?: number;
  readonly retryAfter?: string;
  readonly change?: (answer: NewsAnswer) => object;
}

export const faultyAnswers = {
  '400': { status: 400 },
  '401': { status: 401 },
  '402': { status: 402 },
  '403': { status: 403 },
  '429': { status: 429 },
  '500': { status: 500 },
  'wait 7 s': { status: 503, retryAfter: '7' },
  'wait 400 s': { status: 503, retryAfter: '400' },
  empty: { change: ({ meta }) => ({ meta: { ...meta, found: 0 }, data: [] }) },
  broken: { change: ({ data, meta }) => ({ meta, data: data.map((record) => ({ ...record, title: null })) }) },
} as const satisfies Readonly<Record<string, FaultyAnswer>>;

/** Properties of the test service, which a test can also change later. */
const defaults = {
  /** Returns how the response to a query is wrong, if it is. */
  getFault: (_query: URLSearchParams): FaultyAnswer | undefined => undefined,
  /** The origin that the responses have, for which the real service says nothing. */
  origin: 'live' as NewsOrigin,
  /** Maximum number of articles in a response. */
  limit: 12,
  /** Time of the service's clock. */
  now: noon,
  /** Whether responses have a Date header. */
  sendsDate: true,
  /** Calls per day of the plan, and those that are left. */
  callsPerDay: 100_000,
  callsLeft: 100_000,
};

/** The embedded service, by default with half of the samples of a day, and irregular records. */
export function createTestService(
  changes: Partial<typeof defaults & { readonly articles: readonly ServiceArticle[] }> = {},
) {
  const time = changes.now ?? noon;
  let cachedApp: { readonly articles: readonly ServiceArticle[]; readonly app: Hono } | null = null;
  const service = {
    /** The queries so far. */
    queries: new Array<URLSearchParams>(),
    articles: [...createSampleArticles(time).filter((_, place) => place % 2 === 0), ...createIrregularRecords(time)],
    ...defaults,
    ...changes,
    async fetch(url: URL, init?: RequestInit) {
      const { articles, callsLeft, limit, now, callsPerDay } = service;
      if (cachedApp?.articles !== articles)
        cachedApp = { articles, app: createNewsService(articles, { requireToken: testToken, origin: service.origin }) };
      service.queries.push(url.searchParams);
      const limitedUrl = new URL(url);
      limitedUrl.searchParams.set('limit', String(limit));
      const answer = await cachedApp.app.fetch(new Request(limitedUrl, init));
      const fault: FaultyAnswer = (callsLeft <= 0 ? faultyAnswers['402'] : service.getFault(url.searchParams)) ?? {};
      const { change = (answer) => answer, retryAfter, status = answer.status } = fault;
      service.callsLeft = Math.max(0, callsLeft - 1);
      const headers = {
        ...(service.sendsDate && { Date: new Date(now).toUTCString() }),
        'X-UsageLimit-Limit': String(callsPerDay),
        'X-UsageLimit-Remaining': String(service.callsLeft),
        ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
      };
      return Response.json(change(await answer.json()), { status, headers });
    },
  };
  return service;
}

const toQuestion = (query: URLSearchParams) => `${query.get('search')} ${query.get('categories')}`;

/** The keys of the selections by what the service is asked for them. */
const keysByQuestion = new Map(
  selections.map((selection) => [
    toQuestion(createServiceQuery({ ...selection, page: 1, host, token: testToken }, searchTerms)),
    selectionKey(selection),
  ]),
);

/** Lists the pages that the service was asked for, such as `haiti/all 1`. */
export function listRequests({ queries }: { readonly queries: readonly URLSearchParams[] }): readonly string[] {
  return queries.map((query) => `${keysByQuestion.get(toQuestion(query))} ${query.get('page')}`);
}

export type TestService = ReturnType<typeof createTestService>;

/** Writes a file without waiting for the disk (fsync). */
export async function quickWrite(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const liveUpstream = { kind: 'live', url: `https://${host}/v1/news/all`, token: testToken, host } as const;
/** The same service, as if it were the embedded one, whose articles are samples. */
export const embeddedUpstream = { ...liveUpstream, kind: 'embedded' } as const;

/** Creates a folder of snapshots, with helpers to read it and to run the refresh; a temporary one by default. */
export function createNewsFolder(directory = createTemporaryFolder()) {
  const readFolder = () => readFiles(directory);

  /** The articles of a snapshot, newest first. */
  function readSnapshot(key = 'all/all') {
    return readNews(directory, selections).snapshots.get(key)?.articles ?? [];
  }

  /** Addresses of the articles of all snapshots, each once. */
  function readAddresses(): readonly string[] {
    if (readFolder().size === 0) return [];
    const { snapshots } = readNews(directory, selections);
    return [...new Set([...snapshots.values()].flatMap(({ articles }) => articles.map(({ url }) => url)))];
  }

  /** Titles of the newest twelve articles of a snapshot. */
  function getLatestTitles(key = 'all/all'): readonly string[] {
    return readSnapshot(key)
      .slice(0, newsPageSize)
      .map(({ title }) => title);
  }

  /** Replaces a text in the first file whose path matches. Returns the path. */
  function replaceInFirstFile(pathPattern: RegExp, from: string | RegExp, to: string): string {
    const name = [...readFolder().keys()].find((path) => pathPattern.test(path)) ?? '';
    replaceInFile(join(directory, name), from, to);
    return name;
  }

  /** Describes each inconsistency of the folder; none if it is empty. */
  function findInconsistencies(): readonly string[] {
    if (!existsSync(directory) || readFolder().size === 0) return [];
    const leftBehind = [...readFolder().keys()].filter((path) => !path.endsWith('.json'));
    return [...readNewsFolder(directory, selections).unreadable, ...leftBehind];
  }

  /** Runs the refresh, and checks that the folder is consistent and the token secret. */
  async function runRefresh(
    service: TestService,
    options: Partial<RefreshOptions> = {},
    deps: Partial<RefreshDependencies> = {},
  ) {
    const result = await refresh(
      {
        searchTerms,
        upstream: liveUpstream,
        directory,
        callsPerDay: 100_000,
        acceptLoss: false,
        budget: null,
        ...options,
      },
      {
        fetch: service.fetch,
        now: () => service.now,
        sleep: () => Promise.resolve(),
        write: quickWrite,
        onCall: () => undefined,
        ...deps,
      },
    );
    const texts = existsSync(directory) ? [...readFolder().values()] : [];
    expect([...texts, JSON.stringify(result)].filter((text) => text.includes(testToken))).toEqual([]);
    expect(findInconsistencies()).toEqual([]);
    return result;
  }

  return {
    directory,
    readFolder,
    readSnapshot,
    readAddresses,
    getLatestTitles,
    replaceInFirstFile,
    findInconsistencies,
    runRefresh,
  };
}
