/** For tests: the refresh over the embedded service, without network, with short times. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsPageSize } from '~/config/limits';
import { parseNewsPlan } from '~/config/newsPlan';
import { newestOf } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';
import type { Fetch } from '~/features/news/model/service/askService';
import { atomicWrite } from '~scripts/lib/atomic-write';
import { sampleArticles, type WireArticle } from '~scripts/news-service/corpus';
import { refresh, type RefreshDeps, type RefreshOptions, type RefreshResult } from '~scripts/news/refresh/refresh';
import { faultsIn, readNews, readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { createFaultyService } from '~tests/support/news/faulty-service';

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
    relevance_score: null,
    locale: '',
    ...more,
  };
}

export interface TestService {
  readonly fetch: Fetch;
  readonly faults: ReturnType<typeof createFaultyService>['faults'];
  /** What tests change: its articles, articles a call, its clock, and what is left of the plan of so many calls. */
  articles: readonly WireArticle[];
  limit: number;
  now: number;
  plan: number;
  left: number;
}

/** The embedded service with a clock and a plan that tests set; by default the samples of a day, twelve a call. */
export function startService(changes: Partial<Omit<TestService, 'fetch' | 'faults'>> = {}): TestService {
  const { faults } = createFaultyService({ articles: [] });
  let made: {
    readonly articles: readonly WireArticle[];
    readonly app: { readonly fetch: (request: Request) => Response | Promise<Response> };
  } | null = null;
  const service: TestService = {
    faults,
    articles: sampleArticles(changes.now ?? noon),
    limit: 12,
    now: noon,
    plan: 100_000,
    left: 100_000,
    ...changes,
    async fetch(url, init) {
      const { articles, left, limit, now, plan } = service;
      if (made?.articles !== articles)
        made = { articles, app: createFaultyService({ articles, maxLimit: limit, requireToken: testToken }).app };
      const ordered = faults.next(url.searchParams);
      const fault = left <= 0 ? '402' : ordered;
      const request = new Request(url, { ...init, headers: { ...init.headers, 'X-News-Fault': fault } });
      const { body, headers, status } = await made.app.fetch(request);
      service.left = Math.max(0, left - 1);
      headers.set('Date', new Date(now).toUTCString());
      headers.set('X-UsageLimit-Limit', String(plan));
      headers.set('X-UsageLimit-Remaining', String(service.left));
      return { body, headers, status };
    },
  };
  return service;
}

/** Without the waits for the disk, which only a power failure would miss. */
export const quickWrite = (path: string, text: string) => atomicWrite(path, text, { fsync: false });

const live = { kind: 'live', url: `https://${host}/v1/news/all`, token: testToken, host } as const;
/** The same service, as that of the samples. */
export const embedded = { ...live, kind: 'embedded' } as const;

export function runRefresh(
  service: TestService,
  directory: string,
  options: Partial<RefreshOptions> = {},
  deps: Partial<RefreshDeps> = {},
): Promise<RefreshResult> {
  return refresh(
    {
      upstream: live,
      directory,
      plan: parseNewsPlan({ NEWS_CALLS_PER_DAY: '100000' }),
      runsLeft: null,
      memoryPath: null,
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
}

/** Path in the folder → text, of all files there are. */
export function filesOf(directory: string): ReadonlyMap<string, string> {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return new Map(paths.map((path) => [path.slice(directory.length + 1), readFileSync(path, 'utf8')]));
}

/** Addresses of the archive's articles, each as often as it stands there. */
export function archivedIn(directory: string): readonly string[] {
  return [...readNewsFolder(directory).archive.values()].flatMap(({ articles }) => articles.map(({ url }) => url));
}

/** Titles of a selection's newest twelve. */
export function shownIn(directory: string, key = 'all/all'): readonly string[] {
  const [region = '', category = ''] = key.split('/');
  const articles = newestOf(readNews(directory).archive, { region, category });
  return articles.slice(0, newsPageSize).map(({ title }) => title);
}

/** What must hold after any run, whatever went wrong: one line for each thing that does not. */
export function faultsOf(directory: string, result?: RefreshResult): readonly string[] {
  const files = [...filesOf(directory)];
  const archived = archivedIn(directory);
  const texts = [...files.map(([, text]) => text), JSON.stringify(result ?? {})];
  return [
    ...(archived.length === 0 ? [] : faultsIn(readNewsFolder(directory))),
    ...files.filter(([path]) => /\.(?:tmp|lock)$/.test(path)).map(([path]) => `${path}: left behind`),
    ...(archived.length === new Set(archived).size ? [] : ['an article stands twice in the archive']),
    ...(texts.some((text) => text.includes(testToken)) ? ['the token is in a file or the result'] : []),
  ];
}
