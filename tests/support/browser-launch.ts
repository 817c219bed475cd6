import { type Browser, type BrowserContext, type Request, type Route, chromium } from 'playwright-core';
import { isExternal } from './page-problems';

/** The mocked response to a request to another origin. */
export type MockResponse = NonNullable<Parameters<Route['fulfill']>[0]>;

/** Arguments for Chromium besides Playwright's defaults. */
const launchArguments = [
  '--disable-gpu',
  // By default headless Chromium aligns glyphs to whole pixels, unlike phones.
  '--font-render-hinting=none',
  // Only the preview server can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-proxy-server',
];

/** @param environment variables of the browser process, added to those of this process */
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

/** Mocks the responses to requests to other origins; requests without a mocked response fail as if the host did not exist. */
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
