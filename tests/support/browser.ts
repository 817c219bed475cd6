import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { type TestContext, inject } from 'vitest';
import { mockExternalRequests, type MockResponse, launchBrowser } from './browser-launch';
import { type Problem, collectProblems } from './page-problems';

/** Puts something in place before the first navigation, such as a route or a script. */
export type ContextSetup = (context: BrowserContext) => Promise<unknown>;

/** What a visitor is, as Playwright names it, and what the page is opened with. */
export interface PageOptions extends Omit<BrowserContextOptions, 'viewport'> {
  /** Address of another served site than the one under test, with trailing slash. */
  readonly siteUrl?: string;
  /** Path to open, e.g. `/about`, without the base path; nothing is opened where it is absent. */
  readonly path?: string;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  /** Problems the test expects, matched against `kind: text` (problems.ts has the kinds). */
  readonly allowedProblems?: readonly RegExp[];
  /** Answers requests to other origins; null, and the absence of this option, leave them without a network. */
  readonly mockExternal?: (request: Request) => MockResponse | null;
  readonly setupContext?: ContextSetup | readonly ContextSetup[];
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Grows as things go wrong. */
  readonly problems: readonly Problem[];
  readonly allowedProblems: readonly RegExp[];
  /** Switches scripts on and off again in a page opened without them, for those of the harness that take time. */
  readonly setScripting: (isOn: boolean) => Promise<unknown>;
}

/** For all tests of this process; it ends with the process. */
let sharedBrowser: Promise<Browser> | undefined;

/** Starts Chromium; the test is skipped where there is none. */
export function startChromium(test: TestContext, environment?: Readonly<Record<string, string>>): Promise<Browser> {
  return launchBrowser(inject('browsers').chromium ?? test.skip('There is no Chromium'), environment);
}

/** Address on the served site of a path such as `/about?region=haiti`. */
export function toSiteUrl(path: string, site = inject('siteUrl')): string {
  return new URL(path.replace(/^\//, ''), site).href;
}

/**
 * Address of an owner's home page. The site is built now unless it was before: tests of others do not wait for it.
 * @throws Error with what the build printed if it fails
 */
export async function ownerSiteUrl(owner: string): Promise<string> {
  const answer = await fetch(`${inject('siteServer')}/${encodeURIComponent(owner)}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** Fails where anything went wrong that the test does not allow. Runs at the end of each test. */
export function expectNoProblems({ problems, allowedProblems }: Pick<OpenPage, 'problems' | 'allowedProblems'>): void {
  const lines = problems.map(({ kind, text }) => `${kind}: ${text}`);
  const faults = lines.filter((line) => !allowedProblems.some((pattern) => pattern.test(line)));
  // Vitest would look for the files of a page's own stack, and fail where it finds a folder.
  const text = faults.join('\n').replaceAll(/^ +at /gm, '  by ');
  if (faults.length > 0) throw new Error(`The page had problems:\n${text}`);
}

async function saveScreenshot(test: TestContext, page: Page): Promise<void> {
  const name = test.task.name.replace(/[^\w-]+/g, '-').slice(0, 80);
  await mkdir('.cache/failures', { recursive: true });
  // A page that hangs must not hide why the test failed.
  await page.screenshot({ path: `.cache/failures/${name}.png`, timeout: 5_000 }).catch(() => undefined);
}

/**
 * Opens a page of the built site in a context of its own, which closes with the test. The test fails at its end if the
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
  sharedBrowser ??= startChromium(test);
  const browser = await sharedBrowser;
  const siteOrigin = new URL(siteUrl).origin;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Moving takes time.
    reducedMotion: 'reduce',
    ...visitor,
  });

  context.setDefaultTimeout(90_000);
  const answerFor = (request: Request) => mockExternal?.(request) ?? null;
  const problems = collectProblems(context, siteOrigin, (request) => answerFor(request) !== null);
  // Routing switches the browser's cache off, so only tests that answer foreign requests pay for it.
  if (mockExternal !== undefined) await mockExternalRequests(context, siteOrigin, answerFor);
  for (const setup of [setupContext].flat()) await setup(context);
  const page = await context.newPage();
  // By the browser's protocol: Playwright's own switch cannot be undone, and axe needs scripts too.
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
