/** A site whose pages call the news service themselves, with a token that anybody can read. */
import type { Request } from 'playwright-core';
import { expect, test, type TestContext } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { getSiteUrl } from '~tests/support/browser';
import { mockPictures, type MockResponse } from '~tests/support/browser-launch';
import { publicToken } from '~tests/support/builds';
import { serviceArticle } from '~tests/support/news/test-refresh';
import { openNews } from './news-page';

const serviceHost = 'api.thenewsapi.com';
const found = 3 * newsPageSize;

/** A page of the service's answer, with articles of yesterday. */
function servePage(page: number): MockResponse {
  const yesterday = Date.now() - 86_400_000;
  const data = Array.from({ length: newsPageSize }, (_, index) =>
    serviceArticle(`live-${page}-${index}`, yesterday - (page * newsPageSize + index) * 1_000),
  );
  return {
    json: { meta: { found, returned: data.length, limit: newsPageSize, page }, data },
    headers: { 'Access-Control-Allow-Origin': '*' },
  };
}

const parse = (request: Request) => new URL(request.url());

/** Opens the news of the site. @param answer of the service to a call for a page */
async function openLiveNews(context: TestContext, answer: (page: number) => MockResponse) {
  const calls: URL[] = [];
  const opened = await openNews(context, {
    siteUrl: await getSiteUrl('stock-components'),
    mockExternal(request) {
      const { host, searchParams } = parse(request);
      return host === serviceHost ? answer(Number(searchParams.get('page'))) : mockPictures(request);
    },
    setupContext: async (visitor) => {
      // The oldest browsers that get the application lack it.
      await visitor.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
      visitor.on('request', (request) => {
        if (parse(request).host === serviceHost) calls.push(parse(request));
      });
    },
    allowedProblems: [
      /^console: error: .*: live news: status 503/,
      /^response: 503 GET https:\/\/api\.thenewsapi\.com\//,
    ],
  });
  const readCalls = () => calls.map(({ searchParams }) => [searchParams.get('api_token'), searchParams.get('page')]);
  return { ...opened, readCalls };
}

const isLive = (url: string) => url.startsWith('https://news.example/live-');

test('Load More asks the news service, and appends its articles', async (context) => {
  const { news, readCalls, problems } = await openLiveNews(context, servePage);
  await news.loadMore(2 * newsPageSize);
  expect(readCalls()).toEqual([[publicToken, '2']]);
  expect((await news.getListedUrls()).slice(newsPageSize).every(isLive)).toBe(true);
  expect(problems).toEqual([]);
});

test('if the news service fails, the list goes on with its file, and no message has the token', async (context) => {
  const { news, readCalls, problems } = await openLiveNews(context, () => ({ status: 503, body: 'busy' }));
  await news.loadMore(2 * newsPageSize);
  expect(readCalls()).toEqual([[publicToken, '2']]);
  expect((await news.getListedUrls()).some(isLive)).toBe(false);
  expect(await news.toast.count()).toBe(0);
  const lines = problems.flatMap(({ kind, text }) => (kind === 'console' ? [text] : [])).join('\n');
  expect(lines).toContain('live news: ');
  expect(lines).not.toContain(publicToken);
});
