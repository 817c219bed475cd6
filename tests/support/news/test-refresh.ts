/** For tests: the refresh over the embedded service, without network, with short times. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { expect } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { articleKey } from '~/shared/news/article';
import { instantOf } from '~/shared/news/instant';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { keyOf } from '~/shared/news/selection';
import { sampleArticles, type WireArticle } from '~scripts/news-service/corpus';
import { createNewsService } from '~scripts/news-service/service';
import { refresh, type RefreshDeps, type RefreshOptions } from '~scripts/news/refresh/refresh';
import { faultsIn, readNews, readNewsFolder } from '~scripts/news/snapshots/read-folder';
import { selections } from '~scripts/settings/news-filters';
import { textsOf } from '~tests/support/files';
import { replaceIn, temporaryFolder } from '~tests/support/temporary-folder';

export const testToken = 'secret-token-0123456789';
const host = 'news.example.com';
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const noon = Date.UTC(2024, 4, 2, 12);

/** A record of the service. */
export function wire(id: string, time: number, more: Partial<WireArticle> = {}): WireArticle {
  return {
    uuid: id,
    title: id,
    description: '',
    keywords: '',
    snippet: '',
    url: `https://news.example/${id}`,
    image_url: null,
    language: 'en',
    published_at: instantOf(time),
    source: 'news.example',
    categories: [],
    locale: '',
    ...more,
  };
}

interface NewsAnswer {
  readonly meta: object;
  readonly data: readonly object[];
}

/** What is wrong with an answer: its status, its headers, or what it holds. */
export interface Fault {
  readonly status?: number;
  readonly retryAfter?: string;
  readonly change?: (sound: NewsAnswer) => object;
}

export const faults = {
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
} as const satisfies Readonly<Record<string, Fault>>;

/** What tests change of the embedded service, also later on. */
const unchanged = {
  /** What is wrong with the answer to a query, if anything is. */
  fault: (_query: URLSearchParams): Fault | undefined => undefined,
  /** Articles of an answer at most. */
  limit: 12,
  /** What its clock shows. */
  now: noon,
  /** Whether its answers have a Date header. */
  tellsTime: true,
  /** Calls of a day, and what is left of them. */
  plan: 100_000,
  left: 100_000,
};

/** The embedded service, by default with the samples of a day. */
export function startService(changes: Partial<typeof unchanged & { readonly articles: readonly WireArticle[] }> = {}) {
  let made: { readonly articles: readonly WireArticle[]; readonly app: Hono } | null = null;
  const service = {
    /** Queries so far. */
    asked: new Array<URLSearchParams>(),
    articles: sampleArticles(changes.now ?? noon),
    ...unchanged,
    ...changes,
    async fetch(url: URL, init?: RequestInit) {
      const { articles, left, limit, now, plan } = service;
      if (made?.articles !== articles)
        made = { articles, app: createNewsService(articles, { requireToken: testToken }) };
      service.asked.push(url.searchParams);
      const lowered = new URL(url);
      lowered.searchParams.set('limit', String(limit));
      const sound = await made.app.fetch(new Request(lowered, init));
      const fault: Fault = (left <= 0 ? faults['402'] : service.fault(url.searchParams)) ?? {};
      const { change = (answer) => answer, retryAfter, status = sound.status } = fault;
      service.left = Math.max(0, left - 1);
      const headers = {
        ...(service.tellsTime && { Date: new Date(now).toUTCString() }),
        'X-UsageLimit-Limit': String(plan),
        'X-UsageLimit-Remaining': String(service.left),
        ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
      };
      return Response.json(change(await sound.json()), { status, headers });
    },
  };
  return service;
}

export type TestService = ReturnType<typeof startService>;

/** Without the waits for the disk, which only a power failure would miss. */
export async function quickWrite(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const live = { kind: 'live', url: `https://${host}/v1/news/all`, token: testToken, host } as const;
/** The same service, as that of the samples. */
export const embedded = { ...live, kind: 'embedded' } as const;

/** A folder of news, what is in it, and the refresh that changes it; without a path one that is gone after the test. */
export function newsIn(directory = temporaryFolder()) {
  const files = () => textsOf(directory);

  /** The articles of a snapshot, newest first. */
  function snapshot(key = 'all/all') {
    return readNews(directory, selections).snapshots.get(key)?.articles ?? [];
  }

  /** Addresses of the articles of all snapshots, each once. */
  function addresses(): readonly string[] {
    if (files().size === 0) return [];
    const { snapshots } = readNews(directory, selections);
    return [...new Set([...snapshots.values()].flatMap(({ articles }) => articles.map(({ url }) => url)))];
  }

  /** Titles of the newest twelve of a snapshot. */
  function shown(key = 'all/all'): readonly string[] {
    return snapshot(key)
      .slice(0, newsPageSize)
      .map(({ title }) => title);
  }

  /** Replaces a text in the first file with such a name. */
  function change(which: RegExp, from: string | RegExp, to: string): string {
    const name = [...files().keys()].find((path) => which.test(path)) ?? '';
    replaceIn(join(directory, name), from, to);
    return name;
  }

  /** A line for each fault of the folder; none if it holds no file. */
  function faults(): readonly string[] {
    if (!existsSync(directory) || files().size === 0) return [];
    const folder = readNewsFolder(directory, selections);
    const leftBehind = [...files().keys()].filter((path) => !path.endsWith('.json'));
    const copies = new Map<string, string>();
    const differing = [...folder.files].flatMap(([name, { articles }]) =>
      articles.flatMap((article) => {
        const [key, text] = [articleKey(article.url), JSON.stringify({ ...article, selections: [] })];
        const copy = copies.get(key) ?? text;
        copies.set(key, copy);
        return copy === text ? [] : [`${name}: another copy of ${key} differs`];
      }),
    );
    return [...faultsIn(folder), ...leftBehind, ...differing];
  }

  /** Runs the refresh, and checks what must hold after every run. */
  async function run(service: TestService, options: Partial<RefreshOptions> = {}, deps: Partial<RefreshDeps> = {}) {
    const result = await refresh(
      {
        upstream: live,
        directory,
        plan: parseNewsPlan({ NEWS_CALLS_PER_DAY: '100000' }),
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
    const texts = existsSync(directory) ? [...files().values()] : [];
    expect([...texts, JSON.stringify(result)].filter((text) => text.includes(testToken))).toEqual([]);
    expect(faults()).toEqual([]);
    return result;
  }

  return { directory, files, snapshot, addresses, shown, change, faults, run };
}

/** The keys of the selections of which a snapshot lacks articles: fewer than `least`, though the service has more. */
export function lackingSelections(news: ReturnType<typeof newsIn>, least: number): readonly string[] {
  const { snapshots } = readNews(news.directory, selections);
  return selections.map(keyOf).filter((key) => {
    const { articles, total, pagesRead } = snapshots.get(key) ?? { articles: [], total: 1, pagesRead: 0 };
    return pagesRead === 0 || articles.length < Math.min(least, total);
  });
}
