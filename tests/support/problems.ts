import type { BrowserContext, Request } from 'playwright-core';

/** Something a visitor's console or network panel would show in red or yellow. */
export interface Problem {
  readonly kind: 'console' | 'error' | 'request' | 'response' | 'policy' | 'foreign';
  readonly text: string;
}

export interface WatchOptions {
  readonly siteOrigin: string;
  /** Whether a request to another origin was foreseen and answered by the test. */
  readonly isAnswered: (request: Request) => boolean;
}

declare global {
  interface Window {
    /** Put there by the test harness only. */
    readonly reportViolationToTest?: (text: string) => Promise<void>;
  }
}

/** Some articles of the sample have pictures there; nobody answers, and a drawing takes their place. */
const samplePictures = 'https://images.example.com/';

export function isForeign(address: string, siteOrigin: string): boolean {
  const url = new URL(address);
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== siteOrigin;
}

/** Collects everything that goes wrong on any page of a context. */
export async function watchProblems(
  context: BrowserContext,
  { siteOrigin, isAnswered }: WatchOptions,
): Promise<readonly Problem[]> {
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
    if (isForeign(url, siteOrigin) && !isAnswered(request) && !url.startsWith(samplePictures))
      add('foreign', `${request.method()} ${url}`);
  });
  context.on('requestfailed', (request) => {
    const cause = request.failure()?.errorText ?? 'unknown cause';
    // Leaving a page and superseding a call abort requests by design.
    const isExpected = cause === 'net::ERR_ABORTED' || isForeign(request.url(), siteOrigin);
    if (!isExpected) add('request', `${request.method()} ${request.url()}: ${cause}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      add('response', `${response.status()} ${response.request().method()} ${response.url()}`);
  });

  await context.exposeBinding('reportViolationToTest', (_source, text: unknown) => {
    add('policy', String(text));
  });
  await context.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      (event) => {
        const where = `${event.sourceFile}:${event.lineNumber}`;
        void window.reportViolationToTest?.(
          `${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample} (${where})`,
        );
      },
      true,
    );
  });
  return problems;
}

/** The problems that no pattern allows, one a line. */
export function describeProblems(problems: readonly Problem[], allow: readonly RegExp[]): string {
  const lines = problems.map(({ kind, text }) => `${kind}: ${text}`);
  return lines.filter((line) => !allow.some((pattern) => pattern.test(line))).join('\n');
}
