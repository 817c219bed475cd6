import type { BrowserContext, Request } from 'playwright-core';

/** Something a visitor's console or network panel would show in red or yellow. */
export interface Problem {
  readonly kind: 'console' | 'error' | 'request' | 'response' | 'external';
  readonly text: string;
}

/** Some articles of the sample have pictures there; nobody answers, and a drawing takes their place. */
const samplePicturesUrl = 'https://images.example.com/';

export function isExternal(address: string, siteOrigin: string): boolean {
  const url = new URL(address);
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== siteOrigin;
}

/**
 * Collects everything that goes wrong on any page of a context. What a policy refuses is among the console's errors.
 * @param isAnswered whether a request to another origin was foreseen and answered by the test
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
    // Failed requests and statuses are reported by their own events, with method and cause.
    if (isProblem && !text.startsWith('Failed to load resource:')) {
      add('console', `${message.type()}: ${text} (${message.location().url})`);
    }
  });
  // What the browser itself throws, such as a failed import, has an empty stack.
  context.on('weberror', (error) => add('error', error.error().stack || error.error().message));
  context.on('request', (request) => {
    const url = request.url();
    if (isExternal(url, siteOrigin) && !isAnswered(request) && !url.startsWith(samplePicturesUrl))
      add('external', `${request.method()} ${url}`);
  });
  context.on('requestfailed', (request) => {
    const cause = request.failure()?.errorText ?? 'unknown cause';
    // Leaving a page and superseding a call abort requests by design.
    const isExpected = cause === 'net::ERR_ABORTED' || isExternal(request.url(), siteOrigin);
    if (!isExpected) add('request', `${request.method()} ${request.url()}: ${cause}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      add('response', `${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return problems;
}
