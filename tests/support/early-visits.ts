/** What it takes to see pages rendered ahead of a press: a site whose application is held up, and a tab for it. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type FetchHandler, type Listening, listen } from '~scripts/lib/listen';
import { launchArguments } from './browser-launch';

export interface AskedFor {
  readonly path: string;
  /** Path of the page that asks. */
  readonly by: string | undefined;
  /** Tells of a page that nobody visits yet (Fetch standard, "Sec-Purpose"). */
  readonly isAhead: boolean;
}

export class EarlyVisits {
  private constructor(
    private readonly browser: Browser,
    private readonly site: Listening,
    /** What the site was asked for since the last visit began. */
    readonly requests: AskedFor[],
  ) {}

  /**
   * @param browserPath of a Chromium
   * @param fetch answers for the site; one of the application's files never comes
   */
  static async start(browserPath: string, fetch: FetchHandler): Promise<EarlyVisits> {
    const requests: AskedFor[] = [];
    const site = await listen((request, env) => {
      const { pathname: path } = new URL(request.url);
      const referrer = request.headers.get('Referer');
      requests.push({
        path,
        by: referrer === null ? undefined : new URL(referrer).pathname,
        isAhead: request.headers.get('Sec-Purpose')?.includes('prerender') === true,
      });
      return /\/app-[^/]*\.js$/.test(path) ? new Promise<Response>(() => {}) : fetch(request, env);
    });
    // For a page that Playwright steers, Chromium renders nothing ahead.
    const browser = await puppeteer.launch({
      executablePath: browserPath,
      args: [...launchArguments],
      pipe: true,
      defaultViewport: { width: 1280, height: 800 },
    });
    return new EarlyVisits(browser, site, requests);
  }

  /** Opens a page in a context of its own, without what another visit left in the browser's cache. */
  async open(path: string): Promise<Page> {
    this.requests.length = 0;
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    await page.goto(this.site.origin + path);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.site.close();
  }
}
