/** Tests the Worker with a service on this machine. What the relay answers is tested in app.test.ts. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { containsToken } from '~/lib/redact';
import { createLiveNewsQuery } from '~/news/liveNewsQuery';
import { listen } from '~scripts/listen';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { createMemoryStore } from './store';
import worker, { NewsRelay } from './worker';

/** A token with characters that are encoded in an address. */
const token = 'canary/token+of the relay=';

const news = createNewsService(createSampleArticles(Date.UTC(2024, 4, 2)), { requireToken: token });
let callCount = 0;
const service = await listen((request) => {
  callCount += 1;
  return news.fetch(request);
});
afterAll(service.close);

const environment = {
  SITE_URL: 'https://site.example',
  NEWS_API_TOKEN: token,
  NEWS_API_URL: service.origin + newsPath,
  NEWS_CALLS_PER_DAY: '100',
};

beforeEach(() => {
  callCount = 0;
});

/** Creates the Worker with a cache and a storage. `restart` creates its Durable Object again, with the same storage. */
function createWorker(changes: Readonly<Record<string, string>> = {}) {
  const store = createMemoryStore();
  const cache = new Map<string, Response>();
  const createObject = () => new NewsRelay({ storage: store }, { ...environment, ...changes });
  let relay = createObject();
  vi.stubGlobal('caches', {
    default: {
      match: async ({ url }: Request) => cache.get(url)?.clone(),
      put: async ({ url }: Request, response: Response) => void cache.set(url, response),
    },
  });
  return {
    store,
    restart() {
      cache.clear();
      relay = createObject();
    },
    async fetch(path: string, address = '192.0.2.1') {
      const background: Promise<unknown>[] = [];
      const response = await worker.fetch(
        new Request(`https://relay.example${path}`, {
          // The visitor may send the second header. Only Cloudflare sends the first.
          headers: { 'CF-Connecting-IP': address, 'X-Forwarded-For': `6.6.6.${callCount}` },
        }),
        { RELAY: { getByName: () => relay } },
        { waitUntil: (work) => background.push(work) },
      );
      await Promise.all(background);
      return response;
    },
  };
}

const pagePath = (page: number) => `/?${createLiveNewsQuery({ region: 'all', category: 'all', page }).toString()}`;

test('pages of the site get the articles of the service, and the data center caches them', async () => {
  const { fetch } = createWorker();
  const response = await fetch(pagePath(2));
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(environment.SITE_URL);
  const page: unknown = await response.json();
  expect(page).toMatchObject({ limit: 12, returned: 12 });
  expect([await (await fetch(pagePath(2))).json(), callCount]).toEqual([page, 1]);
});

test('calls are counted by visitor, and the count and the answers survive a restart', async () => {
  const { fetch, restart, store } = createWorker();
  const statuses: number[] = [];
  for (let page = 1; page <= 9; page += 1) statuses.push((await fetch(pagePath(page))).status);
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  for (const page of [9, 10]) expect((await fetch(pagePath(page), '192.0.2.2')).status).toBe(200);
  restart();
  expect((await fetch(pagePath(10), '192.0.2.3')).status).toBe(200);
  expect([(await fetch(pagePath(11), '192.0.2.3')).status, callCount]).toEqual([503, 10]);
  const output = [
    JSON.stringify(await store.get('all/all/10')),
    ...(await Promise.all([1, 11].map(async (page) => (await fetch(pagePath(page))).text()))),
  ];
  expect(output.filter((text) => text.length < 20 || containsToken(text, token))).toEqual([]);
});

test('a query that no page makes is refused without the Durable Object', async () => {
  const { fetch } = createWorker();
  expect((await fetch('/?region=all&category=all&page=2&api_token=x')).status).toBe(400);
  expect(callCount).toBe(0);
});

test('an invalid setting is named in the log only', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fetch } = createWorker({ SITE_URL: 'http://canary.example' });
  const response = await fetch(pagePath(2));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('SITE_URL');
  const lines = log.mock.calls.join('\n');
  expect(lines).toContain('SITE_URL: must be');
  expect(lines).not.toContain('canary');
});
