import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { type TestContext, inject } from 'vitest';
import { mockExternalRequests, type MockResponse, launchBrowser } from './browser-launch';
import { type Problem, collectProblems } from './page-problems';

/** Prepares a browser context before the first navigation, for example with a route or a script. */
export type ContextSetup = (context: BrowserContext) => Promise<unknown>;

/** Playwright's options of a browser context, and those of this function. */
export interface PageOptions extends Omit<BrowserContextOptions, 'viewport'> {
  /** URL of the site, with trailing slash; the sample site by default. */
  readonly siteUrl?: string;
  /** Path to open, such as `/about`, without the base path; no page is opened if it is left out. */
  readonly path?: string;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  /** Problems that the test expects, matched against `kind: text` (page-problems.ts has the kinds). */
  readonly allowedProblems?: readonly RegExp[];
  /** Returns the response to a request to another origin. Without this option, and for null, such requests fail. */
  readonly mockExternal?: (request: Request) => MockResponse | null;
  readonly setupContext?: ContextSetup | readonly ContextSetup[];
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The problems so far; later ones are added. */
  readonly problems: readonly Problem[];
  readonly allowedProblems: readonly RegExp[];
  /** Turns scripting on and off in a page that was opened without it, for scripts of the tests. */
  readonly setScripting: (isOn: boolean) => Promise<unknown>;
}

/** The browser of all tests in this process; it ends with the process. */
let sharedBrowser: Promise<Browser> | undefined;

export function startChromium(environment?: Readonly<Record<string, string>>): Promise<Browser> {
  return launchBrowser(inject('browsers').chromium, environment);
}

/** Turns a path such as `/about?region=haiti` into a URL of the served site. */
export function toSiteUrl(path: string, site = inject('siteUrl')): string {
  return new URL(path.replace(/^\//, ''), site).href;
}

/**
 * Returns the URL of a site's home page. The site is built on the first call, so that other tests do not wait for it.
 * @param name of a site of tests/support/builds.ts
 * @throws Error with what the build printed if it fails
 */
export async function getSiteUrl(name: string): Promise<string> {
  const answer = await fetch(`${inject('siteServer')}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Fails if the page had a problem that the test does not allow. Runs at the end of each test. */
export function expectNoProblems({ problems, allowedProblems }: Pick<OpenPage, 'problems' | 'allowedProblems'>): void {
  const lines = problems.map(({ kind, text }) => `${kind}: ${text}`);
  const unexpectedProblems = lines.filter((line) => !allowedProblems.some((pattern) => pattern.test(line)));
  // Vitest would resolve the stack trace of the page to files, and fail on a folder.
  const text = unexpectedProblems.join('\n').replaceAll(/^ +at /gm, '  by ');
  if (unexpectedProblems.length > 0) throw new Error(`The page had problems:\n${text}`);
}

async function saveScreenshot(test: TestContext, page: Page): Promise<void> {
  const name = test.task.name.replace(/[^\w-]+/g, '-').slice(0, 80);
  await mkdir('.cache/failures', { recursive: true });
  // A page that hangs must not hide why the test failed.
  await page.screenshot({ path: `.cache/failures/${name}.png`, timeout: 5_000 }).catch(() => undefined);
}

/**
 * Opens a page of the built site in a new browser context, which closes with the test. The test fails at its end if the
 * page logged an error or warning, threw, violated its policy or asked another origin for anything not allowed.
 */
export async function openPage(test: TestContext, options: PageOptions = {}): Promise<OpenPage> {
  const {
    siteUrl = inject('siteUrl'),
    path,
    mockExternal,
    allowedProblems = [],
    setupContext = [],
    javaScript = true,
    ...look
  } = options;
  const { width = 1280, height = 800, ...visitor } = look;
  sharedBrowser ??= startChromium();
  const browser = await sharedBrowser;
  const siteOrigin = new URL(siteUrl).origin;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations would slow the tests down.
    reducedMotion: 'reduce',
    ...visitor,
  });

  context.setDefaultTimeout(90_000);
  const answerFor = (request: Request) => mockExternal?.(request) ?? null;
  const problems = collectProblems(context, siteOrigin, (request) => answerFor(request) !== null);
  // Routes disable the browser's HTTP cache, so they are added only if a test mocks responses.
  if (mockExternal !== undefined) await mockExternalRequests(context, siteOrigin, answerFor);
  for (const setup of [setupContext].flat()) await setup(context);
  const page = await context.newPage();
  // The DevTools protocol is used because Playwright's javaScriptEnabled cannot be undone, and axe needs scripts.
  const session = javaScript ? null : await context.newCDPSession(page);
  const setScripting = async (isOn: boolean) => session?.send('Emulation.setScriptExecutionDisabled', { value: !isOn });
  await setScripting(false);

  test.onTestFinished(async () => {
    if (test.task.result?.state === 'fail') await saveScreenshot(test, page);
    await context.close();
    expectNoProblems({ problems, allowedProblems });
  });
  if (path !== undefined) await page.goto(toSiteUrl(path, siteUrl));
  return { page, context, problems, allowedProblems, setScripting };
}
