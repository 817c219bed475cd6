import type { BrowserContext, Request } from 'playwright-core';

/** An error or warning of the console or the network panel. */
export interface Problem {
  readonly kind: 'console' | 'error' | 'request' | 'response' | 'external';
  readonly text: string;
}

/** Some sample articles have pictures at this host, which does not exist; a drawing is shown instead. */
const samplePicturesUrl = 'https://images.example.com/';

export function isExternal(address: string, siteOrigin: string): boolean {
  const url = new URL(address);
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== siteOrigin;
}

/**
 * Collects the problems of all pages of a context. Violations of a policy are console errors.
 * @param isAnswered whether the test mocks the response to a request to another origin
 */
export function collectProblems(
  context: BrowserContext,
  siteOrigin: string,
  isAnswered: (request: Request) => boolean,
): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (kind: Problem['kind'], text: string) => problems.push({ kind, text });

  context.on('console', (message) => {
    const text = message.text();
    const isProblem = ['error', 'warning', 'assert'].includes(message.type());
    // Failed requests and error statuses have their own events, with method and cause.
    if (isProblem && !text.startsWith('Failed to load resource:')) {
      add('console', `${message.type()}: ${text} (${message.location().url})`);
    }
  });
  // Errors of the browser, such as a failed import, have an empty stack.
  context.on('weberror', (error) => add('error', error.error().stack || error.error().message));
  context.on('request', (request) => {
    const url = request.url();
    if (isExternal(url, siteOrigin) && !isAnswered(request) && !url.startsWith(samplePicturesUrl))
      add('external', `${request.method()} ${url}`);
  });
  context.on('requestfailed', (request) => {
    const cause = request.failure()?.errorText ?? 'unknown cause';
    // Requests are aborted on purpose when a page is left or a newer request replaces them.
    const isExpected = cause === 'net::ERR_ABORTED' || isExternal(request.url(), siteOrigin);
    if (!isExpected) add('request', `${request.method()} ${request.url()}: ${cause}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      add('response', `${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return problems;
}
