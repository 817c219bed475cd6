import { type Browser, type BrowserContext, type Request, type Route, chromium } from 'playwright-core';
import { isExternal } from './page-problems';

/** An answer for a request to another origin. */
export type MockResponse = NonNullable<Parameters<Route['fulfill']>[0]>;

/** Besides Playwright's own, which are for tests. */
const launchArguments = [
  '--disable-gpu',
  // By default headless Chromium moves letters to whole pixels, which no phone does.
  '--font-render-hinting=none',
  // No host but the preview server can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-proxy-server',
];

/** @param environment its variables besides the machine's */
export function launchBrowser(path: string, environment: Readonly<Record<string, string>> = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: launchArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
}

/** Answers every request for a picture of another origin with a small grey one. */
export function mockPictures(request: Request): MockResponse | null {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#888"/></svg>';
  return request.resourceType() === 'image' ? { contentType: 'image/svg+xml', body: picture } : null;
}

/** Answers requests to other origins; where there is no answer, the host cannot be found. */
export async function mockExternalRequests(
  context: BrowserContext,
  siteUrl: string,
  answerFor: (request: Request) => MockResponse | null = mockPictures,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  await context.route(
    (url) => isExternal(url.href, origin),
    async (route) => {
      const answer = answerFor(route.request());
      await (answer === null ? route.abort('namenotresolved') : route.fulfill(answer));
    },
  );
}
